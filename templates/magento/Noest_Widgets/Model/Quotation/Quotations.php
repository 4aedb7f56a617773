<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\DB\Adapter\AdapterInterface;

/**
 * The table of quotations.
 *
 * Of the secret in the link of a quotation it has a hash alone, so that nobody who reads the table can accept one.
 */
class Quotations
{
    public const TABLE = 'noest_quotation';

    private const CONNECTION = 'checkout';
    private const TIME = 'Y-m-d H:i:s';

    /**
     * @param ResourceConnection $resources
     */
    public function __construct(private readonly ResourceConnection $resources)
    {
    }

    /**
     * The one with this number of the table.
     *
     * @param int $id
     * @return Quotation|null
     */
    public function byId(int $id): ?Quotation
    {
        return $this->one('quotation_id', (string) $id);
    }

    /**
     * The one that was made with the key of an intention to ask.
     *
     * @param string $key
     * @return Quotation|null
     */
    public function byKey(string $key): ?Quotation
    {
        return $this->one('request_key', $key);
    }

    /**
     * The one that a link leads to.
     *
     * @param string $secret
     * @return Quotation|null
     */
    public function bySecret(string $secret): ?Quotation
    {
        return $secret === '' ? null : $this->one('secret_hash', $this->hash($secret));
    }

    /**
     * Writes a new one.
     *
     * @param array $row without quotation_id, secret_hash and status
     * @param string $secret
     * @return Quotation
     */
    public function add(array $row, string $secret): Quotation
    {
        $row += ['secret_hash' => $this->hash($secret), 'status' => Quotation::OPEN];
        foreach (['created_at', 'expires_at'] as $field) {
            $row[$field] = gmdate(self::TIME, $row[$field]);
        }
        $this->connection()->insert($this->table(), $row);
        return $this->bySecret($secret) ?? throw new \LogicException('The quotation was not written.');
    }

    /**
     * Marks one as accepted; of several tries at once a single one is answered with true.
     *
     * @param int $id
     * @param int $now Unix time
     * @return bool
     */
    public function accept(int $id, int $now): bool
    {
        $time = gmdate(self::TIME, $now);
        return $this->connection()->update(
            $this->table(),
            ['status' => Quotation::ACCEPTED, 'accepted_at' => $time],
            ['quotation_id = ?' => $id, 'status = ?' => Quotation::OPEN, 'expires_at > ?' => $time]
        ) === 1;
    }

    /**
     * Marks one as mailed to the shopper.
     *
     * @param int $id
     * @param int $now Unix time
     * @return void
     */
    public function markMailed(int $id, int $now): void
    {
        $mailed = ['mailed_at' => gmdate(self::TIME, $now)];
        $this->connection()->update($this->table(), $mailed, ['quotation_id = ?' => $id]);
    }

    /**
     * Removes those that ended before a time, accepted or not.
     *
     * @param int $time Unix time
     * @return void
     */
    public function removeEndedBefore(int $time): void
    {
        $this->connection()->delete($this->table(), ['expires_at < ?' => gmdate(self::TIME, $time)]);
    }

    /**
     * How many were asked for since a time by those with this value: of asked_from, email or customer_id.
     *
     * @param string $field
     * @param string $value
     * @param int $since Unix time
     * @return int
     */
    public function countSince(string $field, string $value, int $since): int
    {
        $select = $this->connection()->select()
            ->from($this->table(), 'COUNT(*)')
            ->where("$field = ?", $value)
            ->where('created_at > ?', gmdate(self::TIME, $since));
        return (int) $this->connection()->fetchOne($select);
    }

    /**
     * The one with a value of a unique column.
     *
     * @param string $field
     * @param string $value
     * @return Quotation|null
     */
    private function one(string $field, string $value): ?Quotation
    {
        $select = $this->connection()->select()->from($this->table())->where("$field = ?", $value);
        $row = $this->connection()->fetchRow($select);
        return is_array($row) && $row !== [] ? new Quotation($row) : null;
    }

    /**
     * The table's name in this shop.
     *
     * @return string
     */
    private function table(): string
    {
        return $this->resources->getTableName(self::TABLE, self::CONNECTION);
    }

    /**
     * The connection of carts.
     *
     * @return AdapterInterface
     */
    private function connection(): AdapterInterface
    {
        return $this->resources->getConnection(self::CONNECTION);
    }

    /**
     * A secret is random and long, so that a plain hash tells nothing of it.
     *
     * @param string $secret
     * @return string
     */
    private function hash(string $secret): string
    {
        return hash('sha256', $secret);
    }
}
