<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Resolver;

use Magento\Catalog\Model\Product;
use Magento\CatalogGraphQl\Model\Resolver\Product\Price\ProviderPool;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Query\ResolverInterface;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Noest\Widgets\Model\AdvertisedPrices;
use Noest\Widgets\Model\TaxViews;

/**
 * The fields noest_regular_price and noest_final_price of a price: those beside them, with VAT and without it.
 *
 * Of a product whose price the shop has to hide both are the price that it advertises.
 */
class PriceInBothViews implements ResolverInterface
{
    /**
     * @param ProviderPool $providers
     * @param TaxViews $views
     * @param AdvertisedPrices $advertised
     */
    public function __construct(
        private readonly ProviderPool $providers,
        private readonly TaxViews $views,
        private readonly AdvertisedPrices $advertised,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null)
    {
        $product = $value['model'] ?? null;
        $isRegular = $field->getName() === 'noest_regular_price';
        $shown = $value[$isRegular ? 'regular_price' : 'final_price']['value'] ?? null;
        if (!$product instanceof Product || $shown === null) {
            return null;
        }
        $advertised = $this->advertised->of($product);
        if ($advertised !== null) {
            return $this->views->ofEntered($product, $advertised);
        }
        $provider = $this->providers->getProviderByProductType($product->getTypeId());
        $lowest = $isRegular ? $provider->getMinimalRegularPrice($product) : $provider->getMinimalFinalPrice($product);
        if ((float) $lowest->getValue() === (float) $shown) {
            return $this->views->ofAmount($product, $lowest);
        }
        $highest = $isRegular ? $provider->getMaximalRegularPrice($product) : $provider->getMaximalFinalPrice($product);
        return $this->views->ofAmount($product, $highest);
    }
}
