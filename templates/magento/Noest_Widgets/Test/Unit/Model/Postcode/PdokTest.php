<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Postcode;

use Magento\Framework\App\CacheInterface;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\HTTP\ClientFactory;
use Magento\Framework\HTTP\ClientInterface;
use Noest\Widgets\Model\Postcode\Pdok;
use PHPUnit\Framework\TestCase;

class PdokTest extends TestCase
{
    private const DAM = ['straatnaam' => 'Dam', 'woonplaatsnaam' => 'Amsterdam'];

    /** @var string[] the addresses that were asked for */
    private array $asked = [];

    /** @var array<string, string> */
    private array $kept = [];

    public function testAnAddressIsFoundByPostcodeAndNumber(): void
    {
        $found = $this->pdok([self::DAM])->find('1012 js', '1');
        $this->assertSame(['street' => 'Dam', 'city' => 'Amsterdam', 'additions' => []], $found);
        $this->assertStringStartsWith('https://pdok.test/free?fl=', $this->asked[0]);
        $this->assertStringContainsString('&fq=type%3Aadres&fq=postcode%3A1012JS&fq=huisnummer%3A1', $this->asked[0]);
    }

    public function testEachLetterAndAdditionIsAPossibilityAndSoIsTheNumberAlone(): void
    {
        $docs = [
            self::DAM + ['huisletter' => 'B'],
            self::DAM,
            self::DAM + ['huisletter' => 'A', 'huisnummertoevoeging' => '10'],
            self::DAM + ['huisletter' => 'A', 'huisnummertoevoeging' => '2'],
        ];
        $this->assertSame(['', 'A2', 'A10', 'B'], $this->pdok($docs)->find('1012JS', '1')['additions'] ?? null);
    }

    public function testNoAddressIsNull(): void
    {
        $this->assertNull($this->pdok([])->find('9999ZZ', '1'));
    }

    /**
     * @dataProvider wrong
     */
    public function testWhatIsNoDutchPostcodeOrNumberIsNotAskedFor(string $postcode, string $houseNumber): void
    {
        $this->assertNull($this->pdok([self::DAM])->find($postcode, $houseNumber));
        $this->assertSame([], $this->asked);
    }

    public static function wrong(): array
    {
        return [['0123AB', '1'], ['1012', '1'], ['1012JS', '1 OR 1'], ['1012JS', '']];
    }

    public function testAnAnswerIsKept(): void
    {
        $pdok = $this->pdok([self::DAM]);
        $this->assertSame($pdok->find('1012JS', '1'), $pdok->find('1012JS', '1'));
        $this->assertCount(1, $this->asked);
    }

    /**
     * @dataProvider failures
     */
    public function testAServiceThatDoesNotAnswerIsNoAddressThatDoesNotExist(int $status, string $body): void
    {
        $this->expectException(LocalizedException::class);
        try {
            $this->pdok([], $status, $body)->find('1012JS', '1');
        } finally {
            $this->assertSame([], $this->kept);
        }
    }

    public static function failures(): array
    {
        return [[500, '{"response":{"docs":[]}}'], [200, '<html>'], [200, '{}']];
    }

    private function pdok(array $docs, int $status = 200, ?string $body = null): Pdok
    {
        $client = $this->createMock(ClientInterface::class);
        $client->method('get')->willReturnCallback(function (string $address): void {
            $this->asked[] = $address;
        });
        $client->method('getStatus')->willReturn($status);
        $client->method('getBody')->willReturn($body ?? json_encode(['response' => ['docs' => $docs]]));
        $clients = $this->createMock(ClientFactory::class);
        $clients->method('create')->willReturn($client);
        $cache = $this->createMock(CacheInterface::class);
        $cache->method('load')->willReturnCallback(fn (string $key) => $this->kept[$key] ?? false);
        $cache->method('save')->willReturnCallback(function (string $text, string $key): bool {
            $this->kept[$key] = $text;
            return true;
        });
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->willReturn('https://pdok.test/free');
        return new Pdok($clients, $cache, $config);
    }
}
