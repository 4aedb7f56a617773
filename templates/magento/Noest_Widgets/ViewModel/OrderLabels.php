<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Sales\Model\Order;
use Noest\Widgets\Model\OrderLabels as Labels;

/**
 * The reference and project of an order on its pages.
 */
class OrderLabels implements ArgumentInterface
{
    /**
     * @param Labels $labels
     */
    public function __construct(private readonly Labels $labels)
    {
    }

    /**
     * Those that it has.
     *
     * @param Order $order
     * @return array<int, array{label: string, text: string}>
     */
    public function of(Order $order): array
    {
        return $this->labels->of($order);
    }
}
