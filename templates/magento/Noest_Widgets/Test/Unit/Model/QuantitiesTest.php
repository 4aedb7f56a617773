<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Catalog\Model\Product;
use Magento\CatalogInventory\Api\Data\StockItemInterface;
use Magento\CatalogInventory\Api\StockRegistryInterface;
use Magento\Store\Model\Store;
use Noest\Widgets\Model\Quantities;
use PHPUnit\Framework\TestCase;

class QuantitiesTest extends TestCase
{
    /**
     * @dataProvider stockItems
     */
    public function testAQuantityIsOneThatMagentoTakes(array $of, array $quantities, bool $takeOne): void
    {
        $item = $this->createMock(StockItemInterface::class);
        foreach ($of as $getter => $value) {
            $item->method($getter)->willReturn($value);
        }
        $stock = $this->createMock(StockRegistryInterface::class);
        $stock->method('getStockItem')->with(7, 1)->willReturn($item);
        $store = $this->createMock(Store::class);
        $store->method('getWebsiteId')->willReturn('1');
        $product = $this->createMock(Product::class);
        $product->method('getId')->willReturn('7');
        $product->method('getStore')->willReturn($store);
        $this->assertSame($quantities, array_values((new Quantities($stock))->of($product)));
        $this->assertSame($takeOne, (new Quantities($stock))->takeOne($product));
    }

    /**
     * Increments, fractions, the least and the most; then the least, the most and the step, and whether one can be bought.
     */
    public static function stockItems(): array
    {
        $of = static fn ($increments, bool $isDecimal, float $least, float $most): array => [
            'getQtyIncrements' => $increments,
            'getIsQtyDecimal' => $isDecimal,
            'getMinSaleQty' => $least,
            'getMaxSaleQty' => $most,
        ];
        return [
            'by the piece' => [$of(false, false, 1.0, 10000.0), [1.0, 10000.0, 1.0], true],
            'by the piece, from two' => [$of(false, false, 2.0, 10000.0), [2.0, 10000.0, 1.0], false],
            'by six' => [$of(6.0, false, 6.0, 24.0), [6.0, 24.0, 6.0], false],
            'by six, from ten' => [$of(6.0, false, 10.0, 24.0), [12.0, 24.0, 6.0], false],
            'by halves' => [$of(0.5, true, 0.5, 10000.0), [0.5, 10000.0, 0.5], true],
            'by tenths' => [$of(0.1, true, 0.1, 10000.0), [0.1, 10000.0, 0.1], true],
            'by three quarters' => [$of(0.75, true, 0.75, 10000.0), [0.75, 10000.0, 0.75], false],
            'in any fraction' => [$of(false, true, 0.25, 10000.0), [0.25, 10000.0, null], true],
        ];
    }
}
