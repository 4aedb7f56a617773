<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Exception\GraphQlInputException;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Magento\Framework\UrlInterface;
use Magento\GraphQl\Model\Query\ContextInterface;
use Magento\QuoteGraphQl\Model\Cart\GetCartForUser;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\RequestQuotation as Request;

/**
 * The mutation requestNoestQuotation.
 */
class RequestQuotation implements ResolverInterface
{
    /**
     * @param GetCartForUser $getCartForUser
     * @param Request $request
     * @param Capabilities $capabilities
     * @param UrlInterface $url
     */
    public function __construct(
        private readonly GetCartForUser $getCartForUser,
        private readonly Request $request,
        private readonly Capabilities $capabilities,
        private readonly UrlInterface $url,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        if (!in_array(Capabilities::QUOTATION, $this->capabilities->names(), true)) {
            throw new GraphQlInputException(__('This shop makes no quotations.'));
        }
        /** @var ContextInterface $context */
        ['cart_id' => $id, 'key' => $key] = $args['input'];
        $storeId = (int) $context->getExtensionAttributes()->getStore()->getId();
        $cart = $this->getCartForUser->execute($id, $context->getUserId(), $storeId);
        try {
            $quotation = $this->request->execute($cart, $key, $args['input']['note'] ?? '');
        } catch (LocalizedException $exception) {
            throw new GraphQlInputException(__($exception->getMessage()), $exception);
        }
        return ['number' => $quotation->number(), 'url' => $this->url->getUrl('noest/quotation/success')];
    }
}
