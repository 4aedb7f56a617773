<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\ProductList\Toolbar;
use Magento\Framework\App\Request\Http;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Noest\Widgets\Model\PlainText;
use Noest\Widgets\Model\Quantities;

/**
 * A list of products with its filters, as Magento's own blocks have them.
 */
class Listing implements ArgumentInterface
{
    /** The filter of categories. */
    private const CATEGORY = 'cat';
    private const PRICE = 'price';

    /** What the form of the toolbar asks for itself; a new order or size begins at the first page. */
    private const FIELDS = [
        Toolbar::PAGE_PARM_NAME,
        Toolbar::ORDER_PARAM_NAME,
        Toolbar::DIRECTION_PARAM_NAME,
        Toolbar::LIMIT_PARAM_NAME,
    ];

    /** The one order that begins with the highest. */
    private const RELEVANCE = 'relevance';

    /**
     * @param Http $request
     * @param Catalog $catalog
     * @param Quantities $quantities
     * @param PlainText $plainText
     */
    public function __construct(
        private readonly Http $request,
        private readonly Catalog $catalog,
        private readonly Quantities $quantities,
        private readonly PlainText $plainText,
    ) {
    }

    /**
     * The category whose products the page shows; null where the part can't ask for them.
     *
     * It knows no categories within a category.
     *
     * @return int|null
     */
    public function categoryId(): ?int
    {
        $category = $this->request->getQueryValue(self::CATEGORY) === null ? $this->catalog->getCategory() : null;
        return $category === null ? null : (int) $category->getId();
    }

    /**
     * What the address has besides order, size and page, for the form that changes those.
     *
     * @return array<string, string>
     */
    public function kept(): array
    {
        $values = array_filter((array) $this->request->getQueryValue(), is_string(...));
        return array_diff_key($values, array_flip(self::FIELDS));
    }

    /**
     * An order of Magento as the part has it, which says the direction too.
     *
     * @param string $order
     * @return string
     */
    public function orderOfPart(string $order): string
    {
        return $order . ($order === self::RELEVANCE ? ':desc' : ':asc');
    }

    /**
     * The numbers of products on a page to choose from; "all" is none.
     *
     * @param array $limits as Magento's toolbar has them, by number
     * @return int[]
     */
    public function sizes(array $limits): array
    {
        return array_values(array_filter(array_map(static fn ($limit): int => (int) $limit, array_keys($limits))));
    }

    /**
     * The filters that have something to choose, with their options. In a category that of categories is left out.
     *
     * The price is the second, where the part has it: no filter moves once the part is there.
     *
     * @param iterable<\Magento\Catalog\Model\Layer\Filter\FilterInterface> $filters
     * @param bool $isSearch
     * @return array<int, array{name: string, options: array<int, array{label: string, url: string, count: int}>}>
     */
    public function groups(iterable $filters, bool $isSearch): array
    {
        $groups = [];
        $prices = [];
        foreach ($filters as $filter) {
            if (!$isSearch && $filter->getRequestVar() === self::CATEGORY) {
                continue;
            }
            $options = [];
            foreach ($filter->getItems() as $item) {
                $options[] = [
                    'label' => $this->text((string) $item->getData('label')),
                    'url' => (string) $item->getUrl(),
                    'count' => (int) $item->getData('count'),
                ];
            }
            if ($options === []) {
                continue;
            }
            $group = ['name' => (string) $filter->getName(), 'options' => $options];
            if ($filter->getRequestVar() === self::PRICE) {
                $prices[] = $group;
            } else {
                $groups[] = $group;
            }
        }
        array_splice($groups, 1, 0, $prices);
        return $groups;
    }

    /**
     * A label or a name of Magento as plain text: prices in it are markup.
     *
     * @param string $label
     * @return string
     */
    public function text(string $label): string
    {
        return $this->plainText->of($label);
    }

    /**
     * What the button of a card does: put one of the product in the cart, lead to its choices, or show it.
     *
     * Of what is sold by more at once the quantity is a choice.
     *
     * @param Product $product
     * @return 'buy'|'choose'|'view'
     */
    public function action(Product $product): string
    {
        if (!$product->isSaleable()) {
            return 'view';
        }
        $isPlain = in_array($product->getTypeId(), ['simple', 'virtual'], true);
        $hasChoices = !$isPlain || $product->getData('required_options');
        return $hasChoices || !$this->quantities->takeOne($product) ? 'choose' : 'buy';
    }
}
