<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Block;

use Magento\Catalog\Block\Product\Context;
use Magento\Catalog\Model\Product;
use Magento\Framework\DataObject\IdentityInterface;
use Noest\Widgets\Block\ProductRow;
use Noest\Widgets\Block\Widget\ProductRow as NamedRow;
use Noest\Widgets\ViewModel\Prices;
use Noest\Widgets\ViewModel\ProductRow as Row;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class ProductRowTest extends TestCase
{
    /** @var Row&MockObject */
    private Row $row;

    protected function setUp(): void
    {
        $this->row = $this->createMock(Row::class);
    }

    public function testAPageHasTheTagsOfTheRelatedProductsThatItShows(): void
    {
        $page = $this->product(1);
        $this->row->method('related')->with($page)->willReturn([$this->product(2), $this->product(3)]);
        $block = $this->block(ProductRow::class, ['product' => $page]);
        $this->assertInstanceOf(IdentityInterface::class, $block);
        $this->assertSame(['cat_p_2', 'cat_p', 'cat_p_3'], $block->getIdentities());
    }

    public function testTheProductsOfARowAreAskedForOnce(): void
    {
        $this->row->expects($this->once())->method('related')->willReturn([]);
        $block = $this->block(ProductRow::class, ['product' => $this->product(1)]);
        $block->products();
        $block->getIdentities();
    }

    public function testAPageOfNoProductHasNoRelatedOnes(): void
    {
        $this->row->expects($this->never())->method('related');
        $this->assertSame([], $this->block(ProductRow::class, ['product' => null])->getIdentities());
    }

    public function testANamedProductThatIsNotShownTodayHasItsTagToo(): void
    {
        $this->row->method('bySku')->with(['A', 'B'])->willReturn([$this->product(2)]);
        $this->row->method('idsOf')->with(['A', 'B'])->willReturn([2, 7]);
        $block = $this->block(NamedRow::class, ['skus' => ' A, B,']);
        $this->assertInstanceOf(IdentityInterface::class, $block);
        $this->assertSame(['cat_p_2', 'cat_p', 'cat_p_7'], $block->getIdentities());
    }

    public function testARowWithoutSkusAsksForNothing(): void
    {
        $this->row->expects($this->never())->method('bySku');
        $this->row->expects($this->never())->method('idsOf');
        $block = $this->block(NamedRow::class, ['skus' => ' , ', 'product' => $this->product(1)]);
        $this->assertSame([[], []], [$block->products(), $block->getIdentities()]);
    }

    /**
     * @template T of ProductRow
     * @param class-string<T> $class
     * @param array $data
     * @return T
     */
    private function block(string $class, array $data): ProductRow
    {
        return new $class($this->createMock(Context::class), $this->row, $this->createMock(Prices::class), $data);
    }

    private function product(int $id): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getIdentities')->willReturn(["cat_p_$id", 'cat_p']);
        return $product;
    }
}
