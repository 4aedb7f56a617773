<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Catalog\Api\ProductRepositoryInterface;
use Magento\Catalog\Model\Product;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Magento\GraphQl\Model\Query\ContextInterface;
use Noest\Widgets\Model\TaxViews;

/**
 * The field noest_price of a part of a bundle: what it adds to a bundle of a fixed price, with VAT and without it.
 */
class BundleOptionPrice implements ResolverInterface
{
    private const FIXED = 'FIXED';

    /**
     * @param ProductRepositoryInterface $products
     * @param TaxViews $views
     */
    public function __construct(
        private readonly ProductRepositoryInterface $products,
        private readonly TaxViews $views,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        if (($value['price_type'] ?? '') !== self::FIXED || !isset($value['parent_product_id'], $value['price'])) {
            return null;
        }
        /** @var ContextInterface $context */
        $storeId = (int) $context->getExtensionAttributes()->getStore()->getId();
        /** @var Product $bundle */
        $bundle = $this->products->getById((int) $value['parent_product_id'], false, $storeId);
        return $this->views->ofEntered($bundle, (float) $value['price']);
    }
}
