<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\Locale\ResolverInterface;

/**
 * A number as it is written in the language of the page or mail, such as 1,5 in Dutch.
 */
class NumberText
{
    /** As many as Magento keeps of a quantity. */
    private const DECIMALS = 4;

    /**
     * @param ResolverInterface $locale
     */
    public function __construct(private readonly ResolverInterface $locale)
    {
    }

    /**
     * The number with as many decimals as it has, up to four.
     *
     * @param float $number
     * @return string
     */
    public function of(float $number): string
    {
        $formatter = new \NumberFormatter($this->locale->getLocale(), \NumberFormatter::DECIMAL);
        $formatter->setAttribute(\NumberFormatter::MAX_FRACTION_DIGITS, self::DECIMALS);
        return (string) $formatter->format($number);
    }
}
