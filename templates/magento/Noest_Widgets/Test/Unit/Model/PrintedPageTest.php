<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\View\Element\AbstractBlock;
use Magento\Framework\View\LayoutInterface;
use Noest\Widgets\Model\PrintedPage;
use PHPUnit\Framework\TestCase;

class PrintedPageTest extends TestCase
{
    /** Elements by their parents. */
    private const TREE = [
        'root' => ['header', 'wrapper'],
        'wrapper' => ['main', 'end'],
        'end' => ['cookies', 'scripts', 'section'],
        'scripts' => ['slider'],
    ];

    public function testAllOfThePageIsReadButForTheBlockItself(): void
    {
        $layout = $this->layout(static fn (string $name): string => "<$name>");
        $this->assertSame('<cookies><section><main><header>', (new PrintedPage())->around($layout, 'scripts'));
    }

    public function testABlockThatASharedCacheKeepsByItselfIsReadToo(): void
    {
        $layout = $this->layout(static fn (string $name): string => $name === 'header' ? '<esi:include src="/" />' : '');
        $layout->method('getAllBlocks')->willReturn([$this->block(3600, 'x-slider'), $this->block(null, 'x-other')]);
        $this->assertSame(
            '<esi:include src="/" />x-slider',
            (new PrintedPage())->around($layout, 'scripts')
        );
    }

    /**
     * A layout of the elements above.
     */
    private function layout(callable $render): LayoutInterface
    {
        $layout = $this->createMock(LayoutInterface::class);
        $layout->method('getParentName')->willReturnCallback(
            static function (string $name) {
                foreach (self::TREE as $parent => $children) {
                    if (in_array($name, $children, true)) {
                        return $parent;
                    }
                }
                return false;
            }
        );
        $layout->method('getChildNames')->willReturnCallback(static fn (string $name): array => self::TREE[$name] ?? []);
        $layout->method('renderElement')->willReturnCallback($render);
        return $layout;
    }

    private function block(?int $ttl, string $html): AbstractBlock
    {
        $block = $this->createMock(AbstractBlock::class);
        $block->method('getData')->with('ttl')->willReturn($ttl);
        $block->method('toHtml')->willReturn($html);
        return $block;
    }
}
