<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Quotation;

use Magento\Checkout\Model\Session;
use Magento\Framework\App\Action\HttpPostActionInterface;
use Magento\Framework\App\Request\Http;
use Magento\Framework\Controller\Result\Redirect;
use Magento\Framework\Controller\Result\RedirectFactory;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Exception\NotFoundException;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\Region;
use Noest\Widgets\Model\Quotation\RequestQuotation;
use Noest\Widgets\ViewModel\QuotationForm;

/**
 * Takes the form that asks for a quotation where no scripts run.
 */
class Send implements HttpPostActionInterface
{
    /**
     * @param Capabilities $capabilities
     * @param RequestQuotation $requestQuotation
     * @param Session $session
     * @param Http $request
     * @param RedirectFactory $redirects
     * @param Region $region
     */
    public function __construct(
        private readonly Capabilities $capabilities,
        private readonly RequestQuotation $requestQuotation,
        private readonly Session $session,
        private readonly Http $request,
        private readonly RedirectFactory $redirects,
        private readonly Region $region,
    ) {
    }

    /**
     * Asks for the quotation. What was typed is kept where it is refused.
     *
     * Magento checks the form key of every posted form before.
     *
     * @return Redirect
     * @throws NotFoundException where this store view makes no quotations
     */
    public function execute(): Redirect
    {
        $this->capabilities->need(Capabilities::QUOTATION);
        $typed = [];
        foreach (QuotationForm::NAMES as $name) {
            $value = $this->request->getPostValue($name);
            $typed[$name] = is_string($value) ? trim($value) : '';
        }
        $redirect = $this->redirects->create();
        try {
            $cart = $this->session->getQuote();
            $typedAddress = $this->region->fields($typed['country_id'], $typed['region'])
                + array_intersect_key($typed, array_flip(QuotationForm::ADDRESS));
            foreach ($cart->isVirtual() ? ['billing'] : ['billing', 'shipping'] as $kind) {
                $address = $kind === 'billing' ? $cart->getBillingAddress() : $cart->getShippingAddress();
                $address->addData($typedAddress);
            }
            if (!$cart->getCustomerId()) {
                $cart->setCustomerEmail($typed['email'])->setCustomerIsGuest(true);
            }
            $this->requestQuotation->execute($cart, $typed['key'], $typed['note']);
        } catch (LocalizedException $exception) {
            // Themes show their messages with scripts.
            $this->session->setData(QuotationForm::TYPED, ['error' => $exception->getMessage()] + $typed);
            return $redirect->setPath('noest/quotation');
        }
        $this->session->unsetData(QuotationForm::TYPED);
        return $redirect->setPath('noest/quotation/success');
    }
}
