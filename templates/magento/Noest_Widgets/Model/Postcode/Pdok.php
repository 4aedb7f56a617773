<?php

declare(strict_types=1);

namespace Noest\Widgets\Model\Postcode;

use Magento\Framework\App\CacheInterface;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\HTTP\ClientFactory;
use Magento\Store\Model\ScopeInterface;

/**
 * The addresses of the Dutch government, free and without a key: PDOK Locatieserver, or what answers as it does.
 */
class Pdok
{
    private const URL = 'noest/postcode/url';
    private const TIME_LIMIT_SECONDS = 5;
    private const KEPT_SECONDS = 86400;
    private const FIELDS = 'straatnaam,huisnummer,huisletter,huisnummertoevoeging,woonplaatsnaam,postcode';

    /**
     * @param ClientFactory $clients
     * @param CacheInterface $cache
     * @param ScopeConfigInterface $config
     */
    public function __construct(
        private readonly ClientFactory $clients,
        private readonly CacheInterface $cache,
        private readonly ScopeConfigInterface $config,
    ) {
    }

    /**
     * The address at a postcode and house number; null where there is none.
     *
     * @param string $postcode such as 1012JS
     * @param string $houseNumber digits
     * @return array{street: string, city: string, additions: string[]}|null
     * @throws LocalizedException where the service does not answer
     */
    public function find(string $postcode, string $houseNumber): ?array
    {
        $postcode = strtoupper(str_replace(' ', '', $postcode));
        if (preg_match('/^[1-9]\d{3}[A-Z]{2}$/', $postcode) !== 1 || preg_match('/^\d{1,5}$/', $houseNumber) !== 1) {
            return null;
        }
        $key = "noest_postcode_{$postcode}_$houseNumber";
        $kept = (string) $this->cache->load($key);
        if ($kept !== '') {
            return json_decode($kept, true, 8, JSON_THROW_ON_ERROR);
        }
        $address = $this->read($this->ask($postcode, $houseNumber));
        $this->cache->save(json_encode($address, JSON_THROW_ON_ERROR), $key, [], self::KEPT_SECONDS);
        return $address;
    }

    /**
     * What the service has at a number.
     *
     * @param string $postcode
     * @param string $houseNumber
     * @return array<int, array<string, mixed>>
     * @throws LocalizedException
     */
    private function ask(string $postcode, string $houseNumber): array
    {
        $query = http_build_query(['fl' => self::FIELDS, 'rows' => 50]);
        foreach (['type:adres', "postcode:$postcode", "huisnummer:$houseNumber"] as $filter) {
            $query .= '&fq=' . urlencode($filter);
        }
        $client = $this->clients->create();
        $client->setTimeout(self::TIME_LIMIT_SECONDS);
        try {
            $client->get($this->config->getValue(self::URL, ScopeInterface::SCOPE_STORE) . "?$query");
            $answer = json_decode((string) $client->getBody(), true, 16, JSON_THROW_ON_ERROR);
        } catch (\Exception $exception) {
            throw new LocalizedException(__('The address lookup does not answer.'), $exception);
        }
        $found = $answer['response']['docs'] ?? null;
        if ($client->getStatus() !== 200 || !is_array($found)) {
            throw new LocalizedException(__('The address lookup does not answer.'));
        }
        return $found;
    }

    /**
     * Each letter and addition at the number is one to choose from; a single one without either is no choice.
     *
     * @param array[] $found
     * @return array{street: string, city: string, additions: string[]}|null
     */
    private function read(array $found): ?array
    {
        if ($found === []) {
            return null;
        }
        $additions = array_values(array_unique(array_map(
            static fn (array $one): string => ($one['huisletter'] ?? '') . ($one['huisnummertoevoeging'] ?? ''),
            $found
        )));
        natcasesort($additions);
        return [
            'street' => (string) ($found[0]['straatnaam'] ?? ''),
            'city' => (string) ($found[0]['woonplaatsnaam'] ?? ''),
            'additions' => $additions === [''] ? [] : array_values($additions),
        ];
    }
}
