<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Catalog\Model\Product;
use Magento\CatalogInventory\Api\StockRegistryInterface;

/**
 * By how many a product is sold.
 */
class Quantities
{
    /** Decimals that count: of a fraction the rest of a division is hardly ever 0. */
    private const DECIMALS = 4;

    /**
     * @param StockRegistryInterface $stock
     */
    public function __construct(private readonly StockRegistryInterface $stock)
    {
    }

    /**
     * The quantities in which it can be bought. `step` is null where any fraction can.
     *
     * @param Product $product
     * @return array{least: float, most: float, step: float|null}
     */
    public function of(Product $product): array
    {
        $item = $this->stock->getStockItem((int) $product->getId(), (int) $product->getStore()->getWebsiteId());
        $step = (float) $item->getQtyIncrements() ?: ($item->getIsQtyDecimal() ? null : 1.0);
        $least = max((float) $item->getMinSaleQty(), $step ?? 0.0);
        return [
            'least' => $step === null ? $least : $step * ceil(round($least / $step, self::DECIMALS)),
            'most' => (float) $item->getMaxSaleQty(),
            'step' => $step,
        ];
    }

    /**
     * Whether one of it can be bought, as by the button of a card.
     *
     * @param Product $product
     * @return bool
     */
    public function takeOne(Product $product): bool
    {
        ['least' => $least, 'step' => $step] = $this->of($product);
        $steps = $step === null ? 1.0 : round(1 / $step, self::DECIMALS);
        return $least <= 1 && $steps === floor($steps);
    }
}
