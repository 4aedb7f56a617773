<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Catalog\Model\Product;

/**
 * Which part sells a product.
 */
class ProductPart
{
    private const PARTS = [
        'simple' => 'simple-product',
        'virtual' => 'simple-product',
        'downloadable' => 'simple-product',
        'configurable' => 'configurable-product',
        'bundle' => 'bundle-product',
        'grouped' => 'grouped-product',
    ];

    /**
     * The name of the part, null where the form of the theme has to sell the product.
     *
     * The parts know neither custom options nor links that are chosen one by one, and a product that can't be bought
     * has no form.
     *
     * @param Product $product
     * @return string|null
     */
    public function name(Product $product): ?string
    {
        $hasChoiceOfLinks = (bool) $product->getData('links_purchased_separately');
        if ($hasChoiceOfLinks || count($product->getOptions() ?? []) > 0 || !$product->isSaleable()) {
            return null;
        }
        return self::PARTS[$product->getTypeId()] ?? null;
    }
}
