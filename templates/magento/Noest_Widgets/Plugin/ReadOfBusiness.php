<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Sales\Api\Data\OrderInterface;
use Magento\Sales\Api\Data\OrderSearchResultInterface;
use Magento\Sales\Api\OrderRepositoryInterface;
use Magento\Sales\Model\Order;
use Magento\Sales\Model\Order\Address;
use Noest\Widgets\Model\BusinessNumbers;
use Noest\Widgets\Model\OrderLabels;

/**
 * Tells who reads orders, such as the REST API, what a business gave.
 *
 * Its number in the trade register, its reference and its project.
 */
class ReadOfBusiness
{
    /**
     * One order.
     *
     * @param OrderRepositoryInterface $subject
     * @param OrderInterface $order
     * @return OrderInterface
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function afterGet(OrderRepositoryInterface $subject, OrderInterface $order): OrderInterface
    {
        $address = $order->getBillingAddress();
        $attributes = $address?->getExtensionAttributes();
        if ($address instanceof Address && $attributes !== null) {
            $attributes->setNoestCocNumber($address->getData(BusinessNumbers::COC_NUMBER));
            $address->setExtensionAttributes($attributes);
        }
        $ofOrder = $order->getExtensionAttributes();
        if ($order instanceof Order && $ofOrder !== null) {
            $ofOrder->setNoestOrderReference($order->getData(OrderLabels::REFERENCE));
            $ofOrder->setNoestProjectName($order->getData(OrderLabels::PROJECT));
            $order->setExtensionAttributes($ofOrder);
        }
        return $order;
    }

    /**
     * Some orders.
     *
     * @param OrderRepositoryInterface $subject
     * @param OrderSearchResultInterface $found
     * @return OrderSearchResultInterface
     */
    public function afterGetList(
        OrderRepositoryInterface $subject,
        OrderSearchResultInterface $found
    ): OrderSearchResultInterface {
        foreach ($found->getItems() as $order) {
            $this->afterGet($subject, $order);
        }
        return $found;
    }
}
