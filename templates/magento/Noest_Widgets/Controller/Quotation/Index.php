<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Quotation;

use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Model\Capabilities;

/**
 * The page on which a shopper asks for a quotation.
 */
class Index implements HttpGetActionInterface
{
    /**
     * @param PageFactory $pages
     * @param Capabilities $capabilities
     */
    public function __construct(private readonly PageFactory $pages, private readonly Capabilities $capabilities)
    {
    }

    /**
     * Shows it.
     *
     * @return Page
     * @throws NotFoundException where this store view makes no quotations
     */
    public function execute(): Page
    {
        $this->capabilities->need(Capabilities::QUOTATION);
        $page = $this->pages->create();
        $page->getConfig()->getTitle()->set((string) __('Request a quotation'));
        return $page;
    }
}
