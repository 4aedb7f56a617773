<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Bundle\Pricing\Price\SpecialPrice;
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
        return $this->isReducedBundle($product) || $this->advertised->of($product) !== null ? null : $part;
    }

    /**
     * Whether a bundle has a reduction of its own, which comes off each of its parts and which GraphQL does not say.
     *
     * @param Product $product
     * @return bool
     */
    private function isReducedBundle(Product $product): bool
    {
        if ($product->getTypeId() !== Bundle::TYPE_CODE) {
            return false;
        }
        /** @var SpecialPrice $special */
        $special = $product->getPriceInfo()->getPrice(SpecialPrice::PRICE_CODE);
        return $special->getDiscountPercent() !== false || !empty($product->getData('tier_price'));
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
