<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\NotFoundException;
use Magento\Store\Model\ScopeInterface;

/**
 * What this shop can do for the kit beyond a stock Magento.
 */
class Capabilities
{
    public const BUSINESS_NUMBERS = 'business-numbers';
    public const ORDER_KEYS = 'order-keys';
    public const ORDER_REFERENCE = 'order-reference';
    public const POSTCODE_LOOKUP = 'postcode-lookup';
    public const QUOTATION = 'quotation';
    public const SINGLE_PIECES = 'single-pieces';
    public const TAX_VIEWS = 'tax-views';
    public const UNIT_PRICES = 'unit-prices';

    /** The switch of each, or the setting that it needs; without one it is always there. */
    private const SWITCHES = [
        self::BUSINESS_NUMBERS => null,
        self::ORDER_KEYS => null,
        self::ORDER_REFERENCE => null,
        self::POSTCODE_LOOKUP => 'noest/postcode/enabled',
        self::QUOTATION => 'noest/quotation/enabled',
        self::SINGLE_PIECES => null,
        self::TAX_VIEWS => null,
        self::UNIT_PRICES => Units::UNIT,
    ];

    /**
     * @param ScopeConfigInterface $config
     */
    public function __construct(private readonly ScopeConfigInterface $config)
    {
    }

    /**
     * Their names, as the kit has them.
     *
     * @return string[]
     */
    public function names(): array
    {
        return array_keys(array_filter(
            self::SWITCHES,
            fn (?string $switch): bool =>
                $switch === null || $this->config->isSetFlag($switch, ScopeInterface::SCOPE_STORE)
        ));
    }

    /**
     * Ends the request of a page that is not there without one of them.
     *
     * @param string $name
     * @return void
     * @throws NotFoundException
     */
    public function need(string $name): void
    {
        if (!in_array($name, $this->names(), true)) {
            throw new NotFoundException(__('Page not found.'));
        }
    }
}
