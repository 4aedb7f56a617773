<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Stdlib\CookieManagerInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * Whether a page shows prices with VAT or without it: as the shopper chose, otherwise as the store view is set.
 */
class PriceView
{
    /** The cookie, which the kit sets too. */
    public const COOKIE = 'price_view';
    public const INCL_TAX = 'incl_tax';
    public const EXCL_TAX = 'excl_tax';

    private const DISPLAY = 'tax/display/type';
    private const DISPLAY_EXCL_TAX = 1;

    /**
     * @param CookieManagerInterface $cookies
     * @param ScopeConfigInterface $config
     */
    public function __construct(
        private readonly CookieManagerInterface $cookies,
        private readonly ScopeConfigInterface $config,
    ) {
    }

    /**
     * The view of this page.
     *
     * @return string
     */
    public function current(): string
    {
        $chosen = (string) $this->cookies->getCookie(self::COOKIE);
        return $this->isKnown($chosen) ? $chosen : $this->standard();
    }

    /**
     * The view of who has not chosen.
     *
     * @return string
     */
    public function standard(): string
    {
        $display = (int) $this->config->getValue(self::DISPLAY, ScopeInterface::SCOPE_STORE);
        return $display === self::DISPLAY_EXCL_TAX ? self::EXCL_TAX : self::INCL_TAX;
    }

    /**
     * Whether this is one of the two views.
     *
     * @param string $view
     * @return bool
     */
    public function isKnown(string $view): bool
    {
        return $view === self::INCL_TAX || $view === self::EXCL_TAX;
    }
}
