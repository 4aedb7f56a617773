<?php

declare(strict_types=1);

namespace Noest\Widgets\Block\Widget;

use Magento\Newsletter\Block\Subscribe;
use Magento\Widget\Block\BlockInterface;

/**
 * The form of the newsletter in a page of an editor.
 */
class Newsletter extends Subscribe implements BlockInterface
{
    /**
     * @var string
     */
    protected $_template = 'Noest_Widgets::page/newsletter.phtml';
}
