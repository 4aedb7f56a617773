<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Bundle\Pricing\Price\BundleRegularPrice;
use Magento\Bundle\Pricing\Price\FinalPrice as BundlePrice;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Pricing\Price\FinalPrice;
use Magento\Catalog\Pricing\Price\RegularPrice;
use Magento\Catalog\Pricing\Price\TierPrice;
use Magento\ConfigurableProduct\Model\Product\Type\Configurable;
use Magento\Framework\Pricing\Amount\AmountInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Magento\GroupedProduct\Pricing\Price\FinalPrice as GroupedPrice;
use Noest\Widgets\Model\AdvertisedPrices;
use Noest\Widgets\Model\TaxViews;
use Noest\Widgets\Model\Units;

/**
 * The prices of products as the server prints them: each with VAT and without it, of which CSS shows one.
 */
class Prices implements ArgumentInterface
{
    /**
     * @param TaxViews $views
     * @param PriceCurrencyInterface $currency
     * @param Units $units
     * @param AdvertisedPrices $advertised
     */
    public function __construct(
        private readonly TaxViews $views,
        private readonly PriceCurrencyInterface $currency,
        private readonly Units $units,
        private readonly AdvertisedPrices $advertised,
    ) {
    }

    /**
     * What one costs, and before a reduction; null where the price is the theme's to show, or to hide.
     *
     * Of a product that is sold by a unit it is the price of one unit, and `piece` that of one in the cart, unless that is the
     * same.
     *
     * @param Product $product
     * @return array{
     *     final: array{value: float, excl_tax: float},
     *     regular: array{value: float, excl_tax: float}|null,
     *     isFrom: bool,
     *     unit: string|null,
     *     piece: array{price: array{value: float, excl_tax: float}, label: string}|null
     * }|null
     */
    public function of(Product $product): ?array
    {
        // A shop may have to hide a price until the product is in the cart (Magento's minimum advertised price).
        if ($product->getData('can_show_price') === false || $this->advertised->of($product) !== null) {
            return null;
        }
        $type = $product->getTypeInstance();
        $finalPrice = $product->getPriceInfo()->getPrice(FinalPrice::PRICE_CODE);
        $regularPrice = $product->getPriceInfo()->getPrice(RegularPrice::PRICE_CODE);
        if ($type instanceof Grouped) {
            /** @var GroupedPrice $finalPrice */
            /** @var Product|null $cheapest */
            $cheapest = $finalPrice->getMinProduct();
            $price = $cheapest === null ? null : $this->of($cheapest);
            return $price === null ? null : ['isFrom' => true] + $price;
        }
        if ($type instanceof Bundle) {
            /** @var BundlePrice $finalPrice */
            $final = $finalPrice->getMinimalPrice();
            /** @var BundleRegularPrice $regularPrice */
            $regular = $regularPrice->getMinimalPrice();
            $isFrom = (float) $finalPrice->getMaximalPrice()->getValue() > (float) $final->getValue();
        } else {
            $final = $finalPrice->getAmount();
            $regular = $regularPrice->getAmount();
            $isFrom = $type instanceof Configurable && $this->differs($type, $product, $final);
        }
        $isReduced = round((float) $regular->getValue(), 2) > round((float) $final->getValue(), 2);
        $sold = $this->units->of($product);
        $content = $sold['content'] ?? 1.0;
        $piece = $this->views->ofAmount($product, $final);
        return [
            'final' => $this->shareOf($piece, $content),
            'regular' => $isReduced ? $this->shareOf($this->views->ofAmount($product, $regular), $content) : null,
            'isFrom' => $isFrom,
            'unit' => $sold === null ? null : (string) __('per %1', $sold['symbol']),
            'piece' => $sold === null || $content === 1.0
                ? null
                : ['price' => $piece, 'label' => $this->units->label($sold)],
        ];
    }

    /**
     * The prices from a quantity on that are lower than that of one, from few to many.
     *
     * @param Product $product
     * @return array<int, array{qty: float, price: array{value: float, excl_tax: float}, saving: int}>
     */
    public function tiers(Product $product): array
    {
        /** @var TierPrice $tierPrice */
        $tierPrice = $product->getPriceInfo()->getPrice(TierPrice::PRICE_CODE);
        $one = (float) $product->getPriceInfo()->getPrice(FinalPrice::PRICE_CODE)->getAmount()->getValue();
        $tiers = [];
        foreach ($tierPrice->getTierPriceList() as $tier) {
            $amount = $tier['price'];
            if ($amount instanceof AmountInterface && (float) $amount->getValue() < $one) {
                $tiers[] = [
                    'qty' => (float) $tier['price_qty'],
                    'price' => $this->views->ofAmount($product, $amount),
                    'saving' => (int) round((1 - (float) $amount->getValue() / $one) * 100),
                ];
            }
        }
        usort($tiers, static fn (array $a, array $b): int => $a['qty'] <=> $b['qty']);
        return $tiers;
    }

    /**
     * An amount as text, such as € 12,10.
     *
     * @param float $amount in the currency that is shown
     * @return string
     */
    public function text(float $amount): string
    {
        return $this->currency->format($amount, false);
    }

    /**
     * The price of one of so many units.
     *
     * @param array{value: float, excl_tax: float} $price
     * @param float $units
     * @return array{value: float, excl_tax: float}
     */
    private function shareOf(array $price, float $units): array
    {
        return ['value' => $price['value'] / $units, 'excl_tax' => $price['excl_tax'] / $units];
    }

    /**
     * Whether the variants cost more than the cheapest one.
     *
     * @param Configurable $type
     * @param Product $product
     * @param AmountInterface $lowest
     * @return bool
     */
    private function differs(Configurable $type, Product $product, AmountInterface $lowest): bool
    {
        // A list has the bounds from the price index; they are without adjustments.
        if ($product->getData('max_price') !== null) {
            return (float) $product->getData('max_price') > (float) $product->getData('min_price');
        }
        /** @var Product[] $variants */
        $variants = $type->getUsedProducts($product);
        foreach ($variants as $variant) {
            $amount = $variant->getPriceInfo()->getPrice(FinalPrice::PRICE_CODE)->getAmount();
            if ((float) $amount->getValue() > (float) $lowest->getValue()) {
                return true;
            }
        }
        return false;
    }
}
