<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Catalog\Model\Product;
use Magento\ConfigurableProduct\Model\Product\Type\Configurable;
use Magento\Framework\DataObject;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Noest\Widgets\Model\ProductPart;
use Noest\Widgets\Model\Quantities;
use Noest\Widgets\ViewModel\ProductForm;
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

    public function testTheQuantityOfABundlesOptionIsThatOfThePartThatIsChosenOrOfTheFirst(): void
    {
        $cable = $this->selection(['selection_qty' => '5.0000']);
        $plug = $this->selection(['selection_qty' => '2.0000', 'is_default' => '1']);
        $type = $this->createMock(Bundle::class);
        $type->method('getOptionsCollection')->willReturn($this->optionsWith([$cable, $plug], [$cable]));
        $this->assertSame([2.0, 5.0], array_column($this->form()->options($this->product($type)), 'qty'));
    }

    public function testAProductOfAnotherTypeHasNoChoices(): void
    {
        $product = $this->product($this->createMock(Grouped::class));
        $this->assertSame([], $this->form()->attributes($product));
        $this->assertSame([], $this->form()->options($product));
    }

    private function form(): ProductForm
    {
        return new ProductForm($this->createMock(ProductPart::class), $this->createMock(Quantities::class));
    }

    private function product(object $type): Product
    {
        $product = $this->createMock(Product::class);
        $product->method('getTypeInstance')->willReturn($type);
        return $product;
    }

    private function selection(array $data): Product
    {
        $selection = $this->createMock(Product::class);
        $selection->method('isSaleable')->willReturn(true);
        $selection->method('getData')->willReturnCallback(static fn (string $key): ?string => $data[$key] ?? null);
        return $selection;
    }

    /**
     * A collection of options, each with some of these.
     */
    private function optionsWith(array ...$selections): object
    {
        return new class($selections) {
            public function __construct(private readonly array $selections)
            {
            }

            public function appendSelections(): array
            {
                return array_map(static fn (array $all): DataObject => new class(['selections' => $all]) extends DataObject {
                    public function __call($method, $args)
                    {
                        return $method === 'getSelections' ? $this->getData('selections') : null;
                    }
                }, $this->selections);
            }
        };
    }
}
