<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Noest\Widgets\Model\OrderLabels;

/**
 * Gives the order that is placed the reference and project of the business, before it is saved.
 *
 * @event sales_model_service_quote_submit_before
 */
class KeepOrderLabels implements ObserverInterface
{
    /**
     * @param OrderLabels $labels
     */
    public function __construct(private readonly OrderLabels $labels)
    {
    }

    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        foreach ($this->labels->current() as $column => $text) {
            $observer->getData('order')->setData($column, $text);
        }
    }
}
