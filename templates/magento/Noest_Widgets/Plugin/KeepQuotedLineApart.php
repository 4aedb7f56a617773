<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\Quotation\QuotedPrices;

/**
 * A line with a quoted price is not the line of the same product without one.
 *
 * Magento compares them by SKU alone where a guest's cart is joined with a customer's.
 */
class KeepQuotedLineApart
{
    /**
     * @param QuotedPrices $prices
     */
    public function __construct(private readonly QuotedPrices $prices)
    {
    }

    /**
     * Whether two lines are one.
     *
     * @param Item $subject
     * @param bool $isSame
     * @param Item $other
     * @return bool
     */
    public function afterCompare(Item $subject, bool $isSame, Item $other): bool
    {
        return $isSame && $this->prices->of($subject) === null && $this->prices->of($other) === null;
    }
}
