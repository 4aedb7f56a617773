<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Directory\Helper\Data as Directory;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\RequestInterface;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\UrlInterface;
use Magento\Framework\View\Asset\Repository;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\ScopeInterface;
use Magento\Store\Model\Store;
use Magento\Store\Model\StoreManagerInterface;
use Noest\Widgets\Model\Capabilities;

/**
 * The files of the kit, and what a page says to it about the shop.
 */
class Kit implements ArgumentInterface
{
    private const LOCALE = 'general/locale/code';
    private const COUNTRIES = 'general/country/allow';

    /**
     * @param Repository $assets
     * @param StoreManagerInterface $stores
     * @param ScopeConfigInterface $config
     * @param Directory $directory
     * @param RequestInterface $request
     * @param Capabilities $capabilities
     * @param PriceCurrencyInterface $prices
     */
    public function __construct(
        private readonly Repository $assets,
        private readonly StoreManagerInterface $stores,
        private readonly ScopeConfigInterface $config,
        private readonly Directory $directory,
        private readonly RequestInterface $request,
        private readonly Capabilities $capabilities,
        private readonly PriceCurrencyInterface $prices,
    ) {
    }

    /**
     * The address of a file of the kit.
     *
     * @param string $file such as noest.js
     * @return string
     */
    public function url(string $file): string
    {
        return $this->assets->getUrlWithParams(
            "Noest_Widgets::kit/$file",
            ['_secure' => $this->request->isSecure()]
        );
    }

    /**
     * The content of `#noest-config`: JSON that may stand in a script element.
     *
     * It is the same for every shopper of a store view and currency, since the page is kept in a cache.
     *
     * @return string
     */
    public function configuration(): string
    {
        $store = $this->store();
        return json_encode([
            'backend' => 'magento',
            'baseUrl' => $this->base(),
            'storeCode' => $store->getCode(),
            'locale' => $this->value(self::LOCALE),
            'currency' => $store->getCurrentCurrencyCode(),
            'currencyRate' => (float) $this->prices->convert(1.0),
            'countries' => explode(',', $this->value(self::COUNTRIES)),
            'defaultCountry' => $this->directory->getDefaultCountry($store),
            'capabilities' => $this->capabilities->names(),
        ], JSON_THROW_ON_ERROR | JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /**
     * Where the store view answers; empty where that is the page's own origin.
     *
     * Its links may have its code in them.
     *
     * @return string
     */
    private function base(): string
    {
        $base = rtrim($this->store()->getBaseUrl(UrlInterface::URL_TYPE_LINK, $this->request->isSecure()), '/');
        return preg_match('#^https?://[^/]+$#', $base) === 1 ? '' : $base;
    }

    /**
     * The store view of the page.
     *
     * @return Store
     */
    private function store(): Store
    {
        /** @var Store $store the interface has neither currency nor address */
        $store = $this->stores->getStore();
        return $store;
    }

    /**
     * What this store view has at a path of the configuration.
     *
     * @param string $path
     * @return string
     */
    private function value(string $path): string
    {
        return (string) $this->config->getValue($path, ScopeInterface::SCOPE_STORE);
    }
}
