<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Catalog\Helper\Product\ConfigurationPool;
use Magento\Quote\Model\Quote\Item;

/**
 * What was chosen or entered for a line of a quotation.
 */
class Choices
{
    /**
     * @param ConfigurationPool $configurations
     */
    public function __construct(private readonly ConfigurationPool $configurations)
    {
    }

    /**
     * Each as one text, such as "Color: Blue"; none of a product without choices.
     *
     * @param Item $item
     * @return string[]
     */
    public function of(Item $item): array
    {
        $options = $this->configurations->getByProductType($item->getProductType())->getOptions($item);
        return array_map(
            fn (array $option): string => $this->text($option['label']) . ': '
                . implode(', ', array_map($this->text(...), array_values((array) $option['value']))),
            array_values($options)
        );
    }

    /**
     * As plain text: Magento gives it as it is printed, with the price of a part of a bundle in it.
     *
     * @param string $printed
     * @return string
     */
    private function text(string $printed): string
    {
        // phpcs:ignore Magento2.Functions.DiscouragedFunction -- templates escape the text
        return trim(html_entity_decode(strip_tags($printed), ENT_QUOTES | ENT_HTML5));
    }
}
