<?php

declare(strict_types=1);

namespace Noest\Widgets\Block;

use Magento\Catalog\Block\Product\AbstractProduct;
use Magento\Catalog\Block\Product\Context;
use Magento\Catalog\Model\Product;
use Magento\Framework\DataObject\IdentityInterface;
use Noest\Widgets\ViewModel\Prices;
use Noest\Widgets\ViewModel\ProductRow as Row;

/**
 * A row of products: those that belong with the product of the page.
 *
 * A page in a cache has their tags, so that a change of one of them makes it anew.
 */
class ProductRow extends AbstractProduct implements IdentityInterface
{
    /**
     * @var string
     */
    protected $_template = 'Noest_Widgets::product/row.phtml';

    /**
     * @var Product[]|null
     */
    private ?array $products = null;

    /**
     * @param Context $context
     * @param Row $row
     * @param Prices $prices
     * @param mixed[] $data
     */
    public function __construct(Context $context, protected readonly Row $row, Prices $prices, array $data = [])
    {
        parent::__construct($context, ['row' => $row, 'prices' => $prices] + $data);
    }

    /**
     * The products of the row, in their order.
     *
     * @return Product[]
     */
    public function products(): array
    {
        return $this->products ??= $this->find();
    }

    /**
     * The SKU of the product that the row goes with.
     *
     * @return string
     */
    public function sku(): string
    {
        return (string) $this->getProduct()->getSku();
    }

    /**
     * @inheritDoc
     */
    public function getIdentities()
    {
        $tags = array_map(static fn (Product $product): array => $product->getIdentities(), $this->products());
        return array_values(array_unique(array_merge([], ...$tags)));
    }

    /**
     * Asks for the products.
     *
     * @return Product[]
     */
    protected function find(): array
    {
        /** @var Product|null $product null on a page of no product, whatever Magento declares */
        $product = $this->getProduct();
        return $product === null ? [] : $this->row->related($product);
    }
}
