<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Magento\Framework\View\Page\Config as Page;
use Noest\Widgets\Model\MountPoints;
use Noest\Widgets\Model\PriceView;

/**
 * Adds the layout handle of each part that is switched on to the page, and says which prices it shows.
 *
 * @event layout_load_before
 */
class AddMountPoints implements ObserverInterface
{
    /**
     * @param MountPoints $mountPoints
     * @param Catalog $catalog
     * @param Page $page
     * @param PriceView $priceView
     */
    public function __construct(
        private readonly MountPoints $mountPoints,
        private readonly Catalog $catalog,
        private readonly Page $page,
        private readonly PriceView $priceView,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        $update = $observer->getData('layout')->getUpdate();
        $handles = $this->mountPoints->handles($update->getHandles(), $this->catalog->getProduct());
        foreach ($handles as $handle) {
            $update->addHandle($handle);
        }
        if ($handles !== []) {
            $this->page->setElementAttribute(Page::ELEMENT_TYPE_HTML, 'data-price-view', $this->priceView->current());
        }
    }
}
