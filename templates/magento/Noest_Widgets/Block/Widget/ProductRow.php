<?php

declare(strict_types=1);

namespace Noest\Widgets\Block\Widget;

use Magento\Catalog\Block\Product\AbstractProduct;
use Magento\Catalog\Block\Product\Context;
use Magento\Widget\Block\BlockInterface;
use Noest\Widgets\ViewModel\Prices;
use Noest\Widgets\ViewModel\ProductRow as Row;

/**
 * A row of products in a page of an editor: those whose SKUs the editor names.
 */
class ProductRow extends AbstractProduct implements BlockInterface
{
    /**
     * @var string
     */
    protected $_template = 'Noest_Widgets::product/row.phtml';

    /**
     * @param Context $context
     * @param Row $row
     * @param Prices $prices
     * @param mixed[] $data
     */
    public function __construct(Context $context, Row $row, Prices $prices, array $data = [])
    {
        parent::__construct($context, ['row' => $row, 'prices' => $prices] + $data);
    }

    /**
     * A row without SKUs is empty: a page of an editor has no product of its own.
     *
     * @return string
     */
    protected function _toHtml()
    {
        return trim((string) $this->getData('skus'), ', ') === '' ? '' : parent::_toHtml();
    }
}
