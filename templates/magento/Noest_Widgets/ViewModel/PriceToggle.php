<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Framework\View\Element\Block\ArgumentInterface;
use Noest\Widgets\Model\PriceView;

/**
 * Which of the two buttons of the header is pressed.
 */
class PriceToggle implements ArgumentInterface
{
    /**
     * @param PriceView $priceView
     */
    public function __construct(private readonly PriceView $priceView)
    {
    }

    /**
     * The view of this page.
     *
     * @return string
     */
    public function current(): string
    {
        return $this->priceView->current();
    }
}
