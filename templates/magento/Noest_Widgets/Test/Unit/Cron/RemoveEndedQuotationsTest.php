<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Cron;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Noest\Widgets\Cron\RemoveEndedQuotations;
use Noest\Widgets\Model\Quotation\Quotations;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class RemoveEndedQuotationsTest extends TestCase
{
    private const NOW = 100 * 86400;

    /** @var Quotations&MockObject */
    private Quotations $quotations;

    protected function setUp(): void
    {
        $this->quotations = $this->createMock(Quotations::class);
    }

    public function testOnesThatEndedMoreDaysAgoThanTheShopKeepsThemAreRemoved(): void
    {
        $this->quotations->expects($this->once())->method('removeEndedBefore')->with(70 * 86400);
        $this->removeWith('30');
    }

    /**
     * @dataProvider noNumbers
     */
    public function testWithoutANumberOfDaysAllAreKept(?string $days): void
    {
        $this->quotations->expects($this->never())->method('removeEndedBefore');
        $this->removeWith($days);
    }

    public static function noNumbers(): array
    {
        return ['not set' => [null], 'empty' => [''], 'negative' => ['-1'], 'not a number' => ['a year']];
    }

    private function removeWith(?string $days): void
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->with('noest/quotation/days_kept')->willReturn($days);
        $clock = $this->createMock(DateTime::class);
        $clock->method('gmtTimestamp')->willReturn(self::NOW);
        (new RemoveEndedQuotations($this->quotations, $config, $clock))->execute();
    }
}
