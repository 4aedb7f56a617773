<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\View\LayoutInterface;

/**
 * What the page around a block of its layout has printed.
 */
class PrintedPage
{
    /** What a shared cache puts in the place of a block that it keeps by itself. */
    private const KEPT_APART = '<esi:include';

    /**
     * All of the page, but for the block itself.
     *
     * What is not printed yet is printed now; the layout keeps it until its turn comes.
     *
     * @param LayoutInterface $layout
     * @param string $name of the block
     * @return string
     */
    public function around(LayoutInterface $layout, string $name): string
    {
        $path = [$name];
        while (($parent = $layout->getParentName(end($path))) !== false) {
            $path[] = $parent;
        }
        $text = $this->beside($layout, $path);
        return str_contains($text, self::KEPT_APART) ? $text . $this->keptApart($layout) : $text;
    }

    /**
     * What the elements print that are not on the path, from its outer end on.
     *
     * @param LayoutInterface $layout
     * @param string[] $path the block and what is around it
     * @return string
     */
    private function beside(LayoutInterface $layout, array $path): string
    {
        $text = '';
        foreach (array_slice($path, 1) as $element) {
            foreach ($layout->getChildNames($element) as $child) {
                $text .= in_array($child, $path, true) ? '' : $layout->renderElement($child);
            }
        }
        return $text;
    }

    /**
     * What the blocks print that a shared cache keeps by themselves.
     *
     * @param LayoutInterface $layout
     * @return string
     */
    private function keptApart(LayoutInterface $layout): string
    {
        $text = '';
        foreach ($layout->getAllBlocks() as $block) {
            $text .= $block->getData('ttl') === null ? '' : $block->toHtml();
        }
        return $text;
    }
}
