<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\Exception\LocalizedException;
use Magento\Quote\Api\CartRepositoryInterface;
use Magento\Quote\Model\Quote;

/**
 * The numbers of a business, which are kept with the billing address of a cart and go along into the order.
 */
class BusinessNumbers
{
    /** The column of both tables of addresses. */
    public const COC_NUMBER = 'noest_coc_number';

    private const LENGTH = 32;

    /**
     * @param CartRepositoryInterface $carts
     */
    public function __construct(private readonly CartRepositoryInterface $carts)
    {
    }

    /**
     * Keeps the numbers with a cart.
     *
     * @param Quote $cart one that has a billing address
     * @param string $cocNumber number in the trade register; empty for none
     * @param string $vatId empty leaves that of the address
     * @return void
     * @throws LocalizedException where one of them can be no such number
     */
    public function set(Quote $cart, string $cocNumber, string $vatId): void
    {
        $cocNumber = $this->check($cocNumber);
        $vatId = $this->check($vatId);
        $address = $cart->getBillingAddress();
        $address->setData(self::COC_NUMBER, $cocNumber === '' ? null : $cocNumber);
        if ($vatId !== '') {
            $address->setData('vat_id', $vatId);
        }
        $this->carts->save($cart);
    }

    /**
     * A number without the space around it: letters, digits, points, hyphens and spaces.
     *
     * @param string $number
     * @return string
     * @throws LocalizedException
     */
    private function check(string $number): string
    {
        $number = trim($number);
        if (strlen($number) > self::LENGTH || preg_match('/[^A-Za-z0-9. -]/', $number) === 1) {
            throw new LocalizedException(__('Enter a valid number of your business.'));
        }
        return $number;
    }
}
