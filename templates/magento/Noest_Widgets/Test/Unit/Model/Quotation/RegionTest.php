<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Directory\Helper\Data as Directory;
use Magento\Framework\Exception\LocalizedException;
use Noest\Widgets\Model\Quotation\Region;
use PHPUnit\Framework\TestCase;

class RegionTest extends TestCase
{
    /**
     * @dataProvider known
     */
    public function testAProvinceThatTheCountryHasIsFoundByItsNameOrCode(string $typed): void
    {
        $california = ['region' => 'California', 'region_id' => 12, 'region_code' => 'CA'];
        $this->assertSame($california, $this->region()->fields('US', $typed));
    }

    public static function known(): array
    {
        return ['name' => ['California'], 'code' => ['CA'], 'as typed' => ['california']];
    }

    /**
     * @dataProvider refused
     */
    public function testACountryThatAsksForOneIsGivenOneThatItHas(string $country, string $typed): void
    {
        $this->expectException(LocalizedException::class);
        $this->region()->fields($country, $typed);
    }

    public static function refused(): array
    {
        return ['none' => ['US', ''], 'of another country' => ['US', 'Utrecht'], 'none, without a list' => ['XX', '']];
    }

    /**
     * @dataProvider free
     */
    public function testAnyOtherProvinceStaysAsItWasTypedAndTheOneOfAnEarlierAddressGoes(
        string $country,
        string $typed
    ): void {
        $expected = ['region' => $typed, 'region_id' => null, 'region_code' => null];
        $this->assertSame($expected, $this->region()->fields($country, $typed));
    }

    public static function free(): array
    {
        return [
            'none' => ['NL', ''],
            'of a country that asks for none' => ['NL', 'Utrecht'],
            'of a country without a list' => ['XX', 'Somewhere'],
        ];
    }

    private function region(): Region
    {
        $directory = $this->createMock(Directory::class);
        $directory->method('isRegionRequired')->willReturnCallback(static fn ($country) => $country !== 'NL');
        $directory->method('getRegionData')->willReturn(['US' => [12 => ['code' => 'CA', 'name' => 'California']]]);
        return new Region($directory);
    }
}
