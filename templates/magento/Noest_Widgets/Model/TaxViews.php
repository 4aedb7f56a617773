<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Catalog\Helper\Data as Catalog;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Pricing\Price\FinalPrice;
use Magento\Framework\Pricing\Amount\AmountInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Magento\GroupedProduct\Pricing\Price\FinalPrice as GroupedPrice;

/**
 * A price with VAT and without it, whichever of them the shop is set to show.
 *
 * Amounts are in the currency that is shown, and unrounded. `value` has the VAT in it, `excl_tax` has not.
 */
class TaxViews
{
    private const TAX = 'tax';

    /**
     * @param Catalog $catalog
     * @param PriceCurrencyInterface $currency
     */
    public function __construct(private readonly Catalog $catalog, private readonly PriceCurrencyInterface $currency)
    {
    }

    /**
     * A price as Magento has it.
     *
     * @param Product $product whose price it is
     * @param AmountInterface $amount
     * @return array{value: float, excl_tax: float}
     */
    public function ofAmount(Product $product, AmountInterface $amount): array
    {
        $value = (float) $amount->getValue();
        if ($product->getTypeId() === Grouped::TYPE_CODE) {
            // Its price is that of its cheapest product, as that was entered.
            return $this->ofShown($this->taxed($product), $value);
        }
        if ($amount->hasAdjustment(self::TAX)) {
            return ['value' => $value, 'excl_tax' => (float) $amount->getValue(self::TAX)];
        }
        // A shop that enters and shows its prices without VAT counts none.
        return ['value' => $this->convert($this->taxed($product), $value, true, false), 'excl_tax' => $value];
    }

    /**
     * An amount as a merchant entered it beside a product, such as what an option costs.
     *
     * @param Product $product
     * @param float $amount in the currency of the shop's prices
     * @return array{value: float, excl_tax: float}
     */
    public function ofEntered(Product $product, float $amount): array
    {
        return $this->ofShown($product, (float) $this->currency->convert($amount));
    }

    /**
     * The same of an amount in the currency that is shown.
     *
     * @param Product $product
     * @param float $amount with VAT or without it, as the shop enters its prices
     * @return array{value: float, excl_tax: float}
     */
    public function ofShown(Product $product, float $amount): array
    {
        return [
            'value' => $this->convert($product, $amount, true),
            'excl_tax' => $this->convert($product, $amount, false),
        ];
    }

    /**
     * An amount with VAT or without it.
     *
     * @param Product $product whose VAT counts
     * @param float $amount
     * @param bool $isWithTax
     * @param bool|null $hasTax whether the VAT is in the amount; null where it is as the shop enters its prices
     * @return float
     */
    private function convert(Product $product, float $amount, bool $isWithTax, ?bool $hasTax = null): float
    {
        return (float) $this->catalog
            ->getTaxPrice($product, $amount, $isWithTax, null, null, null, null, $hasTax, false);
    }

    /**
     * The product whose VAT counts: a group, and a bundle that is the sum of its parts, have none of their own.
     *
     * @param Product $product
     * @return Product
     */
    private function taxed(Product $product): Product
    {
        $type = $product->getTypeInstance();
        $part = null;
        if ($type instanceof Grouped) {
            /** @var GroupedPrice $price */
            $price = $product->getPriceInfo()->getPrice(FinalPrice::PRICE_CODE);
            $part = $price->getMinProduct();
        } elseif ($type instanceof Bundle && (int) $product->getData('tax_class_id') === 0) {
            $part = $type->getSelectionsCollection($type->getOptionsIds($product), $product)->getFirstItem();
        }
        return $part instanceof Product && $part->getId() !== null ? $part : $product;
    }
}
