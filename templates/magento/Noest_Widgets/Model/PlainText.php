<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

/**
 * What Magento gives as it is printed, such as a label with a price in it, as plain text. Templates escape it.
 */
class PlainText
{
    /**
     * Its words without markup, and without entities.
     *
     * @param string $printed
     * @return string
     */
    public function of(string $printed): string
    {
        // phpcs:ignore Magento2.Functions.DiscouragedFunction -- templates escape the text
        return trim(html_entity_decode(strip_tags($printed), ENT_QUOTES | ENT_HTML5));
    }
}
