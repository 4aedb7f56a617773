<?php

declare(strict_types=1);

namespace Noest\Widgets\Block\Widget;

use Magento\Framework\View\Element\Template;
use Magento\Widget\Block\BlockInterface;

/**
 * A cart link with its drawer in a page of an editor.
 */
class Minicart extends Template implements BlockInterface
{
    /**
     * @var string
     */
    protected $_template = 'Noest_Widgets::header/minicart.phtml';
}
