<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Noest\Widgets\Model\Quotation\Quotation;
use PHPUnit\Framework\TestCase;

class QuotationTest extends TestCase
{
    /** 23 December 2026, 9.00 UTC. */
    private const END = 1798016400;

    public function testItIsOpenUntilItEnds(): void
    {
        $quotation = $this->quotation('open');
        $this->assertSame(Quotation::OPEN, $quotation->state(self::END - 1));
        $this->assertSame(Quotation::EXPIRED, $quotation->state(self::END));
    }

    public function testWhatWasAcceptedStaysAccepted(): void
    {
        $this->assertSame(Quotation::ACCEPTED, $this->quotation('accepted')->state(self::END + 1));
    }

    public function testItsNumberHasALetterSoThatItIsNoNumberOfAnOrder(): void
    {
        $this->assertSame('Q00000042', $this->quotation('open')->number());
    }

    public function testAGuestsHasNoCustomerAndAMomentThatHasNotComeNoTime(): void
    {
        $quotation = $this->quotation('open');
        $this->assertNull($quotation->customerId());
        $this->assertNull($quotation->time('accepted_at'));
        $this->assertSame(self::END, $quotation->time('expires_at'));
    }

    private function quotation(string $status): Quotation
    {
        return new Quotation([
            'quotation_id' => '42',
            'status' => $status,
            'expires_at' => '2026-12-23 09:00:00',
            'accepted_at' => null,
            'customer_id' => null,
        ]);
    }
}
