<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\DB\Adapter\AdapterInterface;
use Magento\Framework\DB\Select;
use Noest\Widgets\Model\Quotation\Quotations;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class QuotationsTest extends TestCase
{
    private const SECRET = 'a-long-text-that-nobody-guesses';

    /** @var AdapterInterface&MockObject */
    private AdapterInterface $connection;

    /** @var Select&MockObject */
    private Select $select;

    private Quotations $quotations;

    protected function setUp(): void
    {
        $this->select = $this->createMock(Select::class);
        $this->select->method('from')->willReturnSelf();
        $this->connection = $this->createMock(AdapterInterface::class);
        $this->connection->method('select')->willReturn($this->select);
        $resources = $this->createMock(ResourceConnection::class);
        $resources->method('getConnection')->with('checkout')->willReturn($this->connection);
        $resources->method('getTableName')->with('noest_quotation', 'checkout')->willReturn('prefix_noest_quotation');
        $this->quotations = new Quotations($resources);
    }

    public function testTheTableHasNoSecretButItsHash(): void
    {
        $this->select->method('where')->willReturnSelf();
        $this->connection->method('fetchRow')->willReturn(['quotation_id' => '7']);
        $this->connection->expects($this->once())->method('insert')->with(
            'prefix_noest_quotation',
            $this->callback(static fn (array $row): bool => !in_array(self::SECRET, $row, true)
                && $row['secret_hash'] === hash('sha256', self::SECRET)
                && $row['created_at'] === '1970-01-01 00:00:10')
        );
        $quotation = $this->quotations->add(['created_at' => 10, 'expires_at' => 20], self::SECRET);
        $this->assertSame(7, $quotation->id());
    }

    public function testALinkIsFoundByItsSecretAndNoneByAnEmptyOne(): void
    {
        $this->select->expects($this->once())->method('where')
            ->with('secret_hash = ?', hash('sha256', self::SECRET))->willReturnSelf();
        $this->connection->method('fetchRow')->willReturn(['quotation_id' => '7']);
        $this->assertSame(7, $this->quotations->bySecret(self::SECRET)?->id());
        $this->assertNull($this->quotations->bySecret(''));
    }

    /**
     * @dataProvider rows
     */
    public function testItIsAcceptedByTheOneTryThatChangesARow(int $changed, bool $isAccepted): void
    {
        $this->connection->expects($this->once())->method('update')->with(
            'prefix_noest_quotation',
            ['status' => 'accepted', 'accepted_at' => '1970-01-01 00:00:10'],
            ['quotation_id = ?' => 7, 'status = ?' => 'open', 'expires_at > ?' => '1970-01-01 00:00:10']
        )->willReturn($changed);
        $this->assertSame($isAccepted, $this->quotations->accept(7, 10));
    }

    public function testThoseThatEndedBeforeATimeAreRemoved(): void
    {
        $this->connection->expects($this->once())->method('delete')
            ->with('prefix_noest_quotation', ['expires_at < ?' => '1970-01-01 00:00:10']);
        $this->quotations->removeEndedBefore(10);
    }

    public static function rows(): array
    {
        return ['the first' => [1, true], 'a second, or one that has expired' => [0, false]];
    }
}
