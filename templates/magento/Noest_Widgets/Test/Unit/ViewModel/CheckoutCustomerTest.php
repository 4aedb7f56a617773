<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\ViewModel;

use Magento\Customer\Api\CustomerRepositoryInterface;
use Magento\Customer\Api\Data\AddressInterface;
use Magento\Customer\Api\Data\CustomerInterface;
use Magento\Customer\Api\Data\RegionInterface;
use Magento\Customer\Model\Session;
use Noest\Widgets\ViewModel\CheckoutCustomer;
use PHPUnit\Framework\TestCase;

class CheckoutCustomerTest extends TestCase
{
    public function testAGuestHasNoProperties(): void
    {
        $session = $this->createMock(Session::class);
        $session->method('isLoggedIn')->willReturn(false);
        $customers = $this->createMock(CustomerRepositoryInterface::class);
        $customers->expects($this->never())->method('getById');
        $this->assertNull((new CheckoutCustomer($session, $customers))->properties());
    }

    public function testACustomerHasAnEmailAndTheAddressesOfTheBook(): void
    {
        $properties = json_decode($this->propertiesOf($this->address()), true);
        $this->assertSame('sanne@example.com', $properties['customer']['email']);
        [$saved] = $properties['customer']['addresses'];
        $this->assertSame(['7', true, false], [$saved['id'], $saved['default_billing'], $saved['default_shipping']]);
        $this->assertSame(['1 Main Street, Floor 3', '', ''], $saved['address']['street']);
        $this->assertSame(
            ['7', 'US', 'California', null],
            [
                $saved['address']['customerAddressId'],
                $saved['address']['country_id'],
                $saved['address']['region'],
                $saved['address']['company'],
            ]
        );
    }

    public function testNoTextEndsTheScriptThatItStandsIn(): void
    {
        $properties = $this->propertiesOf($this->address('</script><b>'));
        $this->assertStringNotContainsString('<', $properties);
        $this->assertStringContainsString('\u003C/script\u003E', $properties);
    }

    private function propertiesOf(AddressInterface $address): string
    {
        $customer = $this->createMock(CustomerInterface::class);
        $customer->method('getEmail')->willReturn('sanne@example.com');
        $customer->method('getAddresses')->willReturn([$address]);
        $session = $this->createMock(Session::class);
        $session->method('isLoggedIn')->willReturn(true);
        $session->method('getCustomerId')->willReturn('3');
        $customers = $this->createMock(CustomerRepositoryInterface::class);
        $customers->method('getById')->with(3)->willReturn($customer);
        return (string) (new CheckoutCustomer($session, $customers))->properties();
    }

    private function address(string $city = 'Springfield'): AddressInterface
    {
        $region = $this->createMock(RegionInterface::class);
        $region->method('getRegion')->willReturn('California');
        $address = $this->createMock(AddressInterface::class);
        $address->method('getId')->willReturn('7');
        $address->method('isDefaultBilling')->willReturn(true);
        $address->method('getStreet')->willReturn(['1 Main Street', '', 'Floor 3']);
        $address->method('getCity')->willReturn($city);
        $address->method('getCountryId')->willReturn('US');
        $address->method('getRegion')->willReturn($region);
        return $address;
    }
}
