<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Catalog\Model\Category;
use Magento\Catalog\Model\Layer\Filter\FilterInterface;
use Magento\Catalog\Model\Layer\Filter\Item;
use Magento\Catalog\Model\Product;
use Magento\Framework\App\Request\Http;
use Noest\Widgets\Model\PlainText;
use Noest\Widgets\Model\Quantities;
use Noest\Widgets\ViewModel\Listing;
use PHPUnit\Framework\TestCase;

class ListingTest extends TestCase
{
    public function testTheFormKeepsFiltersAndWordsAndBeginsAtTheFirstPage(): void
    {
        $listing = $this->listing([
            'q' => 'hoodie',
            'color' => '49',
            'p' => '2',
            'product_list_order' => 'price',
            'product_list_dir' => 'desc',
            'product_list_limit' => '24',
            'forged' => ['a'],
        ]);
        $this->assertSame(['q' => 'hoodie', 'color' => '49'], $listing->kept());
    }

    public function testAPageOfACategoryWithinACategoryIsTheServersAlone(): void
    {
        $this->assertSame(12, $this->listing(['color' => '49'])->categoryId());
        $this->assertNull($this->listing(['cat' => '14'])->categoryId());
    }

    public function testThePartHasADirectionWithEachOrder(): void
    {
        $this->assertSame('name:asc', $this->listing()->orderOfPart('name'));
        $this->assertSame('relevance:desc', $this->listing()->orderOfPart('relevance'));
    }

    public function testAllProductsOnAPageIsNoSize(): void
    {
        $this->assertSame([12, 24], $this->listing()->sizes([12 => 12, 24 => 24, 'all' => 'All']));
    }

    public function testFiltersWithoutOptionsAndTheCategoriesOfACategoryAreLeftOut(): void
    {
        $filters = [
            $this->filter('cat', 'Category', ['Jackets']),
            $this->filter('color', 'Color', ['Black']),
            $this->filter('size', 'Size', []),
        ];
        $names = static fn (array $groups): array => array_column($groups, 'name');
        $this->assertSame(['Color'], $names($this->listing()->groups($filters, false)));
        $this->assertSame(['Category', 'Color'], $names($this->listing()->groups($filters, true)));
    }

    public function testThePriceIsTheSecondFilterAsInThePart(): void
    {
        $prices = $this->filter('price', 'Price', ['10 - 20']);
        $others = [$this->filter('color', 'Color', ['Black']), $this->filter('size', 'Size', ['M'])];
        foreach ([[$prices, ...$others], [...$others, $prices]] as $filters) {
            $names = array_column($this->listing()->groups($filters, false), 'name');
            $this->assertSame(['Color', 'Price', 'Size'], $names);
        }
        $this->assertSame(['Price'], array_column($this->listing()->groups([$prices], false), 'name'));
    }

    public function testTheLabelOfAPriceIsText(): void
    {
        $label = '<span class="price">&euro;&nbsp;10,00</span> - &amp; more';
        $groups = $this->listing()->groups([$this->filter('price', 'Price', [$label])], false);
        $option = ['label' => "€\u{a0}10,00 - & more", 'url' => '/tops.html?price', 'count' => 3];
        $this->assertSame([['name' => 'Price', 'options' => [$option]]], $groups);
    }

    /**
     * @dataProvider products
     */
    public function testACardBuysOneOfWhatHasNoChoices(
        string $type,
        bool $hasChoices,
        bool $isSaleable,
        string $action,
        bool $takesOne = true
    ): void {
        $product = $this->createMock(Product::class);
        $product->method('getTypeId')->willReturn($type);
        $product->method('isSaleable')->willReturn($isSaleable);
        $product->method('getData')->willReturnMap([['required_options', null, $hasChoices]]);
        $this->assertSame($action, $this->listing([], $takesOne)->action($product));
    }

    public static function products(): array
    {
        return [
            ['simple', false, true, 'buy'],
            ['virtual', false, true, 'buy'],
            ['simple', true, true, 'choose'],
            ['configurable', false, true, 'choose'],
            ['simple', false, false, 'view'],
            ['simple', false, true, 'choose', false],
        ];
    }

    private function filter(string $parameter, string $name, array $labels): FilterInterface
    {
        $items = array_map(function (string $label) use ($parameter): Item {
            $item = $this->createMock(Item::class);
            $item->method('getUrl')->willReturn("/tops.html?$parameter");
            $item->method('getData')->willReturnMap([['label', null, $label], ['count', null, 3]]);
            return $item;
        }, $labels);
        $filter = $this->createMock(FilterInterface::class);
        $filter->method('getRequestVar')->willReturn($parameter);
        $filter->method('getName')->willReturn($name);
        $filter->method('getItems')->willReturn($items);
        return $filter;
    }

    private function listing(array $query = [], bool $takesOne = true): Listing
    {
        $quantities = $this->createMock(Quantities::class);
        $quantities->method('takeOne')->willReturn($takesOne);
        $request = $this->createMock(Http::class);
        $request->method('getQueryValue')->willReturnCallback(
            static fn (?string $name = null): mixed => $name === null ? $query : $query[$name] ?? null
        );
        $category = $this->createMock(Category::class);
        $category->method('getId')->willReturn('12');
        $catalog = $this->createMock(Catalog::class);
        $catalog->method('getCategory')->willReturn($category);
        return new Listing($request, $catalog, $quantities, new PlainText());
    }
}
