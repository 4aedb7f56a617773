<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Customer\Model\Session as CustomerSession;
use Magento\Framework\App\ResourceConnection;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Phrase;
use Magento\Framework\Stdlib\DateTime\DateTime;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;

/**
 * Puts the lines of a quotation into the shopper's cart at their quoted prices, beside what is there.
 *
 * Once, until it expires.
 */
class AcceptQuotation
{
    /**
     * @param Quotations $quotations
     * @param CopyCart $copyCart
     * @param CartRepositoryInterface $carts
     * @param Session $session
     * @param CustomerSession $customerSession
     * @param ResourceConnection $resources
     * @param DateTime $clock
     */
    public function __construct(
        private readonly Quotations $quotations,
        private readonly CopyCart $copyCart,
        private readonly CartRepositoryInterface $carts,
        private readonly Session $session,
        private readonly CustomerSession $customerSession,
        private readonly ResourceConnection $resources,
        private readonly DateTime $clock,
    ) {
    }

    /**
     * Whether this visitor may have it: a customer's is that customer's alone, a guest's is whoever has its link.
     *
     * @param Quotation $quotation
     * @return bool
     */
    public function mayAccept(Quotation $quotation): bool
    {
        return $quotation->customerId() === null
            || $quotation->customerId() === (int) $this->customerSession->getCustomerId();
    }

    /**
     * Accepts it: all of it or nothing.
     *
     * @param Quotation $quotation
     * @return void
     * @throws LocalizedException in words for the shopper
     */
    public function execute(Quotation $quotation): void
    {
        if (!$this->mayAccept($quotation)) {
            throw new LocalizedException(__('Log in to accept this quotation.'));
        }
        $now = $this->clock->gmtTimestamp();
        $connection = $this->resources->getConnection('checkout');
        $connection->beginTransaction();
        try {
            if ($quotation->quoteId() === null || !$this->quotations->accept($quotation->id(), $now)) {
                throw new LocalizedException($this->reason($quotation, $now));
            }
            /** @var Quote $quoted */
            $quoted = $this->carts->get($quotation->quoteId());
            if ($quoted->getAllVisibleItems() === []) {
                throw new LocalizedException(__('The items of this quotation are no longer sold.'));
            }
            $cart = $this->session->getQuote();
            $this->copyCart->addLines($quoted, $cart);
            // Totals are those of its addresses, and a new cart has none until they are asked for.
            $cart->getBillingAddress();
            $cart->getShippingAddress();
            $cart->collectTotals();
            $this->carts->save($cart);
            $connection->commit();
        } catch (\Exception $exception) {
            $connection->rollBack();
            throw $exception;
        }
        $this->session->setQuoteId($cart->getId());
    }

    /**
     * Why one can't be accepted.
     *
     * @param Quotation $quotation
     * @param int $now Unix time
     * @return Phrase
     */
    private function reason(Quotation $quotation, int $now): Phrase
    {
        return $quotation->state($now) === Quotation::EXPIRED
            ? __('This quotation has expired. Ask for a new one to get the prices of now.')
            : __('You have accepted this quotation before. Its items were put in your shopping cart.');
    }
}
