<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Noest\Widgets\Model\Quotation\QuotedPrices;

/**
 * Gives the lines of a cart that a quotation put there the prices of the quotation, whoever asks for its totals.
 *
 * @event sales_quote_collect_totals_before
 */
class HoldQuotedPrices implements ObserverInterface
{
    /**
     * @param QuotedPrices $prices
     * @param DateTime $clock
     */
    public function __construct(private readonly QuotedPrices $prices, private readonly DateTime $clock)
    {
    }

    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        $this->prices->hold($observer->getData('quote'), $this->clock->gmtTimestamp());
    }
}
