<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Catalog\Model\Product;
use Magento\Msrp\Helper\Data as Msrp;
use Magento\Msrp\Pricing\MsrpPriceCalculatorInterface;

/**
 * The prices that a shop advertises where it has to hide its own until the product is in the cart.
 */
class AdvertisedPrices
{
    /** The attributes of products that they go by. */
    public const ATTRIBUTES = ['msrp', 'msrp_display_actual_price_type'];

    /**
     * @param Msrp $msrp
     * @param MsrpPriceCalculatorInterface $calculator
     */
    public function __construct(private readonly Msrp $msrp, private readonly MsrpPriceCalculatorInterface $calculator)
    {
    }

    /**
     * That of a product, as it was entered; null where its own price may be shown.
     *
     * @param Product $product
     * @return float|null
     */
    public function of(Product $product): ?float
    {
        return $this->msrp->canApplyMsrp($product) && $this->msrp->isMinimalPriceLessMsrp($product)
            ? $this->calculator->getMsrpPriceValue($product)
            : null;
    }
}
