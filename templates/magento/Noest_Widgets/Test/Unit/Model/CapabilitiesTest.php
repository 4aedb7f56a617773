<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\NotFoundException;
use Noest\Widgets\Model\Capabilities;
use PHPUnit\Framework\TestCase;

class CapabilitiesTest extends TestCase
{
    public function testAddressesAreLookedUpWhereTheMerchantSaysSo(): void
    {
        $this->assertSame(
            ['business-numbers', 'order-keys', 'order-reference', 'single-pieces', 'tax-views'],
            $this->capabilities([])->names()
        );
        $this->assertSame(
            ['business-numbers', 'order-keys', 'order-reference', 'postcode-lookup', 'single-pieces', 'tax-views'],
            $this->capabilities(['noest/postcode/enabled'])->names()
        );
    }

    public function testQuotationsAreMadeWhereTheMerchantSaysSo(): void
    {
        $this->assertContains('quotation', $this->capabilities(['noest/quotation/enabled'])->names());
        $this->capabilities(['noest/quotation/enabled'])->need('quotation');
        $this->expectException(NotFoundException::class);
        $this->capabilities([])->need('quotation');
    }

    public function testUnitPricesAreKnownWhereTheMerchantNamesAnAttribute(): void
    {
        $this->assertContains('unit-prices', $this->capabilities(['noest/units/unit'])->names());
        $this->assertNotContains('unit-prices', $this->capabilities([])->names());
    }

    private function capabilities(array $on): Capabilities
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('isSetFlag')->willReturnCallback(
            static fn (string $path, string $scope): bool => $scope === 'store' && in_array($path, $on, true)
        );
        return new Capabilities($config);
    }
}
