<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\Exception\LocalizedException;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Address;
use Noest\Widgets\Model\BusinessNumbers;
use PHPUnit\Framework\TestCase;

class BusinessNumbersTest extends TestCase
{
    public function testBothNumbersAreKeptWithTheBillingAddress(): void
    {
        $this->assertSame(
            ['noest_coc_number' => '12345678', 'vat_id' => 'NL000099998B57'],
            $this->kept(' 12345678 ', 'NL000099998B57')
        );
    }

    public function testWithoutAVatNumberThatOfTheAddressStays(): void
    {
        $this->assertSame(['noest_coc_number' => '0566.988.259'], $this->kept('0566.988.259', ''));
    }

    public function testAnEmptyNumberTakesTheEarlierOneAway(): void
    {
        $this->assertSame(['noest_coc_number' => null], $this->kept('', ''));
    }

    /**
     * @dataProvider wrong
     */
    public function testWhatIsNoNumberIsRefusedAndNothingKept(string $cocNumber, string $vatId): void
    {
        $carts = $this->createMock(CartRepositoryInterface::class);
        $carts->expects($this->never())->method('save');
        $this->expectException(LocalizedException::class);
        (new BusinessNumbers($carts))->set($this->createMock(Quote::class), $cocNumber, $vatId);
    }

    public static function wrong(): array
    {
        return [['<b>1</b>', ''], [str_repeat('1', 33), ''], ['', 'NL"1']];
    }

    private function kept(string $cocNumber, string $vatId): array
    {
        $kept = [];
        $address = $this->createMock(Address::class);
        $address->method('setData')->willReturnCallback(
            static function (string $name, ?string $value) use (&$kept, $address): Address {
                $kept[$name] = $value;
                return $address;
            }
        );
        $cart = $this->createMock(Quote::class);
        $cart->method('getBillingAddress')->willReturn($address);
        $carts = $this->createMock(CartRepositoryInterface::class);
        $carts->expects($this->once())->method('save')->with($cart);
        (new BusinessNumbers($carts))->set($cart, $cocNumber, $vatId);
        return $kept;
    }
}
