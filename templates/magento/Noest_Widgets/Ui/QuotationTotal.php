<?php

declare(strict_types=1);

namespace Noest\Widgets\Ui;

use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\View\Element\UiComponent\ContextInterface;
use Magento\Framework\View\Element\UiComponentFactory;
use Magento\Ui\Component\Listing\Columns\Column;

/**
 * The column with what a quotation costs, in its currency.
 */
class QuotationTotal extends Column
{
    /**
     * @param ContextInterface $context
     * @param UiComponentFactory $uiComponentFactory
     * @param PriceCurrencyInterface $currency
     * @param array $components
     * @param array $data
     */
    public function __construct(
        ContextInterface $context,
        UiComponentFactory $uiComponentFactory,
        private readonly PriceCurrencyInterface $currency,
        array $components = [],
        array $data = []
    ) {
        parent::__construct($context, $uiComponentFactory, $components, $data);
    }

    /**
     * @inheritDoc
     */
    public function prepareDataSource(array $dataSource)
    {
        foreach ($dataSource['data']['items'] ?? [] as $place => $item) {
            $dataSource['data']['items'][$place][$this->getData('name')] = $this->currency->format(
                (float) $item['grand_total'],
                false,
                PriceCurrencyInterface::DEFAULT_PRECISION,
                null,
                $item['currency'] ?: null
            );
        }
        return $dataSource;
    }
}
