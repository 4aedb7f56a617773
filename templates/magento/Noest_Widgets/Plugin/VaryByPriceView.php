<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Framework\App\ActionInterface;
use Magento\Framework\App\Http\Context;
use Magento\Framework\App\Response\Http;
use Magento\Framework\Stdlib\CookieManagerInterface;
use Noest\Widgets\Model\PriceView;

/**
 * Prints the other price view where the key of the request is that of the other view, and nowhere else.
 *
 * Varnish keeps a page under the key that the request had, whatever the answer says. A page that heeded any other
 * cookie would be kept for shoppers who have that key and not that cookie.
 */
class VaryByPriceView
{
    /**
     * @param Context $context
     * @param PriceView $priceView
     * @param CookieManagerInterface $cookies
     */
    public function __construct(
        private readonly Context $context,
        private readonly PriceView $priceView,
        private readonly CookieManagerInterface $cookies,
    ) {
    }

    /**
     * Before a page is made, and after Magento's own plugins have said what else its key has.
     *
     * @param ActionInterface $subject
     * @return void
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function beforeExecute(ActionInterface $subject): void
    {
        $this->priceView->show($this->priceView->other());
        if ($this->context->getVaryString() !== $this->cookies->getCookie(Http::COOKIE_VARY_STRING)) {
            $this->priceView->show($this->priceView->standard());
        }
    }
}
