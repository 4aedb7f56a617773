<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Block;

use Magento\Catalog\Block\Product\Context;
use Magento\Catalog\Model\Product;
use Magento\Framework\DataObject\IdentityInterface;
use Noest\Widgets\Block\Group;
use Noest\Widgets\ViewModel\Prices;
use Noest\Widgets\ViewModel\ProductForm;
use PHPUnit\Framework\TestCase;

class GroupTest extends TestCase
{
    public function testAPageHasTheTagsOfTheProductsOfItsGroup(): void
    {
        $group = $this->createMock(Product::class);
        $children = [['product' => $this->product(2)], ['product' => $this->product(3)]];
        $block = $this->block($group, $children);
        $this->assertInstanceOf(IdentityInterface::class, $block);
        $this->assertSame(['cat_p_2', 'cat_p', 'cat_p_3'], $block->getIdentities());
    }

    public function testAPageOfNoProductHasNone(): void
    {
        $this->assertSame([], $this->block(null, [])->getIdentities());
    }

    private function block(?Product $product, array $children): Group
    {
        $form = $this->createMock(ProductForm::class);
        $form->method('children')->willReturnMap([[$product, $children]]);
        $prices = $this->createMock(Prices::class);
        return new Group($this->createMock(Context::class), $form, $prices, ['product' => $product]);
    }

    private function product(int $id): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getIdentities')->willReturn(["cat_p_$id", 'cat_p']);
        return $product;
    }
}
