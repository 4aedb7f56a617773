<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Customer\Model\Session;
use Magento\Wishlist\CustomerData\Wishlist;
use Noest\Widgets\Model\Wishes;

/**
 * Tells the browser all products on the wish list: Magento's own section has three of them, for the sidebar.
 */
class TellAllWishes
{
    /** What the kit reads in the section (src/shared/api/magento/sections.ts). */
    private const KEY = 'noest_skus';

    /**
     * @param Session $customer
     * @param Wishes $wishes
     */
    public function __construct(private readonly Session $customer, private readonly Wishes $wishes)
    {
    }

    /**
     * Adds their SKUs where there are any.
     *
     * @param Wishlist $subject
     * @param array $section
     * @return array
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function afterGetSectionData(Wishlist $subject, array $section): array
    {
        $customerId = (int) $this->customer->getCustomerId();
        if ($customerId === 0 || empty($section['counter'])) {
            return $section;
        }
        return [...$section, self::KEY => $this->wishes->skus($customerId)];
    }
}
