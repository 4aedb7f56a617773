<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\App\ActionInterface;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Http\Context;
use Magento\Framework\Stdlib\CookieManagerInterface;
use Noest\Widgets\Model\PriceView;
use Noest\Widgets\Plugin\VaryByPriceView;
use PHPUnit\Framework\TestCase;

class PriceViewTest extends TestCase
{
    /**
     * @dataProvider shops
     */
    public function testTheShoppersChoiceCountsOtherwiseTheShops(?string $cookie, string $display, string $view): void
    {
        $this->assertSame($view, $this->priceView($cookie, $display)->current());
    }

    public static function shops(): array
    {
        return [
            'a shop that shows VAT' => [null, '2', 'incl_tax'],
            'a shop that shows both' => [null, '3', 'incl_tax'],
            'a shop that shows no VAT' => [null, '1', 'excl_tax'],
            'a choice' => ['excl_tax', '2', 'excl_tax'],
            'a choice against the shop' => ['incl_tax', '1', 'incl_tax'],
            'a cookie that is no view' => ['<b>', '2', 'incl_tax'],
        ];
    }

    public function testACacheKeepsAPageOfEachView(): void
    {
        $context = $this->createMock(Context::class);
        $context->expects($this->once())->method('setValue')->with('noest_price_view', 'excl_tax', 'incl_tax');
        $plugin = new VaryByPriceView($context, $this->priceView('excl_tax', '2'));
        $plugin->beforeExecute($this->createMock(ActionInterface::class));
    }

    private function priceView(?string $cookie, string $display): PriceView
    {
        $cookies = $this->createMock(CookieManagerInterface::class);
        $cookies->method('getCookie')->with('price_view')->willReturn($cookie);
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->with('tax/display/type', 'store')->willReturn($display);
        return new PriceView($cookies, $config);
    }
}
