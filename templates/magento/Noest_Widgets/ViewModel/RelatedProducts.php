<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Catalog\Helper\Image;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\Product\Visibility;
use Magento\CatalogInventory\Helper\Stock;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * The related products of a product, as its page prints them.
 */
class RelatedProducts implements ArgumentInterface
{
    public const LIMIT = 8;

    /** Pixels of both sides of a picture. */
    public const SIZE = 300;

    /**
     * @param Visibility $visibility
     * @param Stock $stock
     * @param Image $image
     */
    public function __construct(
        private readonly Visibility $visibility,
        private readonly Stock $stock,
        private readonly Image $image,
    ) {
    }

    /**
     * The products that this store view shows, in the merchant's order.
     *
     * @param Product $product
     * @return Product[]
     */
    public function of(Product $product): array
    {
        $products = $product->getRelatedProductCollection()
            ->addAttributeToSelect(['name', 'small_image', 'price', 'special_price'])
            ->addMinimalPrice()
            ->addFinalPrice()
            ->addTaxPercents()
            ->addUrlRewrite()
            ->addStoreFilter()
            ->setPositionOrder()
            ->setVisibility($this->visibility->getVisibleInCatalogIds())
            ->setPageSize(self::LIMIT);
        $this->stock->addInStockFilterToCollection($products);
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
        return $this->image->init($product, 'noest_related', $attributes)->getUrl();
    }
}
