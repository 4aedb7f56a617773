<?php

declare(strict_types=1);

namespace Noest\Widgets\Ui;

use Magento\Ui\Component\Listing\Columns\Column;
use Noest\Widgets\Model\Quotation\Quotation;

/**
 * The column with the number that shopper and shop know a quotation by.
 */
class QuotationNumber extends Column
{
    /**
     * @inheritDoc
     */
    public function prepareDataSource(array $dataSource)
    {
        foreach ($dataSource['data']['items'] ?? [] as $place => $item) {
            $dataSource['data']['items'][$place][$this->getData('name')] = (new Quotation($item))->number();
        }
        return $dataSource;
    }
}
