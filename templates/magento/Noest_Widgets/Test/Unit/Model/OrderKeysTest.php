<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\DB\Adapter\AdapterInterface;
use Magento\Framework\DB\Select;
use Magento\Framework\Exception\LocalizedException;
use Noest\Widgets\Model\OrderKeys;
use PHPUnit\Framework\TestCase;

class OrderKeysTest extends TestCase
{
    private const KEY = '3f1c9a52-7a55-4a0e-9d5e-0c9f6f0b1a11';

    public function testAKeyHasTheNumberOfItsOrderOrNone(): void
    {
        $this->assertSame('000000042', $this->keys('000000042')->find(self::KEY));
        $this->assertNull($this->keys(false)->find(self::KEY));
    }

    /**
     * @dataProvider others
     */
    public function testATextThatCanBeGuessedIsNoKey(string $text): void
    {
        $this->expectException(LocalizedException::class);
        $this->keys(false)->find($text);
    }

    public static function others(): array
    {
        return [[''], ['1'], ['short-key'], [str_repeat('a', 65)], ['key with spaces in it'], [self::KEY . "\n"]];
    }

    public function testOnlyWhatIsPlacedMeanwhileGetsTheKey(): void
    {
        $keys = $this->keys(false);
        $this->assertNull($keys->current());
        $this->assertSame(self::KEY, $keys->during(self::KEY, $keys->current(...)));
        $this->assertNull($keys->current());
    }

    public function testAFailureTakesTheKeyAwayToo(): void
    {
        $keys = $this->keys(false);
        try {
            $keys->during(self::KEY, static fn () => throw new \DomainException('not placed'));
            $this->fail('expected the failure');
        } catch (\DomainException) {
            $this->assertNull($keys->current());
        }
    }

    private function keys(string|false $number): OrderKeys
    {
        $select = $this->createMock(Select::class);
        $select->method('from')->with('prefix_sales_order', 'increment_id')->willReturnSelf();
        $select->method('where')->with('noest_order_key = ?', self::KEY)->willReturnSelf();
        $connection = $this->createMock(AdapterInterface::class);
        $connection->method('select')->willReturn($select);
        $connection->method('fetchOne')->with($select)->willReturn($number);
        $resources = $this->createMock(ResourceConnection::class);
        $resources->method('getConnection')->with('sales')->willReturn($connection);
        $resources->method('getTableName')->with('sales_order', 'sales')->willReturn('prefix_sales_order');
        return new OrderKeys($resources);
    }
}
