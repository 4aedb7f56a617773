<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Noest\Widgets\ViewModel\Checkout;
use PHPUnit\Framework\TestCase;

class CheckoutTest extends TestCase
{
    public function testAFieldThatIsNotFilledInIsEmpty(): void
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->willReturnMap([
            ['noest/checkout/phone', 'store', null, ' 033 123 45 67 '],
            ['noest/checkout/returns', 'store', null, '30 dagen bedenktijd'],
            ['noest/checkout/terms_url', 'store', null, null],
        ]);
        $checkout = new Checkout($config);
        $this->assertSame('033 123 45 67', $checkout->phone());
        $this->assertSame('30 dagen bedenktijd', $checkout->returns());
        $this->assertSame('', $checkout->termsUrl());
    }
}
