<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Exception\GraphQlInputException;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Magento\GraphQl\Model\Query\ContextInterface;
use Magento\QuoteGraphQl\Model\Cart\GetCartForUser;
use Noest\Widgets\Model\BusinessNumbers;

/**
 * The mutation setNoestBusinessNumbersOnCart.
 */
class SetBusinessNumbers implements ResolverInterface
{
    /**
     * @param GetCartForUser $getCartForUser
     * @param BusinessNumbers $numbers
     */
    public function __construct(
        private readonly GetCartForUser $getCartForUser,
        private readonly BusinessNumbers $numbers,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        /** @var ContextInterface $context */
        ['cart_id' => $id, 'coc_number' => $cocNumber, 'vat_id' => $vatId] = $args['input'];
        $storeId = (int) $context->getExtensionAttributes()->getStore()->getId();
        $cart = $this->getCartForUser->execute($id, $context->getUserId(), $storeId);
        try {
            $this->numbers->set($cart, $cocNumber, $vatId);
        } catch (LocalizedException $exception) {
            throw new GraphQlInputException(__($exception->getMessage()), $exception);
        }
        return ['cart' => ['model' => $cart]];
    }
}
