<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Catalog\Model\Product;

/**
 * Which part sells a product.
 */
class ProductPart
{
    /** The kind of field of each type of custom option that a part has a field for. */
    public const FIELDS = [
        'field' => 'text',
        'area' => 'lines',
        'date' => 'date',
        'drop_down' => 'select',
        'radio' => 'radio',
        'checkbox' => 'checkbox',
        'multiple' => 'checkbox',
    ];

    private const PARTS = [
        'simple' => 'simple-product',
        'virtual' => 'simple-product',
        'downloadable' => 'simple-product',
        'configurable' => 'configurable-product',
        'bundle' => 'bundle-product',
        'grouped' => 'grouped-product',
    ];

    /**
     * @param AdvertisedPrices $advertised
     */
    public function __construct(private readonly AdvertisedPrices $advertised)
    {
    }

    /**
     * The name of the part, null where the form of the theme has to sell the product.
     *
     * The parts know no links that are chosen one by one, and a product that can't be bought has no form. Custom
     * options have fields in the form of a simple product, but for files and times. A form of a part shows the price, which
     * some shops have to hide.
     *
     * @param Product $product
     * @return string|null
     */
    public function name(Product $product): ?string
    {
        $hasChoiceOfLinks = (bool) $product->getData('links_purchased_separately');
        $part = self::PARTS[$product->getTypeId()] ?? null;
        if ($hasChoiceOfLinks || !$this->hasFields($product, $part) || !$product->isSaleable()) {
            return null;
        }
        return $this->advertised->of($product) === null ? $part : null;
    }

    /**
     * Whether a part has a field for each custom option of a product.
     *
     * @param Product $product
     * @param string|null $part
     * @return bool
     */
    private function hasFields(Product $product, ?string $part): bool
    {
        foreach ($product->getOptions() ?? [] as $option) {
            if ($part !== self::PARTS['simple'] || !isset(self::FIELDS[$option->getType()])) {
                return false;
            }
        }
        return true;
    }
}
