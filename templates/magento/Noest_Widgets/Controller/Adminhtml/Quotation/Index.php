<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Adminhtml\Quotation;

use Magento\Backend\App\Action;
use Magento\Backend\App\Action\Context;
use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;

/**
 * The list of quotations in the admin.
 */
class Index extends Action implements HttpGetActionInterface
{
    public const ADMIN_RESOURCE = 'Noest_Widgets::quotations';

    /**
     * @param Context $context
     * @param PageFactory $pages
     */
    public function __construct(Context $context, private readonly PageFactory $pages)
    {
        parent::__construct($context);
    }

    /**
     * Shows it.
     *
     * @return Page
     */
    public function execute()
    {
        /** @var \Magento\Backend\Model\View\Result\Page $page */
        $page = $this->pages->create();
        $page->setActiveMenu(self::ADMIN_RESOURCE);
        $page->getConfig()->getTitle()->prepend((string) __('Quotations'));
        return $page;
    }
}
