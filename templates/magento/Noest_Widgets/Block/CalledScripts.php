<?php

declare(strict_types=1);

namespace Noest\Widgets\Block;

use Magento\Framework\View\Element\AbstractBlock;
use Magento\Framework\View\Element\Context;
use Noest\Widgets\Model\PrintedPage;

/**
 * Scripts of the theme that other markup calls.
 *
 * Where a part has replaced all that called one, it is left out of the page. `calls` has the blocks of these scripts by
 * their names in the layout, each with the text by which a page calls it. The block takes in those that the page has,
 * and prints the ones that the rest of the page calls.
 */
class CalledScripts extends AbstractBlock
{
    /**
     * @param Context $context
     * @param PrintedPage $page
     * @param array $data
     */
    public function __construct(Context $context, private readonly PrintedPage $page, array $data = [])
    {
        parent::__construct($context, $data);
    }

    /**
     * @inheritDoc
     */
    protected function _prepareLayout()
    {
        $layout = $this->getLayout();
        foreach (array_keys($this->calls()) as $name) {
            if ($layout->hasElement($name)) {
                $layout->setChild($this->getNameInLayout(), $name, $name);
            }
        }
        return parent::_prepareLayout();
    }

    /**
     * @inheritDoc
     */
    protected function _toHtml()
    {
        $layout = $this->getLayout();
        $page = $this->page->around($layout, $this->getNameInLayout());
        $html = '';
        foreach ($this->calls() as $name => $call) {
            if ($layout->hasElement($name) && str_contains($page, $call)) {
                $html .= $layout->renderElement($name);
            }
        }
        return $html;
    }

    /**
     * What a page has of each script that it calls.
     *
     * @return array<string, string>
     */
    private function calls(): array
    {
        return $this->getData('calls') ?? [];
    }
}
