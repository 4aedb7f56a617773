<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Model\Product;
use Magento\Catalog\Pricing\Price\FinalPrice;
use Magento\Catalog\Pricing\Price\RegularPrice;
use Magento\Catalog\Pricing\Price\TierPrice;
use Magento\ConfigurableProduct\Model\Product\Type\Configurable;
use Magento\Framework\Pricing\Amount\AmountInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Pricing\PriceInfoInterface;
use Noest\Widgets\Model\AdvertisedPrices;
use Noest\Widgets\Model\TaxViews;
use Noest\Widgets\Model\Units;
use Noest\Widgets\ViewModel\Prices;
use PHPUnit\Framework\TestCase;

class PricesTest extends TestCase
{
    public function testAReductionHasThePriceBefore(): void
    {
        $price = $this->prices()->of($this->product(['final_price' => 39.95, 'regular_price' => 50.0]));
        $this->assertSame(['value' => 39.95, 'excl_tax' => -39.95], $price['final']);
        $this->assertSame(50.0, $price['regular']['value']);
        $this->assertFalse($price['isFrom']);
    }

    public function testARegularPriceThatDiffersInLessThanACentIsNone(): void
    {
        $price = $this->prices()->of($this->product(['final_price' => 10.0, 'regular_price' => 10.004]));
        $this->assertNull($price['regular']);
    }

    public function testVariantsOfSeveralPricesCostFromTheLowestOnwards(): void
    {
        $shown = ['final_price' => 10.0, 'regular_price' => 10.0];
        $listed = fn (string $highest): Product =>
            $this->product($shown, ['min_price' => '10.0', 'max_price' => $highest], Configurable::class);
        $this->assertTrue($this->prices()->of($listed('12.0'))['isFrom']);
        $this->assertFalse($this->prices()->of($listed('10.0'))['isFrom']);
    }

    public function testAPriceThatHasToBeHiddenIsTheThemes(): void
    {
        $shown = ['final_price' => 10.0, 'regular_price' => 10.0];
        $this->assertNull($this->prices(null, 12.0)->of($this->product($shown)));
        $this->assertNull($this->prices()->of($this->product($shown, ['can_show_price' => false])));
        $this->assertNotNull($this->prices()->of($this->product($shown)));
    }

    public function testTiersThatCostLessComeFromFewToMany(): void
    {
        $tiers = [
            ['price_qty' => '25', 'price' => $this->amount(6.5)],
            ['price_qty' => '5', 'price' => $this->amount(9.0)],
            ['price_qty' => '2', 'price' => $this->amount(10.0)],
        ];
        $found = $this->prices()->tiers($this->product(['final_price' => 10.0], [], null, $tiers));
        $this->assertSame([[5.0, 9.0, 10], [25.0, 6.5, 35]], array_map(
            static fn (array $tier): array => [$tier['qty'], $tier['price']['value'], $tier['saving']],
            $found
        ));
    }

    public function testWhatIsSoldByAUnitHasItsPriceAndThatOfAPiece(): void
    {
        $sold = ['unit' => 'M2', 'symbol' => 'm²', 'content' => 2.5];
        $product = $this->product(['final_price' => 24.2, 'regular_price' => 30.25]);
        $price = $this->prices($sold)->of($product);
        $this->assertSame(['value' => 9.68, 'excl_tax' => -9.68], $price['final']);
        $this->assertSame(12.1, $price['regular']['value']);
        $this->assertSame('per m²', $price['unit']);
        $this->assertSame(['value' => 24.2, 'excl_tax' => -24.2], $price['piece']['price']);
        $this->assertSame('each of 2.5 m²', $price['piece']['label']);
        $this->assertNull($this->prices(['content' => 1.0] + $sold)->of($product)['piece']);
        $this->assertNull($this->prices()->of($product)['unit']);
    }

    private function prices(?array $sold = null, ?float $advertisedPrice = null): Prices
    {
        $advertised = $this->createMock(AdvertisedPrices::class);
        $advertised->method('of')->willReturn($advertisedPrice);
        $units = $this->createMock(Units::class);
        $units->method('of')->willReturn($sold);
        $units->method('label')->willReturn('each of 2.5 m²');
        $views = $this->createMock(TaxViews::class);
        $views->method('ofAmount')->willReturnCallback(
            static fn ($product, $amount) => ['value' => $amount->getValue(), 'excl_tax' => -$amount->getValue()]
        );
        return new Prices($views, $this->createMock(PriceCurrencyInterface::class), $units, $advertised);
    }

    private function product(array $prices, array $data = [], ?string $type = null, array $tiers = []): Product
    {
        $classes = ['final_price' => FinalPrice::class, 'regular_price' => RegularPrice::class];
        $models = [];
        foreach ($prices as $code => $value) {
            $models[$code] = $this->createMock($classes[$code]);
            $models[$code]->method('getAmount')->willReturn($this->amount($value));
        }
        $models['tier_price'] = $this->createMock(TierPrice::class);
        $models['tier_price']->method('getTierPriceList')->willReturn($tiers);
        $info = $this->createMock(PriceInfoInterface::class);
        $info->method('getPrice')->willReturnCallback(static fn (string $code) => $models[$code]);
        $product = $this->createMock(Product::class);
        $product->method('getPriceInfo')->willReturn($info);
        $product->method('getData')->willReturnCallback(static fn ($key = '') => $data[$key] ?? null);
        $product->method('getTypeInstance')->willReturn($type === null ? null : $this->createMock($type));
        return $product;
    }

    private function amount(float $value): AmountInterface
    {
        $amount = $this->createMock(AmountInterface::class);
        $amount->method('getValue')->willReturn($value);
        return $amount;
    }
}
