<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Framework\App\Area;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\Exception\MailException;
use Magento\Framework\Mail\Template\TransportBuilder;
use Magento\Framework\Pricing\PriceCurrencyInterface;
use Magento\Framework\Stdlib\DateTime\TimezoneInterface;
use Magento\Framework\UrlInterface;
use Magento\Quote\Model\Quote;
use Magento\Store\Model\ScopeInterface;
use Noest\Widgets\Model\NumberText;
use Psr\Log\LoggerInterface;

/**
 * The mail of a quotation: to the shopper with the link that accepts it, and to the shop without that.
 */
class Mail
{
    private const IDENTITY = 'noest/quotation/identity';
    private const COPY_TO = 'noest/quotation/copy_to';
    private const TEMPLATE = 'noest/quotation/template';
    private const SHOP_TEMPLATE = 'noest/quotation/shop_template';

    /** Magento's own switch: with it on no mail goes out, and nothing says so. */
    private const NO_MAIL = 'system/smtp/disable';

    /**
     * @param TransportBuilder $transports
     * @param ScopeConfigInterface $config
     * @param PriceCurrencyInterface $currency
     * @param TimezoneInterface $timezone
     * @param UrlInterface $url
     * @param LoggerInterface $logger
     * @param Choices $choices
     * @param NumberText $numberText
     */
    public function __construct(
        private readonly TransportBuilder $transports,
        private readonly ScopeConfigInterface $config,
        private readonly PriceCurrencyInterface $currency,
        private readonly TimezoneInterface $timezone,
        private readonly UrlInterface $url,
        private readonly LoggerInterface $logger,
        private readonly Choices $choices,
        private readonly NumberText $numberText,
    ) {
    }

    /**
     * Sends both. The quotation stands whether or not a mail can be sent: the log has why it could not.
     *
     * @param Quotation $quotation
     * @param Quote $quote
     * @param string $secret
     * @return bool whether the shopper's was sent
     */
    public function send(Quotation $quotation, Quote $quote, string $secret): bool
    {
        $variables = $this->variables($quotation, $quote);
        $link = $this->url->getUrl('noest/quotation/view', ['key' => $secret, '_nosid' => true]);
        $isSent = $this->try($quotation, self::TEMPLATE, [$quotation->text('email')], ['link' => $link] + $variables);
        $copies = array_filter(array_map('trim', explode(',', $this->value(self::COPY_TO))));
        if ($copies === []) {
            $copies = [$this->value('trans_email/ident_' . $this->value(self::IDENTITY) . '/email')];
        }
        $this->try($quotation, self::SHOP_TEMPLATE, $copies, $variables);
        return $isSent;
    }

    /**
     * What the templates say.
     *
     * @param Quotation $quotation
     * @param Quote $quote
     * @return array<string, string>
     */
    private function variables(Quotation $quotation, Quote $quote): array
    {
        $lines = array_map(
            fn (Quote\Item $item): string => implode("\n", [
                sprintf(
                    '%s x %s (%s): %s',
                    $this->numberText->of((float) $item->getQty()),
                    $item->getName(),
                    $item->getSku(),
                    $this->currency->format((float) $item->getRowTotalInclTax(), false)
                ),
                ...$this->choices->of($item),
            ]),
            $quote->getAllVisibleItems()
        );
        return [
            'number' => $quotation->number(),
            'name' => $quotation->text('name'),
            'email' => $quotation->text('email'),
            'note' => $quotation->text('note'),
            'lines' => implode("\n", $lines),
            'total' => $this->currency->format($quotation->total(), false),
            'expires' => $this->timezone->formatDateTime(
                (new \DateTime())->setTimestamp((int) $quotation->time('expires_at')),
                \IntlDateFormatter::LONG,
                \IntlDateFormatter::NONE
            ),
        ];
    }

    /**
     * Sends one.
     *
     * @param Quotation $quotation
     * @param string $template the setting that names it
     * @param string[] $to
     * @param string[] $variables by name
     * @return bool whether it was sent
     */
    private function try(Quotation $quotation, string $template, array $to, array $variables): bool
    {
        if ($this->config->isSetFlag(self::NO_MAIL, ScopeInterface::SCOPE_STORE)) {
            return false;
        }
        try {
            $this->transports->setTemplateIdentifier($this->value($template))
                ->setTemplateOptions(['area' => Area::AREA_FRONTEND, 'store' => $quotation->storeId()])
                ->setTemplateVars($variables)
                ->setFromByScope($this->value(self::IDENTITY), $quotation->storeId());
            foreach ($to as $address) {
                $this->transports->addTo($address);
            }
            $this->transports->getTransport()->sendMessage();
            return true;
        } catch (LocalizedException | MailException $exception) {
            $this->logger->error("Quotation {$quotation->number()} was not mailed: {$exception->getMessage()}");
            return false;
        }
    }

    /**
     * A setting of this store view.
     *
     * @param string $path
     * @return string
     */
    private function value(string $path): string
    {
        return (string) $this->config->getValue($path, ScopeInterface::SCOPE_STORE);
    }
}
