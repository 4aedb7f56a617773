<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Checkout\Model\Session;
use Magento\Framework\Exception\NoSuchEntityException;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Magento\Framework\Stdlib\DateTime\TimezoneInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Api\Data\CartInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Address;
use Noest\Widgets\Model\NumberText;
use Noest\Widgets\Model\Quotation\AcceptQuotation;
use Noest\Widgets\Model\Quotation\Choices;
use Noest\Widgets\Model\Quotation\Quotation as Stored;
use Noest\Widgets\Model\Quotation\Quotations;
use Noest\Widgets\Model\Quotation\RequestQuotation;

/**
 * A quotation in words.
 */
class Quotation implements ArgumentInterface
{
    /**
     * @param Quotations $quotations
     * @param Session $session
     * @param CartRepositoryInterface $carts
     * @param AcceptQuotation $acceptQuotation
     * @param Choices $choices
     * @param NumberText $numberText
     * @param PriceCurrencyInterface $currency
     * @param TimezoneInterface $timezone
     * @param DateTime $clock
     */
    public function __construct(
        private readonly Quotations $quotations,
        private readonly Session $session,
        private readonly CartRepositoryInterface $carts,
        private readonly AcceptQuotation $acceptQuotation,
        private readonly Choices $choices,
        private readonly NumberText $numberText,
        private readonly PriceCurrencyInterface $currency,
        private readonly TimezoneInterface $timezone,
        private readonly DateTime $clock,
    ) {
    }

    /**
     * The one that this visitor asked for last; null where there is none.
     *
     * @return Stored|null
     */
    public function last(): ?Stored
    {
        return $this->quotations->bySecret($this->lastSecret());
    }

    /**
     * The secret of that one; empty where there is none.
     *
     * @return string
     */
    public function lastSecret(): string
    {
        return (string) $this->session->getData(RequestQuotation::SESSION_SECRET);
    }

    /**
     * One of the states of a quotation.
     *
     * @param Stored $quotation
     * @return string
     */
    public function state(Stored $quotation): string
    {
        return $quotation->state($this->clock->gmtTimestamp());
    }

    /**
     * Whether this visitor may accept it.
     *
     * @param Stored $quotation
     * @return bool
     */
    public function mayAccept(Stored $quotation): bool
    {
        return $this->acceptQuotation->mayAccept($quotation);
    }

    /**
     * A moment of it as a day; empty where it has not come.
     *
     * @param Stored $quotation
     * @param string $field
     * @return string
     */
    public function day(Stored $quotation, string $field): string
    {
        $time = $quotation->time($field);
        return $time === null ? '' : $this->timezone->formatDateTime(
            (new \DateTime())->setTimestamp($time),
            \IntlDateFormatter::LONG,
            \IntlDateFormatter::NONE
        );
    }

    /**
     * An amount in the currency of the quotation.
     *
     * @param Stored $quotation
     * @param float $amount
     * @return string
     */
    public function money(Stored $quotation, float $amount): string
    {
        $currency = $quotation->text('currency') ?: null;
        return $this->currency->format($amount, false, PriceCurrencyInterface::DEFAULT_PRECISION, null, $currency);
    }

    /**
     * Its lines; none where they are gone.
     *
     * @param Stored $quotation
     * @return array<int, array{
     *     name: string, sku: string, choices: string[], qty: string, price: float, total: float
     * }>
     */
    public function lines(Stored $quotation): array
    {
        $lines = [];
        foreach ($this->quote($quotation)?->getAllVisibleItems() ?? [] as $item) {
            $lines[] = [
                'name' => (string) $item->getName(),
                'sku' => (string) $item->getSku(),
                'choices' => $this->choices->of($item),
                'qty' => $this->numberText->of((float) $item->getQty()),
                'price' => (float) $item->getPriceInclTax(),
                'total' => (float) $item->getRowTotalInclTax(),
            ];
        }
        return $lines;
    }

    /**
     * The lines of its addresses, that of the bill first; one where both are the same.
     *
     * @param Stored $quotation
     * @return array<int, string[]>
     */
    public function addresses(Stored $quotation): array
    {
        $quote = $this->quote($quotation);
        if ($quote === null) {
            return [];
        }
        $addresses = [$this->address($quote->getBillingAddress())];
        if (!$quote->isVirtual()) {
            $addresses[] = $this->address($quote->getShippingAddress());
        }
        return array_values(array_unique($addresses, SORT_REGULAR));
    }

    /**
     * An address, line by line.
     *
     * @param Address $address
     * @return string[]
     */
    private function address(Address $address): array
    {
        return array_values(array_filter([
            (string) $address->getCompany(),
            (string) $address->getName(),
            ...$address->getStreet(),
            trim($address->getPostcode() . ' ' . $address->getCity()),
            (string) $address->getRegion(),
            (string) $address->getCountryId(),
            (string) $address->getTelephone(),
        ]));
    }

    /**
     * Its quote; null where that is gone.
     *
     * @param Stored $quotation
     * @return Quote|null
     */
    private function quote(Stored $quotation): ?Quote
    {
        if ($quotation->quoteId() === null) {
            return null;
        }
        try {
            /** @var CartInterface&Quote $quote */
            $quote = $this->carts->get($quotation->quoteId());
            return $quote;
        } catch (NoSuchEntityException) {
            return null;
        }
    }
}
