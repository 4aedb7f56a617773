<?php

declare(strict_types=1);

namespace Noest\Widgets\Block\Widget;

use Magento\Catalog\Model\Product;
use Magento\Widget\Block\BlockInterface;
use Noest\Widgets\Block\ProductRow as Row;

/**
 * A row of products in a page of an editor: those whose SKUs the editor names.
 */
class ProductRow extends Row implements BlockInterface
{
    /**
     * The SKUs that the editor named.
     *
     * @return string[]
     */
    public function skus(): array
    {
        return array_values(array_filter(array_map('trim', explode(',', (string) $this->getData('skus')))));
    }

    /**
     * The first one stands for a product of the page.
     *
     * @return string
     */
    public function sku(): string
    {
        return $this->skus()[0] ?? '';
    }

    /**
     * One that is not shown today, such as one that is sold out, has its tag too: the row has it again once it is back.
     *
     * @return string[]
     */
    public function getIdentities()
    {
        $skus = $this->skus();
        $ids = $skus === [] ? [] : $this->row->idsOf($skus);
        $tags = array_map(static fn (int $id): string => Product::CACHE_TAG . "_$id", $ids);
        return array_values(array_unique([...parent::getIdentities(), ...$tags]));
    }

    /**
     * A row without SKUs is empty: a page of an editor has no product of its own.
     *
     * @return Product[]
     */
    protected function find(): array
    {
        $skus = $this->skus();
        return $skus === [] ? [] : $this->row->bySku($skus);
    }
}
