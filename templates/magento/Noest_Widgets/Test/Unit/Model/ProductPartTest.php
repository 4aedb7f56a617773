<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Bundle\Pricing\Price\SpecialPrice;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Option;
use Magento\Framework\Pricing\PriceInfoInterface;
use Noest\Widgets\Model\AdvertisedPrices;
use Noest\Widgets\Model\ProductPart;
use PHPUnit\Framework\TestCase;

class ProductPartTest extends TestCase
{
    /**
     * @dataProvider types
     */
    public function testEachTypeHasItsPart(string $type, ?string $part): void
    {
        $this->assertSame($part, $this->parts()->name($this->product($type)));
    }

    public static function types(): array
    {
        return [
            ['simple', 'simple-product'],
            ['virtual', 'simple-product'],
            ['downloadable', 'simple-product'],
            ['configurable', 'configurable-product'],
            ['bundle', 'bundle-product'],
            ['grouped', 'grouped-product'],
            ['giftcard', null],
        ];
    }

    /**
     * @dataProvider customOptions
     */
    public function testCustomOptionsHaveFieldsInTheFormOfASimpleProduct(
        string $type,
        array $options,
        ?string $part
    ): void {
        $made = array_map(function (string $of): Option {
            $option = $this->createMock(Option::class);
            $option->method('getType')->willReturn($of);
            return $option;
        }, $options);
        $this->assertSame($part, $this->parts()->name($this->product($type, ['options' => $made])));
    }

    public static function customOptions(): array
    {
        $known = ['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple'];
        return [
            ['simple', $known, 'simple-product'],
            ['virtual', ['field'], 'simple-product'],
            ['simple', ['field', 'file'], null],
            ['simple', ['date_time'], null],
            ['configurable', ['field'], null],
            ['bundle', ['field'], null],
        ];
    }

    public function testADownloadWhoseLinksAreChosenHasNone(): void
    {
        $product = $this->product('downloadable', ['links_purchased_separately' => '1']);
        $this->assertNull($this->parts()->name($product));
    }

    public function testAProductThatCanNotBeBoughtHasNone(): void
    {
        $this->assertNull($this->parts()->name($this->product('simple', ['is_saleable' => false])));
    }

    public function testAProductWhosePriceIsHiddenHasNone(): void
    {
        $this->assertNull($this->parts(99.0)->name($this->product('simple')));
    }

    /**
     * @dataProvider reductions
     */
    public function testABundleWithAReductionOfItsOwnHasNone(float|false $percent, ?array $tiers, ?string $part): void
    {
        $bundle = $this->product('bundle', ['percent' => $percent, 'tier_price' => $tiers]);
        $this->assertSame($part, $this->parts()->name($bundle));
    }

    public static function reductions(): array
    {
        return [
            'none' => [false, [], 'bundle-product'],
            'a special price' => [50.0, null, null],
            'tiers' => [false, [['price_qty' => 2]], null],
        ];
    }

    private function parts(?float $advertised = null): ProductPart
    {
        $prices = $this->createMock(AdvertisedPrices::class);
        $prices->method('of')->willReturn($advertised);
        return new ProductPart($prices);
    }

    private function product(string $type, array $data = []): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getTypeId')->willReturn($type);
        $product->method('getOptions')->willReturn($data['options'] ?? null);
        $product->method('isSaleable')->willReturn($data['is_saleable'] ?? true);
        $special = $this->createMock(SpecialPrice::class);
        $special->method('getDiscountPercent')->willReturn($data['percent'] ?? false);
        $prices = $this->createMock(PriceInfoInterface::class);
        $prices->method('getPrice')->with('special_price')->willReturn($special);
        $product->method('getPriceInfo')->willReturn($prices);
        $product->method('getData')->willReturnCallback(static fn (string $key) => $data[$key] ?? null);
        return $product;
    }
}
