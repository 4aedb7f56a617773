<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Plugin;

use Magento\Catalog\Model\ResourceModel\Product\Collection;
use Magento\CatalogGraphQl\Model\Resolver\Products\DataProvider\Product\CollectionProcessor\AttributeProcessor;
use Magento\Framework\Api\SearchCriteriaInterface;
use Noest\Widgets\Model\Units;
use Noest\Widgets\Plugin\LoadForPrices;
use PHPUnit\Framework\TestCase;

class LoadForPricesTest extends TestCase
{
    public function testWhatPricesGoByComesWithThem(): void
    {
        $this->assertSame(
            ['name', 'price_range', 'msrp', 'msrp_display_actual_price_type', 'sold_by', 'piece_content'],
            $this->loaded(['name', 'price_range'])
        );
    }

    public function testWithoutPricesNoMoreIsLoadedThanWasAskedFor(): void
    {
        $this->assertSame(['name'], $this->loaded(['name']));
    }

    /**
     * The attributes that are loaded where these are asked for.
     *
     * @param string[] $asked
     * @return string[]
     */
    private function loaded(array $asked): array
    {
        $units = $this->createMock(Units::class);
        $units->method('codes')->willReturn(['unit' => 'sold_by', 'content' => 'piece_content']);
        [, , $names, $context] = (new LoadForPrices($units))->beforeProcess(
            $this->createMock(AttributeProcessor::class),
            $this->createMock(Collection::class),
            $this->createMock(SearchCriteriaInterface::class),
            $asked,
            null
        );
        $this->assertNull($context);
        return $names;
    }
}
