<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Catalog\Helper\Image;
use Magento\Catalog\Model\Config;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Visibility;
use Magento\Catalog\Model\ResourceModel\Product as Resource;
use Magento\Catalog\Model\ResourceModel\Product\Collection;
use Magento\Catalog\Model\ResourceModel\Product\CollectionFactory;
use Magento\CatalogInventory\Helper\Stock;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * The products of a row, as the server prints them.
 */
class ProductRow implements ArgumentInterface
{
    public const LIMIT = 8;

    /** Pixels of both sides of a picture. */
    public const SIZE = 300;

    /**
     * @param Visibility $visibility
     * @param Stock $stock
     * @param Image $image
     * @param CollectionFactory $products
     * @param Resource $resource
     * @param Config $config
     */
    public function __construct(
        private readonly Visibility $visibility,
        private readonly Stock $stock,
        private readonly Image $image,
        private readonly CollectionFactory $products,
        private readonly Resource $resource,
        private readonly Config $config,
    ) {
    }

    /**
     * The products that belong with a product, in the merchant's order.
     *
     * @param Product $product
     * @return Product[]
     */
    public function related(Product $product): array
    {
        $products = $product->getRelatedProductCollection();
        $products->setPositionOrder();
        $products->setPageSize(self::LIMIT);
        return $this->shown($products);
    }

    /**
     * The products with these SKUs, in their order: the first of those that are shown.
     *
     * @param string[] $skus
     * @return Product[]
     */
    public function bySku(array $skus): array
    {
        $products = $this->shown($this->products->create()->addAttributeToFilter('sku', ['in' => $skus]));
        $places = array_flip($skus);
        usort($products, static fn (Product $a, Product $b): int =>
            ($places[$a->getSku()] ?? 0) <=> ($places[$b->getSku()] ?? 0));
        return array_slice($products, 0, self::LIMIT);
    }

    /**
     * The ids of the products with these SKUs, whether a row shows them or not.
     *
     * @param string[] $skus
     * @return int[]
     */
    public function idsOf(array $skus): array
    {
        return array_map('intval', array_values($this->resource->getProductsIdsBySkus($skus)));
    }

    /**
     * Those that this store view shows and sells, with what a card needs.
     *
     * A price is made of more than its own attribute: the days of an offer, the kind of a bundle, whether it may be shown.
     *
     * @param Collection $products
     * @return Product[]
     */
    private function shown(Collection $products): array
    {
        $products->addAttributeToSelect($this->config->getProductAttributes())
            ->addMinimalPrice()
            ->addFinalPrice()
            ->addTaxPercents()
            ->addUrlRewrite()
            ->addStoreFilter()
            ->setVisibility($this->visibility->getVisibleInCatalogIds());
        $this->stock->addIsInStockFilterToCollection($products);
        /** @var Product[] $items */
        $items = $products->getItems();
        return array_values($items);
    }

    /**
     * The address of a product's picture.
     *
     * @param Product $product
     * @return string
     */
    public function picture(Product $product): string
    {
        $attributes = ['type' => 'small_image', 'width' => self::SIZE, 'height' => self::SIZE];
        return $this->image->init($product, 'noest_row', $attributes)->getUrl();
    }
}
