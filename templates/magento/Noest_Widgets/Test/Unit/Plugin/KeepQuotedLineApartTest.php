<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Plugin;

use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\Quotation\QuotedPrices;
use Noest\Widgets\Plugin\KeepQuotedLineApart;
use PHPUnit\Framework\TestCase;

class KeepQuotedLineApartTest extends TestCase
{
    private const QUOTED = ['qty' => 1.0, 'prices' => [8.5], 'until' => 2000];

    /**
     * @dataProvider lines
     */
    public function testALineWithAQuotedPriceIsItsOwn(?array $one, ?array $other, bool $isSame, bool $expected): void
    {
        [$item, $otherItem] = [$this->createMock(Item::class), $this->createMock(Item::class)];
        $prices = $this->createMock(QuotedPrices::class);
        $prices->method('of')->willReturnCallback(static fn (Item $asked): ?array => $asked === $item ? $one : $other);
        $this->assertSame($expected, (new KeepQuotedLineApart($prices))->afterCompare($item, $isSame, $otherItem));
    }

    public static function lines(): array
    {
        return [
            'neither quoted' => [null, null, true, true],
            'neither quoted, of two products' => [null, null, false, false],
            'one quoted' => [self::QUOTED, null, true, false],
            'the other quoted' => [null, self::QUOTED, true, false],
            'both quoted' => [self::QUOTED, self::QUOTED, true, false],
        ];
    }
}
