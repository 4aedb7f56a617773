<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Observer;

use Magento\Framework\Event\Observer;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Address as QuoteAddress;
use Magento\Sales\Model\Order;
use Magento\Sales\Model\Order\Address;
use Noest\Widgets\Observer\KeepBusinessNumbers;
use PHPUnit\Framework\TestCase;

class KeepBusinessNumbersTest extends TestCase
{
    public function testTheNumberOfTheCartIsThatOfTheOrder(): void
    {
        $from = $this->createMock(QuoteAddress::class);
        $from->method('getData')->willReturnMap([['noest_coc_number', null, '12345678']]);
        $quote = $this->createMock(Quote::class);
        $quote->method('getBillingAddress')->willReturn($from);
        $to = $this->createMock(Address::class);
        $to->expects($this->once())->method('setData')->with('noest_coc_number', '12345678');
        $order = $this->createMock(Order::class);
        $order->method('getBillingAddress')->willReturn($to);
        (new KeepBusinessNumbers())->execute(new Observer(['quote' => $quote, 'order' => $order]));
    }
}
