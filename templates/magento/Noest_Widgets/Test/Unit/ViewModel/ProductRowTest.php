<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Catalog\Helper\Image;
use Magento\Catalog\Model\Config;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Visibility;
use Magento\Catalog\Model\ResourceModel\Product as Resource;
use Magento\Catalog\Model\ResourceModel\Product\Collection;
use Magento\Catalog\Model\ResourceModel\Product\CollectionFactory;
use Magento\CatalogInventory\Helper\Stock;
use Noest\Widgets\ViewModel\ProductRow;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class ProductRowTest extends TestCase
{
    public function testProductsHaveTheAttributesThatPricesOfListsAreMadeOf(): void
    {
        $products = $this->collection(['A']);
        $attributes = ['price', 'special_price', 'special_to_date', 'price_type', 'msrp'];
        $products->expects($this->once())->method('addAttributeToSelect')->with($attributes)->willReturnSelf();
        $this->row($products, $attributes)->bySku(['A']);
    }

    public function testARowHasTheFirstEightOfTheNamedOnesThatAreShown(): void
    {
        // The database answers by id.
        $products = $this->collection(['J', 'I', 'H', 'G', 'F', 'E', 'D', 'B', 'A']);
        $products->expects($this->never())->method('setPageSize');
        $products->method('addAttributeToSelect')->willReturnSelf();
        $shown = $this->row($products, [])->bySku(['A', 'B', 'sold out', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
        $skus = array_map(static fn (Product $product): string => $product->getSku(), $shown);
        $this->assertSame(['A', 'B', 'D', 'E', 'F', 'G', 'H', 'I'], $skus);
    }

    /**
     * @param string[] $skus
     * @return Collection&MockObject
     */
    private function collection(array $skus): Collection
    {
        $products = $this->createMock(Collection::class);
        foreach (['AttributeToFilter', 'MinimalPrice', 'FinalPrice', 'TaxPercents', 'UrlRewrite', 'StoreFilter'] as $added) {
            $products->method("add$added")->willReturnSelf();
        }
        $products->method('setVisibility')->willReturnSelf();
        $products->method('getItems')->willReturn(array_map(function (string $sku): Product {
            $product = $this->createMock(Product::class);
            $product->method('getSku')->willReturn($sku);
            return $product;
        }, $skus));
        return $products;
    }

    private function row(Collection $products, array $attributes): ProductRow
    {
        $factory = $this->createMock(CollectionFactory::class);
        $factory->method('create')->willReturn($products);
        $config = $this->createMock(Config::class);
        $config->method('getProductAttributes')->willReturn($attributes);
        return new ProductRow(
            $this->createMock(Visibility::class),
            $this->createMock(Stock::class),
            $this->createMock(Image::class),
            $factory,
            $this->createMock(Resource::class),
            $config,
        );
    }
}
