<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Checkout\Model\Session;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Magento\Framework\Stdlib\DateTime\TimezoneInterface;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Address;
use Noest\Widgets\Model\NumberText;
use Noest\Widgets\Model\Quotation\AcceptQuotation;
use Noest\Widgets\Model\Quotation\Choices;
use Noest\Widgets\Model\Quotation\Quotation as Stored;
use Noest\Widgets\Model\Quotation\Quotations;
use Noest\Widgets\ViewModel\Quotation;
use PHPUnit\Framework\TestCase;

class QuotationTest extends TestCase
{
    public function testAnAddressHasItsProvinceOrState(): void
    {
        $quote = $this->createMock(Quote::class);
        $quote->method('getBillingAddress')->willReturn($this->address());
        $quote->method('getShippingAddress')->willReturn($this->address());
        $carts = $this->createMock(CartRepositoryInterface::class);
        $carts->method('get')->with(7)->willReturn($quote);
        $lines = ['Sanne Bakker', 'Main Street 1', '90210 Beverly Hills', 'California', 'US', '0612345678'];
        $this->assertSame([$lines], $this->quotations($carts)->addresses(new Stored(['quote_id' => '7'])));
    }

    private function quotations(CartRepositoryInterface $carts): Quotation
    {
        return new Quotation(
            $this->createMock(Quotations::class),
            $this->createMock(Session::class),
            $carts,
            $this->createMock(AcceptQuotation::class),
            $this->createMock(Choices::class),
            $this->createMock(NumberText::class),
            $this->createMock(PriceCurrencyInterface::class),
            $this->createMock(TimezoneInterface::class),
            $this->createMock(DateTime::class)
        );
    }

    private function address(): Address
    {
        return new class extends Address {
            public function __construct()
            {
            }

            public function getName()
            {
                return 'Sanne Bakker';
            }

            public function getCompany()
            {
                return null;
            }

            public function getStreet()
            {
                return ['Main Street 1'];
            }

            public function getPostcode()
            {
                return '90210';
            }

            public function getCity()
            {
                return 'Beverly Hills';
            }

            public function getRegion()
            {
                return 'California';
            }

            public function getCountryId()
            {
                return 'US';
            }

            public function getTelephone()
            {
                return '0612345678';
            }
        };
    }
}
