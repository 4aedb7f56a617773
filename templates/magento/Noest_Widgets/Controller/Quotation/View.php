<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Quotation;

use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\App\RequestInterface;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\Quotations;

/**
 * The page of a quotation, by the secret of its link.
 *
 * Opening it accepts nothing: programs that check mail open links too.
 */
class View implements HttpGetActionInterface
{
    /**
     * @param PageFactory $pages
     * @param Capabilities $capabilities
     * @param Quotations $quotations
     * @param RequestInterface $request
     */
    public function __construct(
        private readonly PageFactory $pages,
        private readonly Capabilities $capabilities,
        private readonly Quotations $quotations,
        private readonly RequestInterface $request,
    ) {
    }

    /**
     * Shows it.
     *
     * @return Page
     * @throws NotFoundException where there is no such quotation
     */
    public function execute(): Page
    {
        $this->capabilities->need(Capabilities::QUOTATION);
        $secret = $this->request->getParam('key');
        $quotation = is_string($secret) ? $this->quotations->bySecret($secret) : null;
        if ($quotation === null) {
            throw new NotFoundException(__('Quotation not found.'));
        }
        $page = $this->pages->create();
        $page->getConfig()->getTitle()->set((string) __('Quotation %1', $quotation->number()));
        $page->getConfig()->setRobots('NOINDEX,NOFOLLOW');
        // The address has the secret: no other site is told it.
        $page->setHeader('Referrer-Policy', 'same-origin', true);
        $block = $page->getLayout()->getBlock('noest.quotation');
        if ($block instanceof \Magento\Framework\View\Element\Template) {
            $block->setData('quotation', $quotation)->setData('secret', $secret);
        }
        return $page;
    }
}
