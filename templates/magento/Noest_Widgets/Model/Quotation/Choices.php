<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Catalog\Helper\Product\ConfigurationPool;
use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\PlainText;

/**
 * What was chosen or entered for a line of a quotation.
 */
class Choices
{
    /**
     * @param ConfigurationPool $configurations
     * @param PlainText $plainText
     */
    public function __construct(
        private readonly ConfigurationPool $configurations,
        private readonly PlainText $plainText,
    ) {
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
            fn (array $option): string => $this->plainText->of($option['label']) . ': '
                . implode(', ', array_map($this->plainText->of(...), array_values((array) $option['value']))),
            array_values($options)
        );
    }
}
