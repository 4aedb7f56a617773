<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Customer\Model\Session as CustomerSession;
use Magento\Framework\App\ResourceConnection;
use Magento\Framework\DB\Adapter\AdapterInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\Quotation\AcceptQuotation;
use Noest\Widgets\Model\Quotation\CopyCart;
use Noest\Widgets\Model\Quotation\Quotation;
use Noest\Widgets\Model\Quotation\Quotations;
use PHPUnit\Framework\MockObject\MockObject;
use PHPUnit\Framework\TestCase;

class AcceptQuotationTest extends TestCase
{
    private const NOW = 10;

    /** @var AdapterInterface&MockObject */
    private AdapterInterface $connection;

    /** @var CopyCart&MockObject */
    private CopyCart $copyCart;

    /** @var Quote&MockObject */
    private Quote $cart;

    protected function setUp(): void
    {
        $this->connection = $this->createMock(AdapterInterface::class);
        $this->copyCart = $this->createMock(CopyCart::class);
        $this->cart = $this->createMock(Quote::class);
    }

    public function testItsLinesGoIntoTheCartOnceItIsMarkedAsAccepted(): void
    {
        $this->copyCart->expects($this->once())->method('addLines');
        $this->connection->expects($this->once())->method('commit');
        $this->connection->expects($this->never())->method('rollBack');
        $this->accept($this->quotation(null), 0, true);
    }

    public function testANewCartHasAddressesBeforeItsTotalsAreCollected(): void
    {
        $calls = [];
        foreach (['getBillingAddress', 'getShippingAddress', 'collectTotals'] as $method) {
            $this->cart->method($method)->willReturnCallback(static function () use (&$calls, $method) {
                $calls[] = $method;
            });
        }
        $this->accept($this->quotation(null), 0, true);
        $this->assertSame(['getBillingAddress', 'getShippingAddress', 'collectTotals'], $calls);
    }

    public function testACustomersIsThatCustomersAlone(): void
    {
        $this->copyCart->expects($this->never())->method('addLines');
        $this->connection->expects($this->never())->method('beginTransaction');
        $this->expectExceptionMessage('Log in to accept this quotation.');
        $this->accept($this->quotation(5), 6, true);
    }

    public function testASecondTryChangesNothing(): void
    {
        $this->copyCart->expects($this->never())->method('addLines');
        $this->connection->expects($this->once())->method('rollBack');
        $this->expectException(LocalizedException::class);
        $this->accept($this->quotation(5), 5, false);
    }

    public function testOneWhoseItemsAreGoneStaysOpen(): void
    {
        $this->connection->expects($this->once())->method('rollBack');
        $this->expectExceptionMessage('The items of this quotation are no longer sold.');
        $this->accept($this->quotation(null), 0, true, []);
    }

    private function accept(Quotation $quotation, int $customerId, bool $isFirst, ?array $lines = null): void
    {
        $quotations = $this->createMock(Quotations::class);
        $quotations->method('accept')->with(7, self::NOW)->willReturn($isFirst);
        $quoted = $this->createMock(Quote::class);
        $quoted->method('getAllVisibleItems')->willReturn($lines ?? [$this->createMock(Item::class)]);
        $carts = $this->createMock(CartRepositoryInterface::class);
        $carts->method('get')->with(70)->willReturn($quoted);
        $session = $this->createMock(Session::class);
        $session->method('getQuote')->willReturn($this->cart);
        $customerSession = $this->createMock(CustomerSession::class);
        $customerSession->method('getCustomerId')->willReturn($customerId);
        $resources = $this->createMock(ResourceConnection::class);
        $resources->method('getConnection')->with('checkout')->willReturn($this->connection);
        $clock = $this->createMock(DateTime::class);
        $clock->method('gmtTimestamp')->willReturn(self::NOW);
        (new AcceptQuotation($quotations, $this->copyCart, $carts, $session, $customerSession, $resources, $clock))
            ->execute($quotation);
    }

    private function quotation(?int $customerId): Quotation
    {
        return new Quotation([
            'quotation_id' => 7,
            'quote_id' => 70,
            'customer_id' => $customerId,
            'status' => 'open',
            'expires_at' => '1970-01-02 00:00:00',
        ]);
    }
}
