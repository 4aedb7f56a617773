<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\DB\Adapter\DuplicateException;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Math\Random;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Magento\Quote\Model\Quote;
use Magento\Store\Model\ScopeInterface;

/**
 * Makes a quotation of a cart. The cart stays as it is.
 */
class RequestQuotation
{
    /** What the session keeps for the page that confirms it. */
    public const SESSION_SECRET = 'noest_quotation_secret';

    private const DAYS_VALID = 'noest/quotation/days_valid';
    private const DAY_SECONDS = 86400;
    private const LONGEST_NOTE = 5000;
    private const SECRET_LENGTH = 40;

    /**
     * @param Quotations $quotations
     * @param Limits $limits
     * @param CopyCart $copyCart
     * @param Mail $mail
     * @param ScopeConfigInterface $config
     * @param Random $random
     * @param DateTime $clock
     * @param Session $session
     */
    public function __construct(
        private readonly Quotations $quotations,
        private readonly Limits $limits,
        private readonly CopyCart $copyCart,
        private readonly Mail $mail,
        private readonly ScopeConfigInterface $config,
        private readonly Random $random,
        private readonly DateTime $clock,
        private readonly Session $session,
    ) {
    }

    /**
     * Asks for the quotation of a cart, with the e-mail address and the addresses that it has.
     *
     * @param Quote $cart
     * @param string $key new for each intention to ask, the same for each try at it
     * @param string $note the shopper's questions or comments; empty where there are none
     * @return Quotation the same one for the same key
     * @throws LocalizedException in words for the shopper
     */
    public function execute(Quote $cart, string $key, string $note): Quotation
    {
        if (preg_match('/^[A-Za-z0-9_-]{16,64}$/D', $key) !== 1) {
            throw new LocalizedException(
                __('The key of a quotation has 16 to 64 letters, digits, underscores and hyphens.')
            );
        }
        $known = $this->quotations->byKey($key);
        if ($known !== null) {
            return $known;
        }
        $note = trim($note);
        if (mb_strlen($note) > self::LONGEST_NOTE) {
            throw new LocalizedException(__('Your message has at most %1 characters.', self::LONGEST_NOTE));
        }
        $this->check($cart);
        $now = $this->clock->gmtTimestamp();
        $customerId = $cart->getCustomerId() ? (int) $cart->getCustomerId() : null;
        $email = strtolower(trim((string) $cart->getCustomerEmail()));
        $this->limits->check($email, $customerId, $now);
        $days = (int) $this->config->getValue(self::DAYS_VALID, ScopeInterface::SCOPE_STORE);
        $until = $now + $days * self::DAY_SECONDS;
        $copy = $this->copyCart->execute($cart, $until, $now);
        $secret = $this->random->getRandomString(self::SECRET_LENGTH);
        $billing = $cart->getBillingAddress();
        try {
            $quotation = $this->quotations->add([
                'quote_id' => $copy->getId(),
                'store_id' => $cart->getStoreId(),
                'customer_id' => $customerId,
                'email' => $email,
                'name' => trim($billing->getFirstname() . ' ' . $billing->getLastname()),
                'note' => $note,
                'currency' => $copy->getQuoteCurrencyCode(),
                'grand_total' => $copy->getGrandTotal(),
                'request_key' => $key,
                'asked_from' => $this->limits->askedFrom(),
                'created_at' => $now,
                'expires_at' => $until,
            ], $secret);
        } catch (DuplicateException $exception) {
            // Two tries at once with one key: the other one made it.
            return $this->quotations->byKey($key) ?? throw $exception;
        }
        $this->session->setData(self::SESSION_SECRET, $secret);
        if ($this->mail->send($quotation, $copy, $secret)) {
            $this->quotations->markMailed($quotation->id(), $now);
        }
        return $quotation;
    }

    /**
     * Whether a cart can be quoted.
     *
     * @param Quote $cart
     * @return void
     * @throws LocalizedException
     */
    private function check(Quote $cart): void
    {
        if ($cart->getAllVisibleItems() === []) {
            throw new LocalizedException(__('Your shopping cart is empty.'));
        }
        if ($cart->getData('has_error')) {
            throw new LocalizedException(
                __('Something in your shopping cart is not available. Check your shopping cart.')
            );
        }
        if (filter_var(trim((string) $cart->getCustomerEmail()), FILTER_VALIDATE_EMAIL) === false) {
            throw new LocalizedException(__('Enter a valid email address.'));
        }
        $addresses = $cart->isVirtual()
            ? [$cart->getBillingAddress()]
            : [$cart->getBillingAddress(), $cart->getShippingAddress()];
        foreach ($addresses as $address) {
            $errors = $address->validate();
            if ($errors !== true) {
                throw new LocalizedException(__(implode(' ', $errors)));
            }
        }
    }
}
