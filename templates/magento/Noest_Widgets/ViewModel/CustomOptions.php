<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Option;
use Magento\Catalog\Model\Product\Option\Value;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Noest\Widgets\Model\PriceView;
use Noest\Widgets\Model\ProductPart;
use Noest\Widgets\Model\TaxViews;

/**
 * The custom options of a product, with what they cost.
 */
class CustomOptions implements ArgumentInterface
{
    /**
     * @param TaxViews $views
     * @param PriceView $priceView
     * @param PriceCurrencyInterface $currency
     */
    public function __construct(
        private readonly TaxViews $views,
        private readonly PriceView $priceView,
        private readonly PriceCurrencyInterface $currency,
    ) {
    }

    /**
     * The options in their order. `most` is the largest number of characters, null without a limit.
     *
     * @param Product $product
     * @return array<int, array{
     *     id: int, label: string, kind: string, isRequired: bool, most: int|null, price: string,
     *     values: array<int, array{id: int, label: string, price: string}>
     * }>
     */
    public function fields(Product $product): array
    {
        return array_map(
            fn (Option $option): array => [
                'id' => (int) $option->getOptionId(),
                'label' => (string) $option->getTitle(),
                'kind' => ProductPart::FIELDS[$option->getType()] ?? '',
                'isRequired' => (bool) $option->getIsRequire(),
                'most' => (int) $option->getMaxCharacters() ?: null,
                'price' => $this->hasValues($option) ? '' : $this->text($this->amount($product, $option)),
                'values' => array_map(
                    fn (Value $value): array => [
                        'id' => (int) $value->getOptionTypeId(),
                        'label' => (string) $value->getTitle(),
                        'price' => $this->text($this->amount($product, $value)),
                    ],
                    $this->values($option)
                ),
            ],
            $this->options($product)
        );
    }

    /**
     * What each costs with VAT and without it, in the currency that is shown.
     *
     * `1` is option 1, `3/2` value 2 of option 3.
     *
     * A percentage is left out: it is one of the price at the quantity that is bought.
     *
     * @param Product $product
     * @return array<string, array{float, float}>
     */
    public function prices(Product $product): array
    {
        $prices = [];
        foreach ($this->options($product) as $option) {
            $id = (string) $option->getOptionId();
            $priced = $this->hasValues($option) ? [] : [$id => $option];
            foreach ($this->values($option) as $value) {
                $priced[$id . '/' . $value->getOptionTypeId()] = $value;
            }
            foreach ($priced as $key => $of) {
                if ($of->getPriceType() !== Value::TYPE_PERCENT) {
                    $prices[(string) $key] = array_values($this->amounts($product, $of));
                }
            }
        }
        return $prices;
    }

    /**
     * The options of a product in their order.
     *
     * @param Product $product
     * @return Option[]
     */
    private function options(Product $product): array
    {
        /** @var Option[] $options */
        $options = $product->getOptions() ?? [];
        return array_values($options);
    }

    /**
     * Whether one is chosen, not entered.
     *
     * @param Option $option
     * @return bool
     */
    private function hasValues(Option $option): bool
    {
        return in_array(ProductPart::FIELDS[$option->getType()] ?? '', ['select', 'radio', 'checkbox'], true);
    }

    /**
     * The values of an option in their order.
     *
     * @param Option $option
     * @return Value[]
     */
    private function values(Option $option): array
    {
        /** @var Value[] $values */
        $values = $this->hasValues($option) ? $option->getValues() ?? [] : [];
        return array_values($values);
    }

    /**
     * What an option or a value adds to the price, in the view of the page.
     *
     * @param Product $product
     * @param Option|Value $of
     * @return float
     */
    private function amount(Product $product, Option|Value $of): float
    {
        $isWithTax = $this->priceView->current() === PriceView::INCL_TAX;
        return $this->amounts($product, $of)[$isWithTax ? 'value' : 'excl_tax'];
    }

    /**
     * The same with VAT and without it, in cents.
     *
     * @param Product $product
     * @param Option|Value $of
     * @return array{value: float, excl_tax: float}
     */
    private function amounts(Product $product, Option|Value $of): array
    {
        $price = (float) $of->getPrice(true);
        // Magento gives a percentage as an amount in the currency that is shown.
        $amounts = $of->getPriceType() === Value::TYPE_PERCENT
            ? $this->views->ofShown($product, $price)
            : $this->views->ofEntered($product, $price);
        return array_map(static fn (float $amount): float => round($amount, 2), $amounts);
    }

    /**
     * An amount as it stands beside a label; empty where it is nothing.
     *
     * @param float $amount
     * @return string
     */
    private function text(float $amount): string
    {
        if ($amount === 0.0) {
            return '';
        }
        return ($amount < 0 ? '- ' : '+ ') . $this->currency->format(abs($amount), false);
    }
}
