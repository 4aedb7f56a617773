<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\MailException;
use Magento\Framework\Mail\Template\TransportBuilder;
use Magento\Framework\Mail\TransportInterface;
use Magento\Framework\Phrase;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Stdlib\DateTime\TimezoneInterface;
use Magento\Framework\UrlInterface;
use Magento\Quote\Model\Quote;
use Noest\Widgets\Model\NumberText;
use Noest\Widgets\Model\Quotation\Choices;
use Noest\Widgets\Model\Quotation\Mail;
use Noest\Widgets\Model\Quotation\Quotation;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;

class MailTest extends TestCase
{
    public function testAMailThatGoesOutIsSent(): void
    {
        $this->assertTrue($this->send($this->createMock(TransportInterface::class)));
    }

    public function testAMailThatFailsIsNot(): void
    {
        $transport = $this->createMock(TransportInterface::class);
        $transport->method('sendMessage')->willThrowException(new MailException(new Phrase('no server')));
        $this->assertFalse($this->send($transport));
    }

    public function testAShopThatSendsNoMailAtAllHasSentNone(): void
    {
        $transport = $this->createMock(TransportInterface::class);
        $transport->expects($this->never())->method('sendMessage');
        $this->assertFalse($this->send($transport, true));
    }

    private function send(TransportInterface $transport, bool $isDisabled = false): bool
    {
        $transports = $this->createMock(TransportBuilder::class);
        foreach (['TemplateIdentifier', 'TemplateOptions', 'TemplateVars', 'FromByScope'] as $set) {
            $transports->method("set$set")->willReturnSelf();
        }
        $transports->method('getTransport')->willReturn($transport);
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('isSetFlag')->with('system/smtp/disable', 'store')->willReturn($isDisabled);
        $quote = $this->createMock(Quote::class);
        $quote->method('getAllVisibleItems')->willReturn([]);
        $mail = new Mail(
            $transports,
            $config,
            $this->createMock(PriceCurrencyInterface::class),
            $this->createMock(TimezoneInterface::class),
            $this->createMock(UrlInterface::class),
            $this->createMock(LoggerInterface::class),
            $this->createMock(Choices::class),
            $this->createMock(NumberText::class),
        );
        $quotation = new Quotation([
            'quotation_id' => 7,
            'store_id' => 1,
            'grand_total' => 10.0,
            'expires_at' => '2026-01-02 00:00:00',
        ]);
        return $mail->send($quotation, $quote, 'secret');
    }
}
