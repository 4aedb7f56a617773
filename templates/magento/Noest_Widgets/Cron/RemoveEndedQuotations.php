<?php

declare(strict_types=1);

namespace Noest\Widgets\Cron;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Noest\Widgets\Model\Quotation\Quotations;

/**
 * Removes quotations that ended long ago, and with them the names, email addresses and questions of those who asked.
 *
 * GDPR, article 5(1)(e): personal data is kept no longer than it is needed.
 */
class RemoveEndedQuotations
{
    private const DAYS_KEPT = 'noest/quotation/days_kept';
    private const DAY_SECONDS = 86400;

    /**
     * @param Quotations $quotations
     * @param ScopeConfigInterface $config
     * @param DateTime $clock
     */
    public function __construct(
        private readonly Quotations $quotations,
        private readonly ScopeConfigInterface $config,
        private readonly DateTime $clock,
    ) {
    }

    /**
     * Where the shop gives no number of days, they are kept.
     *
     * @return void
     */
    public function execute(): void
    {
        $days = (string) $this->config->getValue(self::DAYS_KEPT);
        if (!ctype_digit($days)) {
            return;
        }
        $this->quotations->removeEndedBefore((int) $this->clock->gmtTimestamp() - (int) $days * self::DAY_SECONDS);
    }
}
