<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Catalog\Model\Product;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Item;
use Magento\Quote\Model\Quote\Item\Option;
use Magento\Store\Model\Store;
use Magento\Tax\Model\Config;
use Noest\Widgets\Model\Quotation\QuotedPrices;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class QuotedPricesTest extends TestCase
{
    private const NOW = 1000;
    private const QUOTED = ['qty' => 10, 'prices' => [8.5], 'currency' => 'EUR', 'rate' => 1.0, 'until' => 2000];

    /**
     * @dataProvider quantities
     */
    public function testAPriceHoldsFromTheQuotedQuantityOnUntilItEnds(
        float $qty,
        float $today,
        int $now,
        ?float $price
    ): void {
        $item = $this->line(self::QUOTED, ['qty' => $qty], $today);
        $item->expects($this->once())->method('setCustomPrice')->with($price);
        (new QuotedPrices($this->tax(true), $this->currency()))->hold($this->cart($item), $now);
    }

    public static function quantities(): array
    {
        return [
            'as quoted' => [10, 9.0, self::NOW, 8.5],
            'as quoted, though the shop is cheaper now' => [10, 8.0, self::NOW, 8.5],
            'fewer' => [9, 9.0, self::NOW, null],
            'more' => [11, 9.0, self::NOW, 8.5],
            'more, and the shop is cheaper' => [11, 8.0, self::NOW, 8.0],
            'after it ended' => [10, 9.0, 2000, null],
        ];
    }

    /**
     * @dataProvider currencies
     */
    public function testInAnotherCurrencyAPriceIsWorthTheSame(array $quoted, string $currency, float $rate, float $price): void
    {
        $item = $this->line($quoted + self::QUOTED, ['qty' => 10], 9.0);
        $item->expects($this->once())->method('setCustomPrice')->with($price);
        (new QuotedPrices($this->tax(true), $this->currency($rate)))->hold($this->cart($item, $currency), self::NOW);
    }

    public static function currencies(): array
    {
        $yen = ['prices' => [1360.0], 'currency' => 'JPY', 'rate' => 160.0];
        return [
            'quoted in that of the shop, accepted in another' => [[], 'JPY', 160.0, 1360.0],
            'quoted in another, accepted in that of the shop' => [$yen, 'EUR', 1.0, 8.5],
            'quoted and accepted in another, whose rate has changed' => [$yen, 'JPY', 170.0, 1360.0],
        ];
    }

    public function testTheTotalsOfALineForgetThePriceThatItHadBefore(): void
    {
        $item = $this->line(self::QUOTED, ['qty' => 10], 9.0);
        $item->expects($this->exactly(2))->method('setData')
            ->withConsecutive(['tax_calculation_price', null], ['base_tax_calculation_price', null]);
        (new QuotedPrices($this->tax(true), $this->currency()))->hold($this->cart($item), self::NOW);
    }

    public function testAnyOtherLineIsLeftAlone(): void
    {
        $item = $this->line(null, ['qty' => 1], 9.0);
        $item->expects($this->never())->method('setCustomPrice');
        (new QuotedPrices($this->tax(true), $this->currency()))->hold($this->cart($item), self::NOW);
    }

    /**
     * @dataProvider entered
     */
    public function testThePriceIsWrittenAsTheShopEntersItWithItsDiscountInIt(
        bool $isEnteredWithTax,
        bool $isDiscountWithTax,
        float $discount,
        float $price
    ): void {
        $amounts = ['qty' => 10, 'row_total_incl_tax' => 121.0, 'discount_amount' => $discount, 'tax_percent' => 21];
        $copy = $this->line(null, [], 0);
        $copy->expects($this->once())->method('addOption')->with($this->callback(
            static fn (array $option): bool => $option['code'] === 'noest_quotation'
                && json_decode($option['value'], true) == [
                    'qty' => 10, 'prices' => [$price], 'currency' => 'EUR', 'rate' => 1, 'until' => 2000,
                ]
        ));
        (new QuotedPrices($this->tax($isEnteredWithTax, $isDiscountWithTax), $this->currency()))
            ->freeze($this->cart($this->line(null, $amounts, 0)), $this->cart($copy), 2000);
    }

    public static function entered(): array
    {
        return [
            'with VAT' => [true, true, 0, 12.1],
            'with VAT, 10% off' => [true, true, 12.1, 10.89],
            'without VAT' => [false, false, 0, 10.0],
            'without VAT, 10% off' => [false, false, 10.0, 9.0],
        ];
    }

    public function testAPriceStaysNoLongerForBeingQuotedAgain(): void
    {
        $amounts = ['qty' => 10, 'row_total_incl_tax' => 85.0, 'tax_percent' => 0];
        $copy = $this->line(null, [], 0);
        $copy->expects($this->once())->method('addOption')->with($this->callback(
            static fn (array $option): bool => json_decode($option['value'], true)['until'] === 2000
        ));
        (new QuotedPrices($this->tax(true), $this->currency()))
            ->freeze($this->cart($this->line(self::QUOTED, $amounts, 0)), $this->cart($copy), 9000);
    }

    public function testTheOptionIsOfTheProductOfItsLine(): void
    {
        $copy = $this->line(null, [], 0);
        $copy->expects($this->once())->method('addOption')->with($this->callback(
            static fn (array $option): bool => $option['product_id'] === 7
        ));
        (new QuotedPrices($this->tax(true), $this->currency()))
            ->freeze($this->cart($this->line(null, [], 0)), $this->cart($copy), 2000);
    }

    /**
     * @return Item&MockObject
     */
    private function line(?array $quoted, array $amounts, float $today): Item
    {
        $product = $this->createMock(Product::class);
        $product->method('getFinalPrice')->willReturn($today);
        $product->method('getId')->willReturn(7);
        $item = $this->getMockBuilder(Item::class)->disableOriginalConstructor()
            ->onlyMethods(['getQty', 'getTotalQty', 'getProduct', 'getOptionByCode', 'addOption', 'setCustomPrice', 'setData', 'isChildrenCalculated', 'getChildren'])
            ->addMethods([
                'getStoreId', 'getTaxPercent', 'getDiscountAmount', 'getRowTotalInclTax', 'setOriginalCustomPrice',
                'setNoDiscount',
            ])
            ->getMock();
        $item->method('getQty')->willReturn($amounts['qty'] ?? 1);
        $item->method('getTotalQty')->willReturn($amounts['qty'] ?? 1);
        $item->method('getTaxPercent')->willReturn($amounts['tax_percent'] ?? 0);
        $item->method('getDiscountAmount')->willReturn($amounts['discount_amount'] ?? 0);
        $item->method('getRowTotalInclTax')->willReturn($amounts['row_total_incl_tax'] ?? 0);
        $item->method('getChildren')->willReturn([]);
        $item->method('getProduct')->willReturn($product);
        $option = $quoted === null ? null : $this->option($quoted);
        $item->method('getOptionByCode')->with('noest_quotation')->willReturn($option);
        return $item;
    }

    private function option(array $quoted): Option
    {
        $option = $this->createMock(Option::class);
        $option->method('getValue')->willReturn(json_encode($quoted));
        return $option;
    }

    private function cart(Item $item, string $currency = 'EUR'): Quote
    {
        $store = $this->createMock(Store::class);
        $store->method('getCurrentCurrencyCode')->willReturn($currency);
        $cart = $this->createMock(Quote::class);
        $cart->method('getStore')->willReturn($store);
        $cart->method('getAllVisibleItems')->willReturn([$item]);
        return $cart;
    }

    private function tax(bool $isEnteredWithTax, bool $isDiscountWithTax = true): Config
    {
        $tax = $this->createMock(Config::class);
        $tax->method('priceIncludesTax')->willReturn($isEnteredWithTax);
        $tax->method('discountTax')->willReturn($isDiscountWithTax);
        return $tax;
    }

    private function currency(float $rate = 1.0): PriceCurrencyInterface
    {
        $currency = $this->createMock(PriceCurrencyInterface::class);
        $currency->method('convert')->willReturnCallback(static fn (float $amount): float => $amount * $rate);
        return $currency;
    }
}
