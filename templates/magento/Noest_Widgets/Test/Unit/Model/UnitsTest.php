<?php

declare(strict_types=1);

namespace Noest\Widgets\Test\Unit\Model;

use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\ResourceModel\Eav\Attribute;
use Magento\Catalog\Model\ResourceModel\Product as ProductResource;
use Magento\Eav\Model\Entity\Attribute\Source\AbstractSource;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Locale\ResolverInterface;
use Noest\Widgets\Model\NumberText;
use Noest\Widgets\Model\Units;
use PHPUnit\Framework\TestCase;

class UnitsTest extends TestCase
{
    private const NAMED = ['noest/units/unit' => 'sold_by', 'noest/units/content' => ' piece_content '];

    /**
     * @dataProvider names
     */
    public function testTheUnitHasItsNameInManyForms(string $name, ?string $unit): void
    {
        $sold = $this->units(self::NAMED)->of($this->product(['sold_by' => $name, 'piece_content' => '4']));
        $this->assertSame($unit, $sold['unit'] ?? null);
    }

    public static function names(): array
    {
        return [
            ['per m²', 'M2'],
            ['M2', 'M2'],
            ['m 2', 'M2'],
            ['Vierkante meter', 'M2'],
            ['per m¹', 'M1'],
            ['m1', 'M1'],
            ['Strekkende meter', 'M1'],
            ['per stuk', null],
            ['', null],
        ];
    }

    public function testAnOptionOfAnAttributeIsReadByItsText(): void
    {
        $product = $this->product(['sold_by' => '17', 'piece_content' => '2,5'], ['17' => 'per m²']);
        $this->assertSame(
            ['unit' => 'M2', 'symbol' => 'm²', 'content' => 2.5],
            $this->units(self::NAMED)->of($product)
        );
    }

    public function testWithoutAContentOrBothAttributesAPieceIsThePrice(): void
    {
        $units = $this->units(self::NAMED);
        $this->assertNull($units->of($this->product(['sold_by' => 'm2', 'piece_content' => '0'])));
        $this->assertNull($units->of($this->product(['sold_by' => 'm2'])));
        $sold = ['sold_by' => 'm2', 'piece_content' => '4'];
        $this->assertNull($this->units(['noest/units/unit' => 'sold_by'])->of($this->product($sold)));
        $this->assertNotNull($units->of($this->product($sold)));
    }

    public function testABundleAndAGroupAreSoldByThePiece(): void
    {
        $sold = ['sold_by' => 'm2', 'piece_content' => '4'];
        $this->assertNull($this->units(self::NAMED)->of($this->product($sold, [], 'bundle')));
        $this->assertNull($this->units(self::NAMED)->of($this->product($sold, [], 'grouped')));
    }

    public function testAPieceIsCalledByItsContentInTheLanguageOfTheShop(): void
    {
        $units = $this->units(self::NAMED);
        $this->assertStringContainsString("2,5\u{a0}m²", $units->label(['symbol' => 'm²', 'content' => 2.5]));
    }

    /**
     * @param array<string, string> $settings
     */
    private function units(array $settings): Units
    {
        $config = $this->createMock(ScopeConfigInterface::class);
        $config->method('getValue')->willReturnCallback(
            static fn (string $path, string $scope) => $scope === 'store' ? $settings[$path] ?? null : null
        );
        $locale = $this->createMock(ResolverInterface::class);
        $locale->method('getLocale')->willReturn('nl_NL');
        return new Units($config, new NumberText($locale));
    }

    /**
     * A product with these attributes.
     *
     * @param array<string, string> $data
     * @param array<string, string> $options texts of the options of a list
     * @param string $type
     */
    private function product(array $data, array $options = [], string $type = 'simple'): Product
    {
        $source = $this->createMock(AbstractSource::class);
        $source->method('getOptionText')->willReturnCallback(static fn ($id) => $options[$id]);
        $resource = $this->createMock(ProductResource::class);
        $resource->method('getAttribute')->willReturnCallback(function (string $code) use ($data, $options, $source) {
            $attribute = $this->createMock(Attribute::class);
            $attribute->method('usesSource')->willReturn(isset($options[$data[$code] ?? '']));
            $attribute->method('getSource')->willReturn($source);
            return $attribute;
        });
        $product = $this->createMock(Product::class);
        $product->method('getTypeId')->willReturn($type);
        $product->method('getResource')->willReturn($resource);
        $product->method('getData')->willReturnCallback(static fn ($code = '') => $data[$code] ?? null);
        return $product;
    }
}
