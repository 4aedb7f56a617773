<?php

declare(strict_types=1);

namespace Noest\Widgets\Plugin;

use Magento\Catalog\Model\ResourceModel\Product\Collection;
use Magento\CatalogGraphQl\Model\Resolver\Products\DataProvider\Product\CollectionProcessor\AttributeProcessor;
use Magento\Framework\Api\SearchCriteriaInterface;
use Noest\Widgets\Model\AdvertisedPrices;
use Noest\Widgets\Model\Units;

/**
 * Loads what the prices of the module go by with the products whose prices GraphQL asks for: units, and prices that a shop
 * advertises.
 */
class LoadForPrices
{
    private const PRICES = 'price_range';

    /**
     * @param Units $units
     */
    public function __construct(private readonly Units $units)
    {
    }

    /**
     * Adds them to those that are asked for.
     *
     * @param AttributeProcessor $processor
     * @param Collection $collection
     * @param SearchCriteriaInterface $searchCriteria
     * @param string[] $attributeNames
     * @param mixed ...$others
     * @return array
     * @SuppressWarnings(PHPMD.UnusedFormalParameter)
     */
    public function beforeProcess(
        AttributeProcessor $processor,
        Collection $collection,
        SearchCriteriaInterface $searchCriteria,
        array $attributeNames,
        ...$others
    ): array {
        if (in_array(self::PRICES, $attributeNames, true)) {
            array_push($attributeNames, ...AdvertisedPrices::ATTRIBUTES, ...array_values($this->units->codes()));
        }
        return [$collection, $searchCriteria, $attributeNames, ...$others];
    }
}
