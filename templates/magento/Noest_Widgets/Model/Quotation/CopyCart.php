<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;
use Magento\Quote\Model\Quote\Address;
use Magento\Quote\Model\Quote\Item;
use Magento\Quote\Model\QuoteFactory;

/**
 * The quote of a quotation: a copy of the shopper's cart that nobody shops with, and whose prices stay.
 */
class CopyCart
{
    /** What of an address goes along. */
    private const ADDRESS_FIELDS = [
        'prefix', 'firstname', 'middlename', 'lastname', 'suffix', 'company', 'street', 'city', 'region', 'region_id',
        'postcode', 'country_id', 'telephone', 'vat_id', 'noest_coc_number',
    ];

    /** What of the cart itself does. */
    private const CART_FIELDS = [
        'store_id', 'customer_id', 'customer_group_id', 'customer_tax_class_id', 'customer_is_guest', 'customer_email',
        'customer_firstname', 'customer_lastname', 'quote_currency_code',
    ];

    /**
     * @param QuoteFactory $quotes
     * @param CartRepositoryInterface $carts
     * @param QuotedPrices $prices
     */
    public function __construct(
        private readonly QuoteFactory $quotes,
        private readonly CartRepositoryInterface $carts,
        private readonly QuotedPrices $prices,
    ) {
    }

    /**
     * Copies a cart.
     *
     * @param Quote $cart
     * @param int $until Unix time at which the prices end
     * @param int $now Unix time
     * @return Quote saved, with its totals
     */
    public function execute(Quote $cart, int $until, int $now): Quote
    {
        $cart->collectTotals();
        $copy = $this->quotes->create();
        foreach (self::CART_FIELDS as $field) {
            $copy->setData($field, $cart->getData($field));
        }
        $copy->setIsActive(false);
        $this->copyAddress($cart->getBillingAddress(), $copy->getBillingAddress());
        $this->copyAddress($cart->getShippingAddress(), $copy->getShippingAddress());
        $this->addLines($cart, $copy);
        $this->prices->freeze($cart, $copy, $until);
        $this->prices->hold($copy, $now);
        $copy->collectTotals();
        $this->carts->save($copy);
        return $copy;
    }

    /**
     * Adds the lines of a cart to another one, beside those that it has.
     *
     * @param Quote $from
     * @param Quote $to
     * @return void
     */
    public function addLines(Quote $from, Quote $to): void
    {
        foreach ($from->getAllVisibleItems() as $item) {
            $line = clone $item;
            $to->addItem($line);
            /** @var Item $child */
            foreach ($item->getChildren() as $child) {
                $part = clone $child;
                $part->setParentItem($line);
                $to->addItem($part);
            }
        }
    }

    /**
     * What a shopper typed of an address.
     *
     * @param Address $from
     * @param Address $to
     * @return void
     */
    private function copyAddress(Address $from, Address $to): void
    {
        foreach (self::ADDRESS_FIELDS as $field) {
            $to->setData($field, $from->getData($field));
        }
    }
}
