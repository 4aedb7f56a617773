<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\Controller\Result\Redirect;
use Magento\Framework\Controller\Result\RedirectFactory;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\RequestQuotation;

/**
 * The page that confirms a request for a quotation.
 */
class Success implements HttpGetActionInterface
{
    /**
     * @param PageFactory $pages
     * @param Capabilities $capabilities
     * @param Session $session
     * @param RedirectFactory $redirects
     */
    public function __construct(
        private readonly PageFactory $pages,
        private readonly Capabilities $capabilities,
        private readonly Session $session,
        private readonly RedirectFactory $redirects,
    ) {
    }

    /**
     * Shows it, to who has asked for one; anyone else is led to where that is done.
     *
     * @return Page|Redirect
     * @throws NotFoundException where this store view makes no quotations
     */
    public function execute(): Page|Redirect
    {
        $this->capabilities->need(Capabilities::QUOTATION);
        if ((string) $this->session->getData(RequestQuotation::SESSION_SECRET) === '') {
            return $this->redirects->create()->setPath('noest/quotation');
        }
        $page = $this->pages->create();
        $page->getConfig()->getTitle()->set((string) __('We have received your request for a quotation'));
        return $page;
    }
}
