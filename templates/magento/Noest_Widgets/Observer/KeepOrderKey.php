<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Noest\Widgets\Model\OrderKeys;

/**
 * Gives the order that is placed its key, before it is saved.
 *
 * @event sales_model_service_quote_submit_before
 */
class KeepOrderKey implements ObserverInterface
{
    /**
     * @param OrderKeys $keys
     */
    public function __construct(private readonly OrderKeys $keys)
    {
    }

    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        $observer->getData('order')->setData(OrderKeys::COLUMN, $this->keys->current());
    }
}
