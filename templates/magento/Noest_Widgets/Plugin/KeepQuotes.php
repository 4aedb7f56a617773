<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\Data\Collection\AbstractDb;
use Magento\Sales\Model\ResourceModel\Collection\ExpiredQuotesCollection;
use Noest\Widgets\Model\Quotation\Quotation;
use Noest\Widgets\Model\Quotation\Quotations;

/**
 * Magento removes quotes that nothing has changed for a while: not those of quotations that can still be accepted.
 */
class KeepQuotes
{
    /**
     * @param ResourceConnection $resources
     */
    public function __construct(private readonly ResourceConnection $resources)
    {
    }

    /**
     * The quotes that are removed.
     *
     * @param ExpiredQuotesCollection $subject
     * @param AbstractDb $quotes
     * @return AbstractDb
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function afterGetExpiredQuotes(ExpiredQuotesCollection $subject, AbstractDb $quotes): AbstractDb
    {
        $kept = $quotes->getConnection()->select()
            ->from($this->resources->getTableName(Quotations::TABLE, 'checkout'), 'quote_id')
            ->where('status = ?', Quotation::OPEN)
            ->where('expires_at > UTC_TIMESTAMP()')
            ->where('quote_id IS NOT NULL');
        $quotes->addFieldToFilter('entity_id', ['nin' => $kept]);
        return $quotes;
    }
}
