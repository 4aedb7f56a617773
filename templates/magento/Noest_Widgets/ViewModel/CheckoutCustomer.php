<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Customer\Api\CustomerRepositoryInterface;
use Magento\Customer\Api\Data\AddressInterface;
use Magento\Customer\Model\Session;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * Who is logged in, for a page that no cache keeps.
 */
class CheckoutCustomer implements ArgumentInterface
{
    /**
     * @param Session $session
     * @param CustomerRepositoryInterface $customers
     */
    public function __construct(
        private readonly Session $session,
        private readonly CustomerRepositoryInterface $customers,
    ) {
    }

    /**
     * The properties of the checkout that are the customer's, null for a guest.
     *
     * They are JSON that may stand in a script element.
     *
     * @return string|null
     */
    public function properties(): ?string
    {
        if (!$this->session->isLoggedIn()) {
            return null;
        }
        $customer = $this->customers->getById((int) $this->session->getCustomerId());
        $addresses = array_map($this->address(...), array_values($customer->getAddresses() ?? []));
        return json_encode(
            ['customer' => ['email' => $customer->getEmail(), 'addresses' => $addresses]],
            JSON_THROW_ON_ERROR | JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        );
    }

    /**
     * An address of the address book. Its lines are one text: which of them has the number, Magento does not know.
     *
     * @param AddressInterface $address
     * @return array
     */
    private function address(AddressInterface $address): array
    {
        $id = (string) $address->getId();
        return [
            'id' => $id,
            'default_billing' => (bool) $address->isDefaultBilling(),
            'default_shipping' => (bool) $address->isDefaultShipping(),
            'address' => [
                'prefix' => $address->getPrefix(),
                'firstname' => (string) $address->getFirstname(),
                'middlename' => $address->getMiddlename(),
                'lastname' => (string) $address->getLastname(),
                'company' => $address->getCompany(),
                'street' => [implode(', ', array_filter($address->getStreet() ?? [])), '', ''],
                'postcode' => (string) $address->getPostcode(),
                'city' => (string) $address->getCity(),
                'region' => $address->getRegion()?->getRegion(),
                'country_id' => (string) $address->getCountryId(),
                'telephone' => (string) $address->getTelephone(),
                'vat_id' => $address->getVatId(),
                'customerAddressId' => $id,
            ],
        ];
    }
}
