<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model\Resolver;

use Magento\Framework\Exception\LocalizedException;
use Magento\Framework\GraphQl\Config\Element\Field;
use Magento\Framework\GraphQl\Exception\GraphQlInputException;
use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
use Magento\QuoteGraphQl\Model\Resolver\PlaceOrder as Magento;
use Noest\Widgets\Model\OrderKeys;
use Noest\Widgets\Model\OrderLabels;
use Noest\Widgets\Model\Resolver\PlaceOrder;
use PHPUnit\Framework\TestCase;

class PlaceOrderTest extends TestCase
{
    private const KEY = '3f1c9a52-7a55-4a0e-9d5e-0c9f6f0b1a11';
    private const PLACED = ['order' => ['order_number' => '42', 'order_id' => '42'], 'errors' => []];
    private const REFUSED = ['errors' => [['code' => 'CART_NOT_ACTIVE', 'message' => "The cart isn't active."]]];

    public function testMagentoPlacesTheOrderOfANewKey(): void
    {
        $this->assertSame(self::PLACED, $this->place([null], self::PLACED));
    }

    public function testTheOrderOfAKeyIsNotPlacedAgain(): void
    {
        $this->assertSame(self::PLACED, $this->place(['42'], null));
    }

    public function testWhoIsRefusedForAnotherRequestWithTheKeyHasItsOrder(): void
    {
        $this->assertSame(self::PLACED, $this->place([null, '42'], self::REFUSED));
    }

    public function testTheOrderGetsTheReferenceAndTheProject(): void
    {
        $keys = $this->createMock(OrderKeys::class);
        $keys->method('during')->willReturnCallback(static fn (string $key, callable $place) => $place());
        $labels = new OrderLabels();
        $during = null;
        $magento = $this->createMock(Magento::class);
        $magento->method('resolve')->willReturnCallback(static function () use ($labels, &$during): array {
            $during = $labels->current();
            return self::PLACED;
        });
        $this->resolve(new PlaceOrder($magento, $keys, $labels), ['reference' => 'PO-1', 'project_name' => 'Dam 1']);
        $this->assertSame(['noest_order_reference' => 'PO-1', 'noest_project_name' => 'Dam 1'], $during);
    }

    public function testAReferenceThatCanBeNoneIsAMistakeOfTheCaller(): void
    {
        $keys = $this->createMock(OrderKeys::class);
        $keys->method('during')->willReturnCallback(static fn (string $key, callable $place) => $place());
        $magento = $this->createMock(Magento::class);
        $magento->expects($this->never())->method('resolve');
        $this->expectException(GraphQlInputException::class);
        $this->resolve(new PlaceOrder($magento, $keys, new OrderLabels()), ['reference' => "PO\n1"]);
    }

    public function testARefusalIsMagentos(): void
    {
        $this->assertSame(self::REFUSED, $this->place([null, null], self::REFUSED));
    }

    public function testWhatIsNoKeyIsAMistakeOfTheCaller(): void
    {
        $keys = $this->createMock(OrderKeys::class);
        $keys->method('find')->willThrowException(new LocalizedException(__('no key')));
        $magento = $this->createMock(Magento::class);
        $magento->expects($this->never())->method('resolve');
        $this->expectException(GraphQlInputException::class);
        $this->resolve(new PlaceOrder($magento, $keys, new OrderLabels()));
    }

    /**
     * @param array<int, string|null> $found what the key has, each time it is asked
     * @param array|null $answer Magento's; null where it must not be asked
     */
    private function place(array $found, ?array $answer): array
    {
        $keys = $this->createMock(OrderKeys::class);
        $keys->expects($this->exactly(count($found)))->method('find')->with(self::KEY)
            ->willReturnOnConsecutiveCalls(...$found);
        $keys->method('during')->willReturnCallback(static fn (string $key, callable $place) => $place());
        $magento = $this->createMock(Magento::class);
        $magento->expects($this->exactly($answer === null ? 0 : 1))->method('resolve')->willReturn($answer ?? []);
        return $this->resolve(new PlaceOrder($magento, $keys, new OrderLabels()));
    }

    private function resolve(PlaceOrder $resolver, array $labels = []): array
    {
        $args = ['input' => ['cart_id' => 'x', 'key' => self::KEY] + $labels];
        return $resolver->resolve(
            $this->createMock(Field::class),
            null,
            $this->createMock(ResolveInfo::class),
            null,
            $args
        );
    }
}
