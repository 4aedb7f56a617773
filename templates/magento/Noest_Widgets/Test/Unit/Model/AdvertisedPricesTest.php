<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Catalog\Model\Product;
use Magento\Msrp\Helper\Data;
use Magento\Msrp\Pricing\MsrpPriceCalculatorInterface;
use Noest\Widgets\Model\AdvertisedPrices;
use PHPUnit\Framework\TestCase;

class AdvertisedPricesTest extends TestCase
{
    /**
     * @dataProvider products
     */
    public function testAPriceIsAdvertisedWhereMagentoHidesALowerOne(bool $applies, bool $isLower, ?float $price): void
    {
        $msrp = $this->createMock(Data::class);
        $msrp->method('canApplyMsrp')->willReturn($applies);
        $msrp->method('isMinimalPriceLessMsrp')->willReturn($isLower);
        $calculator = $this->createMock(MsrpPriceCalculatorInterface::class);
        $calculator->method('getMsrpPriceValue')->willReturn(99.0);
        $this->assertSame($price, (new AdvertisedPrices($msrp, $calculator))->of($this->createMock(Product::class)));
    }

    public static function products(): array
    {
        return [
            'a lower one' => [true, true, 99.0],
            'one that is no lower' => [true, false, null],
            'none in this shop' => [false, true, null],
        ];
    }
}
