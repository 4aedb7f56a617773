<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Adminhtml\Quotation;

use Magento\Backend\App\Action;
use Magento\Backend\App\Action\Context;
use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\View\Element\Template;
use Magento\Framework\View\Result\Page;
use Magento\Framework\View\Result\PageFactory;
use Noest\Widgets\Model\Quotation\Quotations;

/**
 * One quotation in the admin.
 */
class View extends Action implements HttpGetActionInterface
{
    public const ADMIN_RESOURCE = 'Noest_Widgets::quotations';

    /**
     * @param Context $context
     * @param PageFactory $pages
     * @param Quotations $quotations
     */
    public function __construct(
        Context $context,
        private readonly PageFactory $pages,
        private readonly Quotations $quotations,
    ) {
        parent::__construct($context);
    }

    /**
     * Shows it.
     *
     * @return Page
     * @throws NotFoundException where there is no such quotation
     */
    public function execute()
    {
        $quotation = $this->quotations->byId((int) $this->getRequest()->getParam('id'));
        if ($quotation === null) {
            throw new NotFoundException(__('Quotation not found.'));
        }
        /** @var \Magento\Backend\Model\View\Result\Page $page */
        $page = $this->pages->create();
        $page->setActiveMenu(self::ADMIN_RESOURCE);
        $page->getConfig()->getTitle()->prepend((string) __('Quotation %1', $quotation->number()));
        $block = $page->getLayout()->getBlock('noest.quotation');
        if ($block instanceof Template) {
            $block->setData('quotation', $quotation);
        }
        return $page;
    }
}
