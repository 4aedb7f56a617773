<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\App\ResourceConnection;
use Magento\Framework\DB\Adapter\AdapterInterface;
use Magento\Framework\DB\Select;
use Noest\Widgets\Model\Wishes;
use PHPUnit\Framework\TestCase;

class WishesTest extends TestCase
{
    public function testAProductIsToldOnceAndOnlyThoseOfTheCustomer(): void
    {
        $select = $this->createMock(Select::class);
        $select->method('from')->with(['item' => 'prefix_wishlist_item'], [])->willReturnSelf();
        $select->method('join')->willReturnSelf();
        $select->expects($this->once())->method('where')->with('list.customer_id = ?', 42)->willReturnSelf();
        $select->method('order')->willReturnSelf();
        $select->expects($this->once())->method('limit')->with(Wishes::MOST)->willReturnSelf();
        $connection = $this->createMock(AdapterInterface::class);
        $connection->method('select')->willReturn($select);
        $connection->method('fetchCol')->with($select)->willReturn(['B', 'A', 'B']);
        $resources = $this->createMock(ResourceConnection::class);
        $resources->method('getConnection')->willReturn($connection);
        $resources->method('getTableName')->willReturnCallback(static fn (string $name) => 'prefix_' . $name);

        $this->assertSame(['B', 'A'], (new Wishes($resources))->skus(42));
    }
}
