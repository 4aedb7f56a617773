<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\Exception\LocalizedException;

/**
 * The keys of orders: one for each intention to order, which has at most one order.
 *
 * The column of the key is unique, so the database keeps no second order of it, whatever runs at the same time.
 */
class OrderKeys
{
    /** The column of sales_order. */
    public const COLUMN = 'noest_order_key';

    /** @var string|null the key of the order that this request is placing */
    private ?string $current = null;

    /**
     * @param ResourceConnection $resources
     */
    public function __construct(private readonly ResourceConnection $resources)
    {
    }

    /**
     * The number of the order with a key; null where there is none.
     *
     * @param string $key
     * @return string|null
     * @throws LocalizedException where it can be no key
     */
    public function find(string $key): ?string
    {
        $this->check($key);
        $connection = $this->resources->getConnection('sales');
        $select = $connection->select()
            ->from($this->resources->getTableName('sales_order', 'sales'), 'increment_id')
            ->where(self::COLUMN . ' = ?', $key);
        $number = (string) $connection->fetchOne($select);
        return $number === '' ? null : $number;
    }

    /**
     * Does something during which an order that is placed gets this key.
     *
     * @template T
     * @param string $key
     * @param callable $place
     * @phpstan-param callable(): T $place
     * @return mixed
     * @phpstan-return T
     * @throws LocalizedException where it can be no key
     */
    public function during(string $key, callable $place)
    {
        $this->check($key);
        $this->current = $key;
        try {
            return $place();
        } finally {
            $this->current = null;
        }
    }

    /**
     * The key that an order placed now gets; null for none.
     *
     * @return string|null
     */
    public function current(): ?string
    {
        return $this->current;
    }

    /**
     * A key is a long text of letters, digits and hyphens, which nobody guesses.
     *
     * @param string $key
     * @return void
     * @throws LocalizedException
     */
    private function check(string $key): void
    {
        if (preg_match('/^[A-Za-z0-9-]{16,64}$/D', $key) !== 1) {
            throw new LocalizedException(__('The key of an order has 16 to 64 letters, digits and hyphens.'));
        }
    }
}
