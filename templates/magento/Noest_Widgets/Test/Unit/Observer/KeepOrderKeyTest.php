<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Observer;

use Magento\Framework\Event\Observer;
use Magento\Sales\Model\Order;
use Noest\Widgets\Model\OrderKeys;
use Noest\Widgets\Observer\KeepOrderKey;
use PHPUnit\Framework\TestCase;

class KeepOrderKeyTest extends TestCase
{
    public function testTheOrderThatIsPlacedGetsTheKey(): void
    {
        $keys = $this->createMock(OrderKeys::class);
        $keys->method('current')->willReturn('a-key-of-an-order');
        $order = $this->createMock(Order::class);
        $order->expects($this->once())->method('setData')->with('noest_order_key', 'a-key-of-an-order');
        (new KeepOrderKey($keys))->execute(new Observer(['order' => $order]));
    }
}
