<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Noest\Widgets\Model\BusinessNumbers;

/**
 * Takes the number in the trade register from a cart into its order.
 *
 * Magento converts the fields of an address that have a setter, and this one has none.
 *
 * @event sales_model_service_quote_submit_before
 */
class KeepBusinessNumbers implements ObserverInterface
{
    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        $number = $observer->getData('quote')->getBillingAddress()->getData(BusinessNumbers::COC_NUMBER);
        $observer->getData('order')->getBillingAddress()?->setData(BusinessNumbers::COC_NUMBER, $number);
    }
}
