<?php

declare(strict_types=1);

namespace Noest\Widgets\Ui;

use Magento\Framework\UrlInterface;
use Magento\Framework\View\Element\UiComponent\ContextInterface;
use Magento\Framework\View\Element\UiComponentFactory;
use Magento\Ui\Component\Listing\Columns\Column;

/**
 * The column with what can be done with a quotation.
 */
class QuotationActions extends Column
{
    /**
     * @param ContextInterface $context
     * @param UiComponentFactory $uiComponentFactory
     * @param UrlInterface $url
     * @param array $components
     * @param array $data
     */
    public function __construct(
        ContextInterface $context,
        UiComponentFactory $uiComponentFactory,
        private readonly UrlInterface $url,
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
            $dataSource['data']['items'][$place][$this->getData('name')]['view'] = [
                'href' => $this->url->getUrl('noest/quotation/view', ['id' => $item['quotation_id']]),
                'label' => __('View'),
            ];
        }
        return $dataSource;
    }
}
