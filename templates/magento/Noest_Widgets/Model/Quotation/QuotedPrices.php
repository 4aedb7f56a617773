<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Item;
use Magento\Quote\Model\Quote\Item\Option;
use Magento\Tax\Model\Config as Tax;

/**
 * The prices of a quotation on the lines of a cart.
 *
 * An option of the line says them. Magento copies it with the line, and tells the line by it from another of the same
 * product.
 */
class QuotedPrices
{
    /** The code of that option. */
    public const OPTION = 'noest_quotation';

    private const DECIMALS = 4;

    /**
     * @param Tax $tax
     * @param PriceCurrencyInterface $currency
     */
    public function __construct(private readonly Tax $tax, private readonly PriceCurrencyInterface $currency)
    {
    }

    /**
     * Writes today's prices onto the lines of a cart, with their discounts in them.
     *
     * @param Quote $from a cart whose totals are collected
     * @param Quote $to a copy of it, with the same lines in the same order
     * @param int $until Unix time at which they end; an earlier one that a line already has stays
     * @return void
     */
    public function freeze(Quote $from, Quote $to, int $until): void
    {
        $copies = $to->getAllVisibleItems();
        foreach ($from->getAllVisibleItems() as $place => $item) {
            $quoted = [
                'qty' => (float) $item->getQty(),
                'prices' => array_map($this->price(...), $this->priced($item)),
                'currency' => $this->currencyOf($from),
                'rate' => $this->rate($from),
                'until' => min($until, $this->of($item)['until'] ?? $until),
            ];
            $this->write($copies[$place], $quoted);
        }
    }

    /**
     * Gives the lines of a cart their quoted prices, as far as these hold, before its totals are collected.
     *
     * A price holds from the quoted quantity on, until it ends. Of more than that the shop's own may be lower. In another
     * currency than it was quoted in it is what it was worth in that of the shop then, at the rate of now.
     *
     * @param Quote $cart
     * @param int $now Unix time
     * @return void
     */
    public function hold(Quote $cart, int $now): void
    {
        foreach ($cart->getAllVisibleItems() as $item) {
            $quoted = $this->of($item);
            if ($quoted === null) {
                continue;
            }
            $qty = (float) $item->getQty();
            $rate = $quoted['currency'] === $this->currencyOf($cart) ? 1 : $this->rate($cart) / $quoted['rate'];
            $holds = $qty >= $quoted['qty'] && $now < $quoted['until'];
            foreach ($this->priced($item) as $place => $priced) {
                $price = $holds && isset($quoted['prices'][$place])
                    ? round($quoted['prices'][$place] * $rate, self::DECIMALS)
                    : null;
                if ($price !== null && $qty > $quoted['qty'] && $priced === $item) {
                    $today = (float) $this->currency->convert($item->getProduct()->getFinalPrice($qty));
                    $price = min($price, $today);
                }
                $priced->setCustomPrice($price);
                $priced->setOriginalCustomPrice($price);
                $priced->setNoDiscount($price === null ? 0 : 1);
                // A line that is copied with totals has the price that its tax was of; Magento would take that one again.
                $priced->setData('tax_calculation_price', null);
                $priced->setData('base_tax_calculation_price', null);
            }
        }
    }

    /**
     * What a line was quoted; null for any other line.
     *
     * @param Item $item
     * @return array{qty: float, prices: float[], currency: string, rate: float, until: int}|null
     */
    public function of(Item $item): ?array
    {
        /** @var Option|null $option */
        $option = $item->getOptionByCode(self::OPTION);
        return $option === null ? null : json_decode((string) $option->getValue(), true, 8, JSON_THROW_ON_ERROR);
    }

    /**
     * Keeps with a line what it was quoted.
     *
     * @param Item $item
     * @param array $quoted as `of` answers it
     * @return void
     */
    private function write(Item $item, array $quoted): void
    {
        $product = $item->getProduct();
        // Without the id of a product that is sold, Magento takes the line of a variant for one that is not available.
        $item->addOption([
            'code' => self::OPTION,
            'value' => json_encode($quoted, JSON_THROW_ON_ERROR),
            'product' => $product,
            'product_id' => $product->getId(),
        ]);
    }

    /**
     * The lines that have a price: the line itself, or the parts of a bundle whose prices are theirs.
     *
     * @param Item $item
     * @return Item[]
     */
    private function priced(Item $item): array
    {
        /** @var Item[] $parts */
        $parts = array_values($item->getChildren());
        return $parts !== [] && $item->isChildrenCalculated() ? $parts : [$item];
    }

    /**
     * The currency in which the totals of a cart are collected: that of the visit, which the cart has once it is saved.
     *
     * @param Quote $cart
     * @return string
     */
    private function currencyOf(Quote $cart): string
    {
        return (string) $cart->getStore()->getCurrentCurrencyCode();
    }

    /**
     * How much of that currency one of the shop's own is.
     *
     * @param Quote $cart
     * @return float
     */
    private function rate(Quote $cart): float
    {
        return (float) $this->currency->convert(1.0, $cart->getStore());
    }

    /**
     * The price of one piece as the shop enters prices, with or without VAT, less its discount.
     *
     * @param Item $item
     * @return float
     */
    private function price(Item $item): float
    {
        $withTax = 1 + (float) $item->getTaxPercent() / 100;
        $discount = (float) $item->getDiscountAmount();
        $storeId = $item->getStoreId();
        $row = (float) $item->getRowTotalInclTax() - $discount * ($this->tax->discountTax($storeId) ? 1 : $withTax);
        $piece = $row / (float) $item->getTotalQty();
        return round($this->tax->priceIncludesTax($storeId) ? $piece : $piece / $withTax, self::DECIMALS);
    }
}
