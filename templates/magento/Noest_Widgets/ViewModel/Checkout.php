<?php

declare(strict_types=1);

namespace Noest\Widgets\ViewModel;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * What a merchant says of the checkout.
 */
class Checkout implements ArgumentInterface
{
    /**
     * @param ScopeConfigInterface $config
     */
    public function __construct(private readonly ScopeConfigInterface $config)
    {
    }

    /**
     * Prefix of the codes of payment methods with a page of their own.
     *
     * @return string
     */
    public function paymentPrefix(): string
    {
        return $this->value('payment_prefix');
    }

    /**
     * Address of the terms and conditions; empty where there is none.
     *
     * @return string
     */
    public function termsUrl(): string
    {
        return $this->value('terms_url');
    }

    /**
     * Address of the privacy statement; empty where there is none.
     *
     * @return string
     */
    public function privacyUrl(): string
    {
        return $this->value('privacy_url');
    }

    /**
     * Telephone number of the shop; empty where there is none.
     *
     * @return string
     */
    public function phone(): string
    {
        return $this->value('phone');
    }

    /**
     * What the shop promises of sending back; empty where it promises nothing here.
     *
     * @return string
     */
    public function returns(): string
    {
        return $this->value('returns');
    }

    /**
     * A field of the group "checkout" for this store view.
     *
     * @param string $field
     * @return string
     */
    private function value(string $field): string
    {
        return trim((string) $this->config->getValue("noest/checkout/$field", ScopeInterface::SCOPE_STORE));
    }
}
