<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Http\Context;
use Magento\Store\Model\ScopeInterface;

/**
 * Whether a page is printed with VAT or without it: as the store view is set, or as its key in a cache says.
 *
 * A choice by scripts is none of the server's: every page has both amounts, and the kit shows the chosen one.
 */
class PriceView
{
    /** The cookie of a choice, which the kit reads and sets. */
    public const COOKIE = 'price_view';
    public const INCL_TAX = 'incl_tax';
    public const EXCL_TAX = 'excl_tax';

    /** What a key in a cache has of the price view. */
    public const KEY = 'noest_price_view';

    private const DISPLAY = 'tax/display/type';
    private const DISPLAY_EXCL_TAX = 1;

    /**
     * @param Context $context
     * @param ScopeConfigInterface $config
     */
    public function __construct(
        private readonly Context $context,
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
        return (string) ($this->context->getValue(self::KEY) ?? $this->standard());
    }

    /**
     * Makes a view that of this page and of its key.
     *
     * @param string $view
     * @return void
     */
    public function show(string $view): void
    {
        $this->context->setValue(self::KEY, $view, $this->standard());
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
     * The view that who has not chosen does not see.
     *
     * @return string
     */
    public function other(): string
    {
        return $this->standard() === self::INCL_TAX ? self::EXCL_TAX : self::INCL_TAX;
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
