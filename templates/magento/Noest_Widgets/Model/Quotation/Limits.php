<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Quotation;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Encryption\EncryptorInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\HTTP\PhpEnvironment\RemoteAddress;
use Magento\Store\Model\ScopeInterface;

/**
 * How many quotations may be asked for in an hour: from one network address, and for one e-mail address or account.
 *
 * Each sends mail to an address that anybody can type.
 */
class Limits
{
    private const OF_NETWORK_ADDRESS = 'noest/quotation/limit_network';
    private const OF_ACCOUNT = 'noest/quotation/limit_account';
    private const HOUR_SECONDS = 3600;

    /**
     * @param Quotations $quotations
     * @param ScopeConfigInterface $config
     * @param RemoteAddress $remoteAddress
     * @param EncryptorInterface $encryptor
     */
    public function __construct(
        private readonly Quotations $quotations,
        private readonly ScopeConfigInterface $config,
        private readonly RemoteAddress $remoteAddress,
        private readonly EncryptorInterface $encryptor,
    ) {
    }

    /**
     * Lets one more through, or says why not.
     *
     * @param string $email
     * @param int|null $customerId
     * @param int $now Unix time
     * @return void
     * @throws LocalizedException where there were too many
     */
    public function check(string $email, ?int $customerId, int $now): void
    {
        $since = $now - self::HOUR_SECONDS;
        $ofNetwork = $this->quotations->countSince('asked_from', $this->askedFrom(), $since);
        $ofEmail = $this->quotations->countSince('email', $email, $since);
        $ofCustomer = $customerId === null
            ? 0
            : $this->quotations->countSince('customer_id', (string) $customerId, $since);
        if ($ofNetwork >= $this->limit(self::OF_NETWORK_ADDRESS)
            || max($ofEmail, $ofCustomer) >= $this->limit(self::OF_ACCOUNT)
        ) {
            throw new LocalizedException(__('You have asked for many quotations. Try again in an hour.'));
        }
    }

    /**
     * The network address of whoever asks, as a text that tells it to nobody.
     *
     * @return string
     */
    public function askedFrom(): string
    {
        return $this->encryptor->hash((string) $this->remoteAddress->getRemoteAddress());
    }

    /**
     * A setting of this store view.
     *
     * @param string $path
     * @return int
     */
    private function limit(string $path): int
    {
        return (int) $this->config->getValue($path, ScopeInterface::SCOPE_STORE);
    }
}
