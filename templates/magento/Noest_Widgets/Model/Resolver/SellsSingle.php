<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Catalog\Model\Product;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Noest\Widgets\Model\Quantities;

/**
 * The field noest_sells_single of a product: whether one of it can be bought.
 */
class SellsSingle implements ResolverInterface
{
    /**
     * @param Quantities $quantities
     */
    public function __construct(private readonly Quantities $quantities)
    {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        $product = $value['model'] ?? null;
        return $product instanceof Product ? $this->quantities->takeOne($product) : null;
    }
}
