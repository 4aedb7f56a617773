<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

/**
 * A quotation as it is stored: a priced cart that can be ordered once, until it expires.
 */
class Quotation
{
    public const OPEN = 'open';
    public const ACCEPTED = 'accepted';
    public const EXPIRED = 'expired';

    /**
     * @param array $row of the table noest_quotation
     */
    public function __construct(private readonly array $row)
    {
    }

    /**
     * Its number in the table.
     *
     * @return int
     */
    public function id(): int
    {
        return (int) $this->row['quotation_id'];
    }

    /**
     * The number that shopper and shop know it by.
     *
     * @return string
     */
    public function number(): string
    {
        return sprintf('Q%08d', $this->id());
    }

    /**
     * The quote that has its lines; null where that is gone.
     *
     * @return int|null
     */
    public function quoteId(): ?int
    {
        return isset($this->row['quote_id']) ? (int) $this->row['quote_id'] : null;
    }

    /**
     * Null for a guest's.
     *
     * @return int|null
     */
    public function customerId(): ?int
    {
        return isset($this->row['customer_id']) ? (int) $this->row['customer_id'] : null;
    }

    /**
     * The store view it was asked in.
     *
     * @return int
     */
    public function storeId(): int
    {
        return (int) $this->row['store_id'];
    }

    /**
     * One of the texts it was asked with: email, name, note or currency.
     *
     * @param string $field
     * @return string
     */
    public function text(string $field): string
    {
        return (string) ($this->row[$field] ?? '');
    }

    /**
     * What all of it costs, with VAT and without delivery.
     *
     * @return float
     */
    public function total(): float
    {
        return (float) $this->row['grand_total'];
    }

    /**
     * A moment of it: created_at, expires_at, accepted_at or mailed_at, as a Unix time; null where it has not come.
     *
     * @param string $field
     * @return int|null
     */
    public function time(string $field): ?int
    {
        $text = $this->text($field);
        return $text === '' ? null : (int) strtotime("$text UTC");
    }

    /**
     * What was accepted stays accepted; what was not, expires.
     *
     * @param int $now Unix time
     * @return string
     */
    public function state(int $now): string
    {
        if ($this->text('status') === self::ACCEPTED) {
            return self::ACCEPTED;
        }
        return $now < $this->time('expires_at') ? self::OPEN : self::EXPIRED;
    }
}
