<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Model\Product;
use Magento\CatalogInventory\Api\Data\StockItemInterface;
use Magento\CatalogInventory\Api\StockRegistryInterface;
use Magento\ConfigurableProduct\Model\Product\Type\Configurable;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Noest\Widgets\Model\ProductPart;
use Noest\Widgets\ViewModel\ProductForm;
use Magento\Store\Model\Store;
use PHPUnit\Framework\TestCase;

class ProductFormTest extends TestCase
{
    public function testAnAttributeHasTheLabelsOfTheStoreView(): void
    {
        $type = $this->createMock(Configurable::class);
        $type->method('getConfigurableAttributesAsArray')->willReturn([
            [
                'attribute_id' => '93',
                'label' => 'Color',
                'store_label' => 'Kleur',
                'values' => [['value_index' => '49', 'label' => 'Black', 'store_label' => 'Zwart']],
            ],
            ['attribute_id' => '141', 'label' => 'Size', 'values' => []],
        ]);
        $this->assertSame([
            ['id' => 93, 'label' => 'Kleur', 'options' => [['id' => 49, 'label' => 'Zwart']]],
            ['id' => 141, 'label' => 'Size', 'options' => []],
        ], $this->form()->attributes($this->product($type)));
    }

    public function testAGroupHasItsProductsWithTheQuantitiesOfTheMerchant(): void
    {
        $child = $this->createMock(Product::class);
        $child->method('getId')->willReturn('7');
        $child->method('getName')->willReturn('Schroef');
        $child->method('getData')->with('qty')->willReturn('2.0000');
        $child->method('isSaleable')->willReturn(true);
        $type = $this->createMock(Grouped::class);
        $type->method('getAssociatedProducts')->willReturn([3 => $child]);
        $children = $this->form()->children($this->product($type));
        $this->assertSame([7, 'Schroef', 2.0, true, $child], array_values($children[0]));
    }

    /**
     * @dataProvider stockItems
     */
    public function testAQuantityIsOneThatMagentoTakes(array $of, array $quantities): void
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
        $this->assertSame($quantities, array_values($this->form($stock)->quantities($product)));
    }

    /**
     * Increments, fractions, the least and the most; then the least, the most and the step of the form.
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
            'by the piece' => [$of(false, false, 1.0, 10000.0), [1.0, 10000.0, 1.0]],
            'by six' => [$of(6.0, false, 6.0, 24.0), [6.0, 24.0, 6.0]],
            'by six, from ten' => [$of(6.0, false, 10.0, 24.0), [12.0, 24.0, 6.0]],
            'by halves' => [$of(0.5, true, 0.5, 10000.0), [0.5, 10000.0, 0.5]],
            'in any fraction' => [$of(false, true, 0.25, 10000.0), [0.25, 10000.0, null]],
        ];
    }

    public function testAProductOfAnotherTypeHasNoChoices(): void
    {
        $product = $this->product($this->createMock(Grouped::class));
        $this->assertSame([], $this->form()->attributes($product));
        $this->assertSame([], $this->form()->options($product));
    }

    private function form(?StockRegistryInterface $stock = null): ProductForm
    {
        return new ProductForm($this->createMock(ProductPart::class), $stock ?? $this->createMock(StockRegistryInterface::class));
    }

    private function product(object $type): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getTypeInstance')->willReturn($type);
        return $product;
    }
}
