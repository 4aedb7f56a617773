<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Plugin;

use Magento\Customer\Model\Session;
use Magento\Wishlist\CustomerData\Wishlist;
use Noest\Widgets\Model\Wishes;
use Noest\Widgets\Plugin\TellAllWishes;
use PHPUnit\Framework\TestCase;

class TellAllWishesTest extends TestCase
{
    private const SECTION = ['counter' => '4 items', 'items' => [['product_sku' => 'A']]];

    public function testTheSectionHasAllSkusBesideMagentosThree(): void
    {
        $this->assertSame([...self::SECTION, 'noest_skus' => ['A', 'B', 'C', 'D']], $this->section(42, self::SECTION));
    }

    public function testAGuestAndAnEmptyListAreNotAskedFor(): void
    {
        $empty = ['counter' => null, 'items' => []];
        $this->assertSame($empty, $this->section(42, $empty, $this->never()));
        $this->assertSame(self::SECTION, $this->section(null, self::SECTION, $this->never()));
    }

    private function section(?int $customerId, array $section, mixed $asked = null): array
    {
        $session = $this->createMock(Session::class);
        $session->method('getCustomerId')->willReturn($customerId);
        $wishes = $this->createMock(Wishes::class);
        $wishes->expects($asked ?? $this->once())->method('skus')->with(42)->willReturn(['A', 'B', 'C', 'D']);
        $plugin = new TellAllWishes($session, $wishes);
        return $plugin->afterGetSectionData($this->createMock(Wishlist::class), $section);
    }
}
