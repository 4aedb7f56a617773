<?php

declare(strict_types=1);

namespace Noest\Widgets\Block;

use Magento\Catalog\Block\Product\AbstractProduct;
use Magento\Catalog\Block\Product\Context;
use Magento\Catalog\Model\Product;
use Magento\Framework\DataObject\IdentityInterface;
use Noest\Widgets\ViewModel\Prices;
use Noest\Widgets\ViewModel\ProductForm;

/**
 * The products of a group. A page in a cache has their tags: Magento gives it those of the group alone.
 */
class Group extends AbstractProduct implements IdentityInterface
{
    /**
     * @param Context $context
     * @param ProductForm $form
     * @param Prices $prices
     * @param mixed[] $data
     */
    public function __construct(
        Context $context,
        private readonly ProductForm $form,
        Prices $prices,
        array $data = [],
    ) {
        parent::__construct($context, ['form' => $form, 'prices' => $prices] + $data);
    }

    /**
     * @inheritDoc
     */
    public function getIdentities()
    {
        /** @var Product|null $product null on a page of no product, whatever Magento declares */
        $product = $this->getProduct();
        $children = $product === null ? [] : $this->form->children($product);
        $tags = array_map(static fn (array $child): array => $child['product']->getIdentities(), $children);
        return array_values(array_unique(array_merge([], ...$tags)));
    }
}
