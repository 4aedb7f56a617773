<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Framework\DataObject;
use Magento\Framework\Event\Observer;
use Magento\Framework\Exception\LocalizedException;
use Magento\Sales\Model\Order;
use Noest\Widgets\Model\OrderLabels;
use Noest\Widgets\Observer\KeepOrderLabels;
use Noest\Widgets\Observer\MailOrderLabels;
use PHPUnit\Framework\TestCase;

class OrderLabelsTest extends TestCase
{
    public function testTheOrderThatIsPlacedGetsThoseThatAreGiven(): void
    {
        $labels = new OrderLabels();
        $order = $this->createMock(Order::class);
        $order->expects($this->once())->method('setData')->with('noest_order_reference', 'PO-2026-0417');
        $labels->during(' PO-2026-0417 ', '', static function () use ($labels, $order): void {
            (new KeepOrderLabels($labels))->execute(new Observer(['order' => $order]));
        });
        $this->assertSame([], $labels->current());
    }

    public function testAfterAFailureTheNextOrderHasNone(): void
    {
        $labels = new OrderLabels();
        try {
            $labels->during('PO-1', '', static fn () => throw new \RuntimeException());
        } catch (\RuntimeException) {
            $this->assertSame([], $labels->current());
        }
    }

    /**
     * @dataProvider wrong
     */
    public function testWhatIsTooLongOrMoreThanALineIsRefusedBeforeTheOrder(string $reference, string $project): void
    {
        $this->expectException(LocalizedException::class);
        (new OrderLabels())->during($reference, $project, fn () => $this->fail('it was placed'));
    }

    public static function wrong(): array
    {
        return [[str_repeat('é', 36), ''], ['', str_repeat('é', 61)], ["a\nb", ''], ["\xff", '']];
    }

    public function testThirtyFiveLettersWithAccentsAreAReference(): void
    {
        $this->assertSame('placed', (new OrderLabels())->during(str_repeat('é', 35), '', static fn () => 'placed'));
    }

    public function testTheMailSaysThemAboveTheNoteOfTheShop(): void
    {
        $this->assertSame(
            "Your reference: PO-1\nProject: Dam 1\nBel even.",
            $this->note(['noest_order_reference' => 'PO-1', 'noest_project_name' => 'Dam 1'], 'Bel even.')
        );
        $this->assertSame('Project: Dam 1', $this->note(['noest_project_name' => 'Dam 1'], null));
        $this->assertNull($this->note([], null));
    }

    private function note(array $data, ?string $note): ?string
    {
        $order = $this->createMock(Order::class);
        $order->method('getData')->willReturnCallback(static fn ($key = '') => $data[$key] ?? null);
        $variables = new DataObject(['order' => $order, 'order_data' => ['email_customer_note' => $note]]);
        (new MailOrderLabels(new OrderLabels()))->execute(new Observer(['transportObject' => $variables]));
        return $variables->getData('order_data')['email_customer_note'];
    }
}
