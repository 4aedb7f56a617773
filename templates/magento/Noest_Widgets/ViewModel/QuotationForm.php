<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Checkout\Model\Session;
use Magento\Customer\Api\CustomerRepositoryInterface;
use Magento\Directory\Helper\Data as Directory;
use Magento\Framework\Math\Random;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\NumberText;

/**
 * The form that asks for a quotation where no scripts run, and the cart that it asks for.
 */
class QuotationForm implements ArgumentInterface
{
    /** The fields that are the address. */
    public const ADDRESS = [
        'firstname', 'lastname', 'company', 'street', 'postcode', 'city', 'region', 'country_id', 'telephone',
    ];

    /** All of them. */
    public const NAMES = [...self::ADDRESS, 'email', 'note', 'key'];

    /** What the session keeps of a form that was refused. */
    public const TYPED = 'noest_quotation_typed';

    private const KEY_LENGTH = 32;

    /** @var array<string, string>|null */
    private ?array $values = null;

    /**
     * @param Session $session
     * @param CustomerRepositoryInterface $customers
     * @param Directory $directory
     * @param PriceCurrencyInterface $currency
     * @param Random $random
     * @param NumberText $numberText
     */
    public function __construct(
        private readonly Session $session,
        private readonly CustomerRepositoryInterface $customers,
        private readonly Directory $directory,
        private readonly PriceCurrencyInterface $currency,
        private readonly Random $random,
        private readonly NumberText $numberText,
    ) {
    }

    /**
     * The lines of the cart, in words.
     *
     * @return array<int, array{name: string, qty: string, total: string}>
     */
    public function lines(): array
    {
        return array_map(fn (Item $item): array => [
            'name' => (string) $item->getName(),
            'qty' => $this->numberText->of((float) $item->getQty()),
            'total' => $this->currency->format((float) $item->getRowTotalInclTax(), false),
        ], $this->session->getQuote()->getAllVisibleItems());
    }

    /**
     * Whether the shopper is logged in: the e-mail address is then the account's.
     *
     * @return bool
     */
    public function isCustomer(): bool
    {
        return (bool) $this->session->getQuote()->getCustomerId();
    }

    /**
     * What a field has: what was typed before, else what the account says.
     *
     * The value of `error` is why the shop refused what was typed.
     *
     * @param string $name
     * @return string
     */
    public function value(string $name): string
    {
        $this->values ??= ((array) $this->session->getData(self::TYPED)) + $this->known()
            + ['key' => $this->random->getRandomString(self::KEY_LENGTH)];
        return (string) ($this->values[$name] ?? '');
    }

    /**
     * Two letters and name of each country of the shop.
     *
     * @return array<string, string>
     */
    public function countries(): array
    {
        $countries = [];
        foreach ($this->directory->getCountryCollection()->toOptionArray(false) as $option) {
            $countries[(string) $option['value']] = (string) $option['label'];
        }
        return $countries;
    }

    /**
     * Whether one of these countries asks for a province or state.
     *
     * @return bool
     */
    public function asksRegion(): bool
    {
        return array_filter(array_keys($this->countries()), $this->directory->isRegionRequired(...)) !== [];
    }

    /**
     * What the account says, or the country that the shop begins with.
     *
     * @return array<string, string>
     */
    private function known(): array
    {
        $known = ['country_id' => (string) $this->directory->getDefaultCountry()];
        $customerId = (int) $this->session->getQuote()->getCustomerId();
        if ($customerId === 0) {
            return $known;
        }
        $customer = $this->customers->getById($customerId);
        $names = ['firstname' => (string) $customer->getFirstname(), 'lastname' => (string) $customer->getLastname()];
        foreach ($customer->getAddresses() ?? [] as $address) {
            if ($address->isDefaultShipping()) {
                return $names + [
                    'company' => (string) $address->getCompany(),
                    'street' => implode(' ', $address->getStreet() ?? []),
                    'postcode' => (string) $address->getPostcode(),
                    'city' => (string) $address->getCity(),
                    'region' => (string) $address->getRegion()?->getRegion(),
                    'country_id' => (string) $address->getCountryId(),
                    'telephone' => (string) $address->getTelephone(),
                ];
            }
        }
        return $names + $known;
    }
}
