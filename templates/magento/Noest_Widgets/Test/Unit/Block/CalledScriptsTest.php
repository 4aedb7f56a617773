<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Block;

use Magento\Framework\View\Element\Context;
use Magento\Framework\View\LayoutInterface;
use Noest\Widgets\Block\CalledScripts;
use Noest\Widgets\Model\PrintedPage;
use PHPUnit\Framework\TestCase;
use ReflectionMethod;

class CalledScriptsTest extends TestCase
{
    private const CALLS = ['slider' => 'x-slider', 'swatches' => 'initSwatches', 'popup' => 'show-popup'];

    public function testItTakesInTheScriptsThatThePageHas(): void
    {
        $layout = $this->layout(['slider', 'popup']);
        $taken = [];
        $layout->method('setChild')->willReturnCallback(
            static function (string $parent, string $name) use (&$taken): void {
                $taken[] = "$parent > $name";
            }
        );
        $this->block($layout, '');
        $this->assertSame(['called > slider', 'called > popup'], $taken);
    }

    public function testAScriptIsPrintedWhereThePageCallsIt(): void
    {
        $layout = $this->layout(['slider', 'popup']);
        $block = $this->block($layout, '<div x-slider></div> initSwatches()');
        $this->assertSame('<slider>', $this->html($block));
    }

    public function testWithoutACallNoneIsPrinted(): void
    {
        $this->assertSame('', $this->html($this->block($this->layout(array_keys(self::CALLS)), '<main></main>')));
    }

    /**
     * A layout that has these elements.
     *
     * @param string[] $names
     */
    private function layout(array $names): LayoutInterface
    {
        $layout = $this->createMock(LayoutInterface::class);
        $layout->method('hasElement')->willReturnCallback(static fn ($name): bool => in_array($name, $names, true));
        $layout->method('renderElement')->willReturnCallback(static fn (string $name): string => "<$name>");
        return $layout;
    }

    private function block(LayoutInterface $layout, string $page): CalledScripts
    {
        $printed = $this->createMock(PrintedPage::class);
        $printed->method('around')->with($layout, 'called')->willReturn($page);
        $block = new CalledScripts($this->createMock(Context::class), $printed, ['calls' => self::CALLS]);
        $block->setNameInLayout('called');
        $block->setLayout($layout);
        return $block;
    }

    private function html(CalledScripts $block): string
    {
        $print = new ReflectionMethod($block, '_toHtml');
        $print->setAccessible(true);
        return $print->invoke($block);
    }
}
