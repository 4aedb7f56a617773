<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Catalog\Model\Product;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Noest\Widgets\Model\Units;

/**
 * The field noest_unit of a price: by what its product is sold.
 */
class UnitOfProduct implements ResolverInterface
{
    /**
     * @param Units $units
     */
    public function __construct(private readonly Units $units)
    {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        $product = $value['model'] ?? null;
        $sold = $product instanceof Product ? $this->units->of($product) : null;
        return $sold === null
            ? null
            : ['unit' => $sold['unit'], 'content' => $sold['content'], 'label' => $this->units->label($sold)];
    }
}
