<?php

declare(strict_types=1);

namespace Noest\Widgets\Controller\Quotation;

use Magento\Framework\App\Action\HttpPostActionInterface;
use Magento\Framework\App\RequestInterface;
use Magento\Framework\Controller\Result\Redirect;
use Magento\Framework\Controller\Result\RedirectFactory;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Exception\NotFoundException;
use Magento\Framework\Message\ManagerInterface;
use Noest\Widgets\Model\Capabilities;
use Noest\Widgets\Model\Quotation\AcceptQuotation;
use Noest\Widgets\Model\Quotation\Quotations;

/**
 * Accepts a quotation and leads to the checkout, which has its prices.
 */
class Accept implements HttpPostActionInterface
{
    /**
     * @param Capabilities $capabilities
     * @param Quotations $quotations
     * @param AcceptQuotation $acceptQuotation
     * @param RequestInterface $request
     * @param RedirectFactory $redirects
     * @param ManagerInterface $messages
     */
    public function __construct(
        private readonly Capabilities $capabilities,
        private readonly Quotations $quotations,
        private readonly AcceptQuotation $acceptQuotation,
        private readonly RequestInterface $request,
        private readonly RedirectFactory $redirects,
        private readonly ManagerInterface $messages,
    ) {
    }

    /**
     * Accepts it. Magento checks the form key of every posted form before.
     *
     * @return Redirect
     * @throws NotFoundException where there is no such quotation
     */
    public function execute(): Redirect
    {
        $this->capabilities->need(Capabilities::QUOTATION);
        $secret = $this->request->getParam('key');
        $quotation = is_string($secret) ? $this->quotations->bySecret($secret) : null;
        if ($quotation === null) {
            throw new NotFoundException(__('Quotation not found.'));
        }
        $redirect = $this->redirects->create();
        try {
            $this->acceptQuotation->execute($quotation);
        } catch (LocalizedException $exception) {
            $this->messages->addErrorMessage($exception->getMessage());
            return $redirect->setPath('noest/quotation/view', ['key' => $secret]);
        }
        $this->messages->addSuccessMessage(
            (string) __('Your quotation is in your shopping cart, for the prices of the quotation.')
        );
        return $redirect->setPath('checkout');
    }
}
