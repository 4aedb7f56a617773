<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Exception\GraphQlInputException;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Noest\Widgets\Model\OrderKeys;

/**
 * The query noestOrder. Its answer changes with an order, so no cache keeps it.
 */
class OrderOfKey implements ResolverInterface
{
    /**
     * @param OrderKeys $keys
     */
    public function __construct(private readonly OrderKeys $keys)
    {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        try {
            $number = $this->keys->find($args['key']);
        } catch (LocalizedException $exception) {
            throw new GraphQlInputException(__($exception->getMessage()), $exception);
        }
        return $number === null ? null : ['order_number' => $number];
    }
}
