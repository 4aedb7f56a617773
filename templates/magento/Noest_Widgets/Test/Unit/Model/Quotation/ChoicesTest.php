<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Catalog\Helper\Product\Configuration\ConfigurationInterface;
use Magento\Catalog\Helper\Product\ConfigurationPool;
use Magento\Quote\Model\Quote\Item;
use Noest\Widgets\Model\PlainText;
use Noest\Widgets\Model\Quotation\Choices;
use PHPUnit\Framework\TestCase;

class ChoicesTest extends TestCase
{
    public function testWhatWasChosenOrEnteredIsText(): void
    {
        $this->assertSame(
            ['Color: Blue', 'Text: Jan & "Piet"', "Bag: 1 x Joust €\u{a0}5,00, 2 x Other"],
            $this->of('configurable', [
                ['label' => 'Color', 'value' => 'Blue'],
                ['label' => 'Text', 'value' => 'Jan &amp; &quot;Piet&quot;'],
                ['label' => 'Bag', 'value' => ['1 x Joust <span class="price">€&nbsp;5,00</span>', '2 x Other']],
            ])
        );
    }

    public function testAProductWithoutChoicesHasNone(): void
    {
        $this->assertSame([], $this->of('simple', []));
    }

    private function of(string $type, array $options): array
    {
        $item = $this->createMock(Item::class);
        $item->method('getProductType')->willReturn($type);
        $configuration = $this->createMock(ConfigurationInterface::class);
        $configuration->method('getOptions')->with($item)->willReturn($options);
        $configurations = $this->createMock(ConfigurationPool::class);
        $configurations->method('getByProductType')->with($type)->willReturn($configuration);
        return (new Choices($configurations, new PlainText()))->of($item);
    }
}
