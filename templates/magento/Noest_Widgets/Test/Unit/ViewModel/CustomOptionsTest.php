<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Option;
use Magento\Catalog\Model\Product\Option\Value;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Noest\Widgets\Model\PriceView;
use Noest\Widgets\Model\TaxViews;
use Noest\Widgets\ViewModel\CustomOptions;
use PHPUnit\Framework\TestCase;

class CustomOptionsTest extends TestCase
{
    public function testPricesAreThoseOfBothViewsAndNoPercentage(): void
    {
        $this->assertSame(['1' => [4.84, 4.0], '3/4' => [0.0, 0.0], '3/5' => [-2.42, -2.0]], $this->options()->prices($this->product()));
    }

    public function testAFieldHasItsLabelItsPriceAndTheLargestNumberOfCharacters(): void
    {
        [$text, $percent, $list] = $this->options()->fields($this->product());
        $this->assertSame(
            [
                'id' => 1,
                'label' => 'Tekst',
                'kind' => 'text',
                'isRequired' => true,
                'most' => 20,
                'price' => '+ EUR 4.84',
                'values' => [],
            ],
            $text
        );
        $this->assertSame(['lines', null, '+ EUR 1.21'], [$percent['kind'], $percent['most'], $percent['price']]);
        $this->assertSame(['select', '', false], [$list['kind'], $list['price'], $list['isRequired']]);
        $this->assertSame(
            [
                ['id' => 4, 'label' => 'Zwart', 'price' => ''],
                ['id' => 5, 'label' => 'Goud', 'price' => '- EUR 2.42'],
                ['id' => 6, 'label' => 'Zilver', 'price' => '+ EUR 1.21'],
            ],
            $list['values']
        );
    }

    public function testALabelHasThePriceOfTheViewOfThePage(): void
    {
        $this->assertSame('+ EUR 4.00', $this->options('excl_tax')->fields($this->product())[0]['price']);
    }

    public function testAProductWithoutOptionsHasNone(): void
    {
        $product = $this->createMock(Product::class);
        $product->method('getOptions')->willReturn(null);
        $this->assertSame([[], []], [$this->options()->fields($product), $this->options()->prices($product)]);
    }

    /**
     * A shop that enters prices without VAT and in a currency of which the one that is shown has two for one.
     */
    private function options(string $view = 'incl_tax'): CustomOptions
    {
        $both = static fn (float $amount): array => ['value' => $amount * 1.21, 'excl_tax' => $amount];
        $views = $this->createMock(TaxViews::class);
        $views->method('ofShown')->willReturnCallback(static fn ($product, $amount) => $both($amount));
        $views->method('ofEntered')->willReturnCallback(static fn ($product, $amount) => $both($amount * 2));
        $priceView = $this->createMock(PriceView::class);
        $priceView->method('current')->willReturn($view);
        $currency = $this->createMock(PriceCurrencyInterface::class);
        $currency->method('format')->willReturnCallback(static fn ($amount) => sprintf('EUR %.2f', $amount));
        return new CustomOptions($views, $priceView, $currency);
    }

    private function product(): Product
    {
        $text = $this->option(['getOptionId' => '1', 'getTitle' => 'Tekst', 'getType' => 'field', 'getPrice' => '2.00']);
        $text->method('getIsRequire')->willReturn('1');
        $text->method('getMaxCharacters')->willReturn('20');
        $percent = $this->option(['getOptionId' => '2', 'getType' => 'area', 'getPrice' => 1.0], 'percent');
        $list = $this->option(['getOptionId' => '3', 'getTitle' => 'Kleur', 'getType' => 'drop_down']);
        $list->method('getValues')->willReturn([
            4 => $this->value('4', 'Zwart', '0.00'),
            5 => $this->value('5', 'Goud', '-1.00'),
            6 => $this->value('6', 'Zilver', '1.00', 'percent'),
        ]);
        $product = $this->createMock(Product::class);
        $product->method('getOptions')->willReturn([$text, $percent, $list]);
        return $product;
    }

    private function option(array $of, string $priceType = 'fixed'): Option
    {
        $option = $this->createMock(Option::class);
        foreach ($of as $getter => $value) {
            $option->method($getter)->willReturn($value);
        }
        $option->method('getPriceType')->willReturn($priceType);
        return $option;
    }

    private function value(string $id, string $title, string $price, string $priceType = 'fixed'): Value
    {
        $value = $this->getMockBuilder(Value::class)
            ->disableOriginalConstructor()
            ->onlyMethods(['getTitle', 'getPrice', 'getPriceType', 'getOptionTypeId'])
            ->getMock();
        $value->method('getOptionTypeId')->willReturn($id);
        $value->method('getTitle')->willReturn($title);
        $value->method('getPrice')->willReturn($price);
        $value->method('getPriceType')->willReturn($priceType);
        return $value;
    }
}
