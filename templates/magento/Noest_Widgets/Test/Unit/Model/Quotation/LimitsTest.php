<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Quotation;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Encryption\EncryptorInterface;
use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\HTTP\PhpEnvironment\RemoteAddress;
use Noest\Widgets\Model\Quotation\Limits;
use Noest\Widgets\Model\Quotation\Quotations;
use PHPUnit\Framework\TestCase;

class LimitsTest extends TestCase
{
    private const NOW = 10_000;

    /**
     * @dataProvider counts
     */
    public function testTheLastOneOfAnHourIsLetThroughAndNoneAfterIt(array $counts, bool $isRefused): void
    {
        if ($isRefused) {
            $this->expectException(LocalizedException::class);
        } else {
            $this->expectNotToPerformAssertions();
        }
        $this->limits($counts)->check('sanne@example.com', 5, self::NOW);
    }

    public static function counts(): array
    {
        return [
            'below all' => [['asked_from' => 19, 'email' => 4, 'customer_id' => 4], false],
            'from one network address' => [['asked_from' => 20, 'email' => 0, 'customer_id' => 0], true],
            'for one email address' => [['asked_from' => 0, 'email' => 5, 'customer_id' => 0], true],
            'of one account' => [['asked_from' => 0, 'email' => 0, 'customer_id' => 5], true],
        ];
    }

    public function testTheNetworkAddressIsKeptAsItsHash(): void
    {
        $this->assertSame('hash of 192.0.2.1', $this->limits([])->askedFrom());
    }

    private function limits(array $counts): Limits
    {
        $values = ['asked_from' => 'hash of 192.0.2.1', 'email' => 'sanne@example.com', 'customer_id' => '5'];
        $quotations = $this->createMock(Quotations::class);
        $quotations->method('countSince')->willReturnCallback(
            static fn (string $field, string $value, int $since): int =>
                $value === $values[$field] && $since === self::NOW - 3600 ? $counts[$field] : 99
        );
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->willReturnMap([
            ['noest/quotation/limit_network', 'store', null, '20'],
            ['noest/quotation/limit_account', 'store', null, '5'],
        ]);
        $remoteAddress = $this->createMock(RemoteAddress::class);
        $remoteAddress->method('getRemoteAddress')->willReturn('192.0.2.1');
        $encryptor = $this->createMock(EncryptorInterface::class);
        $encryptor->method('hash')->willReturnCallback(static fn (string $text): string => "hash of $text");
        return new Limits($quotations, $config, $remoteAddress, $encryptor);
    }
}
