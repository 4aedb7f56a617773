<?php

declare(strict_types=1);

namespace Noest\Widgets\Observer;

use Magento\Catalog\Helper\Data as Catalog;
use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Noest\Widgets\Model\MountPoints;

/**
 * Adds the layout handle of each part that is switched on to the page.
 *
 * @event layout_load_before
 */
class AddMountPoints implements ObserverInterface
{
    /**
     * @param MountPoints $mountPoints
     * @param Catalog $catalog
     */
    public function __construct(
        private readonly MountPoints $mountPoints,
        private readonly Catalog $catalog,
    ) {
    }

    /**
     * @inheritDoc
     */
    public function execute(Observer $observer)
    {
        $update = $observer->getData('layout')->getUpdate();
        foreach ($this->mountPoints->handles($update->getHandles(), $this->catalog->getProduct()) as $handle) {
            $update->addHandle($handle);
        }
    }
}
