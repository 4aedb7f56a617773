<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Catalog\Model\Product;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Noest\Widgets\Model\MountPoints;
use Noest\Widgets\Model\ProductPart;
use PHPUnit\Framework\TestCase;

class MountPointsTest extends TestCase
{
    private const PRODUCT_PAGE = ['default', 'catalog_product_view'];

    public function testAPageWithoutPartsGetsNothing(): void
    {
        $this->assertSame([], $this->mountPoints([])->handles(['default', 'cms_index_index'], null));
    }

    public function testAPartThatIsOnBringsTheKitAndItsTwoHandles(): void
    {
        $this->assertSame(
            ['noest', 'noest_minicart', 'noest_minicart_luma', 'noest_luma'],
            $this->mountPoints(['noest/parts/minicart'])->handles(['default'], null)
        );
    }

    public function testInAThemeOfHyvaTheSecondHandleIsHyvas(): void
    {
        $this->assertSame(
            ['noest', 'noest_minicart', 'noest_minicart_hyva', 'noest_hyva'],
            $this->mountPoints(['noest/parts/minicart'])->handles(['default', 'hyva_default'], null)
        );
    }

    public function testBlocksThatAreLoadedWithoutAPageGetNothing(): void
    {
        $this->assertSame([], $this->mountPoints(['noest/parts/minicart'])->handles(['catalog_product_prices'], null));
    }

    public function testTheKitIsOnEveryPageWhereTheMerchantSaysSo(): void
    {
        $this->assertSame(['noest', 'noest_luma'], $this->mountPoints(['noest/general/every_page'])->handles(['default'], null));
    }

    public function testAPartOfTheProductPageIsOnNoOtherPage(): void
    {
        $mountPoints = $this->mountPoints(['noest/parts/gallery']);
        $this->assertSame([], $mountPoints->handles(['default', 'catalog_category_view'], null));
        $this->assertContains('noest_gallery', $mountPoints->handles(self::PRODUCT_PAGE, $this->product()));
    }

    public function testFiltersAreOnCategoriesThatHaveSome(): void
    {
        $mountPoints = $this->mountPoints(['noest/parts/category', 'noest/parts/filters', 'noest/parts/results']);
        $plain = ['default', 'catalog_category_view'];
        $layered = [...$plain, 'catalog_category_view_type_layered'];
        $this->assertSame(['noest_category'], $this->parts($mountPoints->handles($plain, null)));
        $this->assertSame(['noest_category', 'noest_filters'], $this->parts($mountPoints->handles($layered, null)));
        $search = ['default', 'catalogsearch_result_index'];
        $this->assertSame(['noest_results'], $this->parts($mountPoints->handles($search, null)));
    }

    public function testAProductThatNoPartSellsKeepsTheFormOfTheTheme(): void
    {
        $mountPoints = $this->mountPoints(['noest/parts/product'], null);
        $this->assertSame([], $mountPoints->handles(self::PRODUCT_PAGE, $this->product()));
    }

    public function testAProductThatAPartSellsGetsItsForm(): void
    {
        $mountPoints = $this->mountPoints(['noest/parts/product']);
        $this->assertContains('noest_product_luma', $mountPoints->handles(self::PRODUCT_PAGE, $this->product()));
        $this->assertSame([], $mountPoints->handles(self::PRODUCT_PAGE, null));
    }

    /**
     * @dataProvider changes
     */
    public function testALineThatIsChangedKeepsTheFormOfTheTheme(string $page): void
    {
        $mountPoints = $this->mountPoints(['noest/parts/product']);
        $this->assertSame([], $mountPoints->handles([...self::PRODUCT_PAGE, $page], $this->product()));
    }

    public static function changes(): array
    {
        return [['checkout_cart_configure'], ['wishlist_index_configure']];
    }

    public function testTheAddressFormHasTheLookupWhereAddressesAreLookedUp(): void
    {
        $page = ['default', 'customer_address_form'];
        $both = $this->mountPoints(['noest/postcode/enabled', 'noest/postcode/address_form']);
        $this->assertSame(['noest_address_form'], $this->parts($both->handles($page, null)));
        $this->assertSame([], $this->mountPoints(['noest/postcode/address_form'])->handles($page, null));
        $this->assertSame([], $this->mountPoints(['noest/postcode/enabled'])->handles($page, null));
    }

    public function testOneSwitchPutsQuotationsOnTheirPagesInTheCartAndInTheCheckout(): void
    {
        $mountPoints = $this->mountPoints(['noest/quotation/enabled']);
        foreach ([
            'checkout_cart_index' => 'noest_quotation_link',
            'checkout_index_index' => 'noest_quotation_popup',
            'noest_quotation_index' => 'noest_quotation',
            'noest_quotation_view' => 'noest_quotation_view',
        ] as $page => $handle) {
            $this->assertSame([$handle], $this->parts($mountPoints->handles(['default', $page], null)));
        }
    }

    /** The handles of parts in every theme. */
    private function parts(array $handles): array
    {
        return array_values(preg_grep('/^noest_(?!luma$|\w+_luma$)/', $handles));
    }

    private function mountPoints(array $on, ?string $part = 'simple-product'): MountPoints
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('isSetFlag')
            ->willReturnCallback(static fn (string $path, string $scope): bool =>
                $scope === 'store' && in_array($path, $on, true));
        $productPart = $this->createMock(ProductPart::class);
        $productPart->method('name')->willReturn($part);
        return new MountPoints($config, $productPart);
    }

    private function product(): Product
    {
        return $this->createMock(Product::class);
    }
}
