<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Price;

use Magento\Framework\App\Action\HttpPostActionInterface;
use Magento\Framework\App\CsrfAwareActionInterface;
use Magento\Framework\App\Request\Http;
use Magento\Framework\App\Request\InvalidRequestException;
use Magento\Framework\App\RequestInterface;
use Magento\Framework\Controller\Result\Redirect;
use Magento\Framework\Controller\Result\RedirectFactory;
use Magento\Framework\Stdlib\Cookie\CookieMetadataFactory;
use Magento\Framework\Stdlib\CookieManagerInterface;
use Magento\Framework\UrlInterface;
use Noest\Widgets\Model\PriceView;

/**
 * Keeps the price view that a shopper without scripts chose, and leads back to the page.
 */
class View implements HttpPostActionInterface, CsrfAwareActionInterface
{
    private const KEPT_SECONDS = 7 * 86400;

    /**
     * @param RequestInterface $request
     * @param RedirectFactory $redirects
     * @param CookieManagerInterface $cookies
     * @param CookieMetadataFactory $cookieMetadata
     * @param PriceView $priceView
     * @param UrlInterface $url
     */
    public function __construct(
        private readonly RequestInterface $request,
        private readonly RedirectFactory $redirects,
        private readonly CookieManagerInterface $cookies,
        private readonly CookieMetadataFactory $cookieMetadata,
        private readonly PriceView $priceView,
        private readonly UrlInterface $url,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function execute(): Redirect
    {
        $view = $this->request->getParam(PriceView::COOKIE);
        if (is_string($view) && $this->priceView->isKnown($view)) {
            // The kit's scripts read it, too.
            $metadata = $this->cookieMetadata->createPublicCookieMetadata()
                ->setDuration(self::KEPT_SECONDS)
                ->setPath('/')
                ->setSameSite('Lax');
            $this->cookies->setPublicCookie(PriceView::COOKIE, $view, $metadata);
            // The key that the answer gives the browser is that of this view.
            $this->priceView->show($view);
        }
        return $this->redirects->create()->setRefererOrBaseUrl();
    }

    /**
     * A page from a cache has the form key of nobody until a script fills it in: the origin proves as much.
     *
     * @param RequestInterface $request
     * @return bool|null null where the browser names no origin, and the form key has to be right
     */
    public function validateForCsrf(RequestInterface $request): ?bool
    {
        $origin = $request instanceof Http ? $request->getHeader('Origin') : false;
        return $origin === false ? null : str_starts_with($this->url->getBaseUrl(), "$origin/");
    }

    /**
     * Magento's own answer to a form that another site sent.
     *
     * @param RequestInterface $request
     * @return InvalidRequestException|null
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function createCsrfValidationException(RequestInterface $request): ?InvalidRequestException
    {
        return null;
    }
}
