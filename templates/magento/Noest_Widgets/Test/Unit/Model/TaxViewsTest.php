<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Pricing\Price\FinalPrice;
use Magento\Framework\Pricing\Amount\AmountInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Pricing\PriceInfoInterface;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Magento\GroupedProduct\Pricing\Price\FinalPrice as GroupedPrice;
use Noest\Widgets\Model\TaxViews;
use PHPUnit\Framework\TestCase;

class TaxViewsTest extends TestCase
{
    public function testAPriceWithItsVatIsTakenApart(): void
    {
        $amount = $this->createMock(AmountInterface::class);
        $amount->method('hasAdjustment')->with('tax')->willReturn(true);
        $amount->method('getValue')->willReturnCallback(static fn ($without = null) => $without === 'tax' ? 10.0 : 12.1);
        $this->assertSame(
            ['value' => 12.1, 'excl_tax' => 10.0],
            $this->views(false)->ofAmount($this->product('simple'), $amount)
        );
    }

    public function testAPriceWithoutVatGetsIt(): void
    {
        $this->assertSame(
            ['value' => 12.1, 'excl_tax' => 10.0],
            $this->views(false)->ofAmount($this->product('simple'), $this->amount(10.0))
        );
    }

    public function testAGroupIsTaxedAsItsCheapestProduct(): void
    {
        $cheapest = $this->product('simple');
        $cheapest->method('getId')->willReturn(7);
        $final = $this->createMock(GroupedPrice::class);
        $final->method('getMinProduct')->willReturn($cheapest);
        $info = $this->createMock(PriceInfoInterface::class);
        $info->method('getPrice')->with(FinalPrice::PRICE_CODE)->willReturn($final);
        $group = $this->product('grouped');
        $group->method('getTypeInstance')->willReturn($this->createMock(Grouped::class));
        $group->method('getPriceInfo')->willReturn($info);
        $this->assertSame(
            ['value' => 12.1, 'excl_tax' => 10.0],
            $this->views(true, $cheapest)->ofAmount($group, $this->amount(12.1))
        );
    }

    public function testWhatAMerchantEnteredIsConvertedAndShownBothWays(): void
    {
        $this->assertSame(
            ['value' => 24.2, 'excl_tax' => 20.0],
            $this->views(true)->ofEntered($this->product('simple'), 12.1)
        );
    }

    /**
     * A shop with 21% VAT, whose other currency has two for one.
     */
    private function views(bool $entersWithVat, ?Product $taxed = null): TaxViews
    {
        $catalog = $this->createMock(Catalog::class);
        $catalog->method('getTaxPrice')->willReturnCallback(
            function ($product, $price, $isWithTax, $to, $from, $group, $store, $hasTax, $rounds) use ($entersWithVat, $taxed) {
                $this->assertFalse($rounds);
                $this->assertTrue($taxed === null || $taxed === $product);
                $without = ($hasTax ?? $entersWithVat) ? $price / 1.21 : $price;
                return round($isWithTax ? $without * 1.21 : $without, 6);
            }
        );
        $currency = $this->createMock(PriceCurrencyInterface::class);
        $currency->method('convert')->willReturnCallback(static fn ($amount) => $amount * 2);
        return new TaxViews($catalog, $currency);
    }

    private function amount(float $value): AmountInterface
    {
        $amount = $this->createMock(AmountInterface::class);
        $amount->method('hasAdjustment')->willReturn(false);
        $amount->method('getValue')->willReturn($value);
        return $amount;
    }

    private function product(string $type): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getTypeId')->willReturn($type);
        return $product;
    }
}
