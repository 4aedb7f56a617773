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
    public function testWhoHasNotChosenSeesWhatTheShopShows(string $display, string $view): void
    {
        $this->assertSame($view, $this->priceView($this->context(null), $display)->current());
    }

    public static function shops(): array
    {
        return [
            'a shop that shows VAT' => ['2', 'incl_tax'],
            'a shop that shows both' => ['3', 'incl_tax'],
            'a shop that shows no VAT' => ['1', 'excl_tax'],
        ];
    }

    /**
     * @dataProvider requests
     */
    public function testAPageShowsTheViewOfTheKeyUnderWhichACacheKeepsIt(
        ?string $vary,
        string $display,
        string $view,
    ): void {
        $context = $this->context('customers without scripts');
        $priceView = $this->priceView($context, $display);
        $cookies = $this->createMock(CookieManagerInterface::class);
        $cookies->method('getCookie')->with('X-Magento-Vary')->willReturn($vary);
        $plugin = new VaryByPriceView($context, $priceView, $cookies);
        $plugin->beforeExecute($this->createMock(ActionInterface::class));
        $this->assertSame($view, $priceView->current());
    }

    /**
     * The key of the request, what the shop shows, and the view of the page.
     */
    public static function requests(): array
    {
        return [
            'no key' => [null, '2', 'incl_tax'],
            'the key of another view' => ['customers without scripts', '2', 'excl_tax'],
            'the key of another view, in a shop that shows no VAT' => ['customers without scripts', '1', 'incl_tax'],
            'the key of customers who did not choose' => ['customers', '2', 'incl_tax'],
        ];
    }

    /**
     * A context whose key is `$vary` once it has another price view than the shop's.
     */
    private function context(?string $vary): Context
    {
        $shown = ['incl_tax', 'incl_tax'];
        $context = $this->createMock(Context::class);
        $context->method('setValue')->willReturnCallback(
            function (string $name, string $view, string $standard) use (&$shown, $context): Context {
                $this->assertSame('noest_price_view', $name);
                $shown = [$view, $standard];
                return $context;
            }
        );
        $context->method('getValue')->willReturnCallback(
            static function () use (&$shown, $vary): ?string {
                return $vary === null ? null : $shown[0];
            }
        );
        $context->method('getVaryString')->willReturnCallback(
            static function () use (&$shown, $vary): ?string {
                return $shown[0] === $shown[1] ? 'customers' : $vary;
            }
        );
        return $context;
    }

    private function priceView(Context $context, string $display): PriceView
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->with('tax/display/type', 'store')->willReturn($display);
        return new PriceView($context, $config);
    }
}
