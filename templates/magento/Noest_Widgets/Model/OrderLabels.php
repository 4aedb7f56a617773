<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\Exception\LocalizedException;
use Magento\Sales\Model\Order;

/**
 * What a business knows an order by: its own reference, and the name of its project.
 */
class OrderLabels
{
    /** The columns of sales_order. */
    public const REFERENCE = 'noest_order_reference';
    public const PROJECT = 'noest_project_name';

    /** The most characters of each. */
    private const LENGTHS = [self::REFERENCE => 35, self::PROJECT => 60];

    /** @var array<string, string> those of the order that this request is placing, by column */
    private array $current = [];

    /**
     * Does something during which an order that is placed gets these labels.
     *
     * @template T
     * @param string $reference empty for none
     * @param string $project likewise
     * @param callable $place
     * @phpstan-param callable(): T $place
     * @return mixed
     * @phpstan-return T
     * @throws LocalizedException where one of them is too long, or more than a line
     */
    public function during(string $reference, string $project, callable $place)
    {
        $labels = [self::REFERENCE => trim($reference), self::PROJECT => trim($project)];
        foreach ($labels as $column => $text) {
            if (mb_strlen($text) > self::LENGTHS[$column] || preg_match('/\p{Cc}/u', $text) !== 0) {
                throw new LocalizedException(__('Enter a reference of one line that is not too long.'));
            }
        }
        $this->current = array_filter($labels, static fn (string $text): bool => $text !== '');
        try {
            return $place();
        } finally {
            $this->current = [];
        }
    }

    /**
     * Those that an order placed now gets, by column.
     *
     * @return array<string, string>
     */
    public function current(): array
    {
        return $this->current;
    }

    /**
     * Those of an order as a reader is told them; empty where it has none.
     *
     * @param Order $order
     * @return array<int, array{label: string, text: string}>
     */
    public function of(Order $order): array
    {
        $labels = [
            ['label' => (string) __('Your reference'), 'text' => (string) $order->getData(self::REFERENCE)],
            ['label' => (string) __('Project'), 'text' => (string) $order->getData(self::PROJECT)],
        ];
        return array_values(array_filter($labels, static fn (array $label): bool => $label['text'] !== ''));
    }
}
