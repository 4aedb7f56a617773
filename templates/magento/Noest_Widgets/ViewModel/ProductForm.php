<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Bundle\Model\Option;
use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Catalog\Model\Product;
use Magento\ConfigurableProduct\Model\Product\Type\Configurable;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Noest\Widgets\Model\ProductPart;
use Noest\Widgets\Model\Quantities;

/**
 * What the form of a product asks, for a shopper without scripts and for those whose code is still to come.
 */
class ProductForm implements ArgumentInterface
{
    /**
     * @param ProductPart $productPart
     * @param Quantities $quantities
     */
    public function __construct(
        private readonly ProductPart $productPart,
        private readonly Quantities $quantities,
    ) {
    }

    /**
     * The name of the part that sells a product; null where none does.
     *
     * @param Product $product
     * @return string|null
     */
    public function part(Product $product): ?string
    {
        return $this->productPart->name($product);
    }

    /**
     * The quantities in which a product can be bought. `step` is null where any fraction can.
     *
     * @param Product $product
     * @return array{least: float, most: float, step: float|null}
     */
    public function quantities(Product $product): array
    {
        return $this->quantities->of($product);
    }

    /**
     * The attributes of a configurable product in their order, each with the values that a product in it has.
     *
     * @param Product $product
     * @return array<int, array{id: int, label: string, options: array<int, array{id: int, label: string}>}>
     */
    public function attributes(Product $product): array
    {
        $type = $product->getTypeInstance();
        if (!$type instanceof Configurable) {
            return [];
        }
        $attributes = [];
        foreach ($type->getConfigurableAttributesAsArray($product) as $attribute) {
            $options = array_map(
                static fn (array $value): array => [
                    'id' => (int) $value['value_index'],
                    'label' => (string) ($value['store_label'] ?? $value['label']),
                ],
                array_values($attribute['values'])
            );
            $attributes[] = [
                'id' => (int) $attribute['attribute_id'],
                'label' => (string) ($attribute['store_label'] ?? $attribute['label']),
                'options' => $options,
            ];
        }
        return $attributes;
    }

    /**
     * The options of a bundle, each with its selections. `isSingle`: one selection at most can be chosen.
     *
     * `qty` is how many are bought of the one that is chosen at first, or of the first one.
     *
     * @param Product $product
     * @return array<int, array{
     *     id: int, label: string, isRequired: bool, isSingle: bool, qty: float,
     *     selections: array<int, array{
     *         id: int, name: string, qty: float, isChosen: bool, canChangeQty: bool, isSaleable: bool
     *     }>
     * }>
     */
    public function options(Product $product): array
    {
        $type = $product->getTypeInstance();
        if (!$type instanceof Bundle) {
            return [];
        }
        $collection = $type->getOptionsCollection($product);
        $selections = $type->getSelectionsCollection($type->getOptionsIds($product), $product);
        /** @var Option[] $found */
        $found = $collection->appendSelections($selections, false, false);
        $options = [];
        foreach ($found as $option) {
            $selections = array_map($this->selection(...), array_values($option->getSelections() ?? []));
            $chosen = array_filter($selections, static fn (array $selection): bool => $selection['isChosen']);
            $options[] = [
                'id' => (int) $option->getId(),
                'label' => (string) ($option->getTitle() ?: $option->getData('default_title')),
                'isRequired' => (bool) $option->getRequired(),
                'isSingle' => in_array($option->getType(), ['select', 'radio'], true),
                'qty' => [...$chosen, ...$selections][0]['qty'] ?? 1.0,
                'selections' => $selections,
            ];
        }
        return $options;
    }

    /**
     * The products of a group.
     *
     * @param Product $product
     * @return array<int, array{id: int, name: string, qty: float, isSaleable: bool, product: Product}>
     */
    public function children(Product $product): array
    {
        $type = $product->getTypeInstance();
        if (!$type instanceof Grouped) {
            return [];
        }
        return array_map(
            static fn (Product $child): array => [
                'id' => (int) $child->getId(),
                'name' => (string) $child->getName(),
                'qty' => (float) $child->getData('qty'),
                'isSaleable' => (bool) $child->isSaleable(),
                'product' => $child,
            ],
            array_values($type->getAssociatedProducts($product))
        );
    }

    /**
     * One selection of an option.
     *
     * @param Product $selection
     * @return array{id: int, name: string, qty: float, isChosen: bool, canChangeQty: bool, isSaleable: bool}
     */
    private function selection(Product $selection): array
    {
        $isSaleable = (bool) $selection->isSaleable();
        return [
            'id' => (int) $selection->getData('selection_id'),
            'name' => (string) $selection->getName(),
            'qty' => max(1.0, (float) $selection->getData('selection_qty')),
            'isChosen' => $isSaleable && (bool) $selection->getData('is_default'),
            'canChangeQty' => (bool) $selection->getData('selection_can_change_qty'),
            'isSaleable' => $isSaleable,
        ];
    }
}
