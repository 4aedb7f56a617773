<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Directory\Helper\Data as Directory;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\RequestInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\View\Asset\Repository;
use Magento\Store\Model\Store;
use Magento\Store\Model\StoreManagerInterface;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\ViewModel\Kit;
use PHPUnit\Framework\TestCase;

class KitTest extends TestCase
{
    public function testTheConfigurationNamesTheShopAndNobodyInIt(): void
    {
        $this->assertSame([
            'backend' => 'magento',
            'baseUrl' => '',
            'storeCode' => 'dutch',
            'locale' => 'nl_NL',
            'currency' => 'EUR',
            'currencyRate' => 1,
            'countries' => ['NL', 'BE'],
            'defaultCountry' => 'NL',
            'capabilities' => ['business-numbers'],
        ], json_decode($this->kit()->configuration(), true));
    }

    public function testNoValueEndsTheScriptElement(): void
    {
        $json = $this->kit(['code' => '</script><!--&'])->configuration();
        $this->assertDoesNotMatchRegularExpression('/[<>&]/', $json);
        $this->assertSame('</script><!--&', json_decode($json, true)['storeCode']);
    }

    public function testAShopInAFolderNamesItsAddress(): void
    {
        $json = $this->kit(['base' => 'https://example.com/shop/'])->configuration();
        $this->assertSame('https://example.com/shop', json_decode($json, true)['baseUrl']);
    }

    public function testAStoreViewWithItsCodeInAddressesNamesTheAddressOfItsLinks(): void
    {
        $json = $this->kit(['link' => 'https://example.com/nl/'])->configuration();
        $this->assertSame('https://example.com/nl', json_decode($json, true)['baseUrl']);
    }

    public function testAFileOfTheKitKeepsItsName(): void
    {
        $this->assertSame('/static/Noest_Widgets::kit/noest.js?secure', $this->kit()->url('noest.js'));
    }

    private function kit(array $shop = []): Kit
    {
        $store = $this->createMock(Store::class);
        $store->method('getCode')->willReturn($shop['code'] ?? 'dutch');
        $store->method('getCurrentCurrencyCode')->willReturn('EUR');
        $base = $shop['base'] ?? 'https://example.com/';
        $store->method('getBaseUrl')->willReturnMap([['web', true, $base], ['link', true, $shop['link'] ?? $base]]);
        $stores = $this->createMock(StoreManagerInterface::class);
        $stores->method('getStore')->willReturn($store);
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->willReturnMap([
            ['general/locale/code', 'store', null, 'nl_NL'],
            ['general/country/allow', 'store', null, 'NL,BE'],
        ]);
        $directory = $this->createMock(Directory::class);
        $directory->method('getDefaultCountry')->willReturn('NL');
        $request = $this->createMock(RequestInterface::class);
        $request->method('isSecure')->willReturn(true);
        $assets = $this->createMock(Repository::class);
        $assets->method('getUrlWithParams')->willReturnCallback(
            static fn (string $file, array $params): string => "/static/$file" . ($params['_secure'] ? '?secure' : '')
        );
        $capabilities = $this->createMock(Capabilities::class);
        $capabilities->method('names')->willReturn(['business-numbers']);
        $prices = $this->createMock(PriceCurrencyInterface::class);
        $prices->method('convert')->willReturnArgument(0);
        return new Kit($assets, $stores, $config, $directory, $request, $capabilities, $prices);
    }
}
