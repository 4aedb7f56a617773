<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Noest\Widgets\Model\OrderLabels;

/**
 * Says the reference and project of a business in the mail of its order, in the note that every template of it has.
 *
 * @event email_order_set_template_vars_before
 */
class MailOrderLabels implements ObserverInterface
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
        $variables = $observer->getData('transportObject');
        $lines = array_map(
            static fn (array $label): string => $label['label'] . ': ' . $label['text'],
            $this->labels->of($variables->getData('order'))
        );
        if ($lines === []) {
            return;
        }
        $data = $variables->getData('order_data');
        $note = (string) ($data['email_customer_note'] ?? '');
        $data['email_customer_note'] = implode("\n", $note === '' ? $lines : [...$lines, $note]);
        $variables->setData('order_data', $data);
    }
}
