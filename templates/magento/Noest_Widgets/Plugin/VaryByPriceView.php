<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Framework\App\ActionInterface;
use Magento\Framework\App\Http\Context;
use Noest\Widgets\Model\PriceView;

/**
 * A cache of pages keeps a page of each price view: the element html names the one that is shown.
 */
class VaryByPriceView
{
    public const KEY = 'noest_price_view';

    /**
     * @param Context $context
     * @param PriceView $priceView
     */
    public function __construct(private readonly Context $context, private readonly PriceView $priceView)
    {
    }

    /**
     * Before a page is made.
     *
     * @param ActionInterface $subject
     * @return void
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function beforeExecute(ActionInterface $subject): void
    {
        $this->context->setValue(self::KEY, $this->priceView->current(), $this->priceView->standard());
    }
}
