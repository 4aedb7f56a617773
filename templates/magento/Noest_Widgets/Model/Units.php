<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Bundle\Model\Product\Type as Bundle;
use Magento\Catalog\Model\Product;
use Magento\Catalog\Model\ResourceModel\Eav\Attribute;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\GroupedProduct\Model\Product\Type\Grouped;
use Magento\Store\Model\ScopeInterface;

/**
 * By what a product is sold beside the piece, and how much of that one piece is.
 *
 * The shop names two attributes of products for it. A bundle and a group are sold by the piece alone.
 */
class Units
{
    public const METRE = 'M1';
    public const SQUARE_METRE = 'M2';

    /** The setting that names the attribute for the unit; the other that for the content. */
    public const UNIT = 'noest/units/unit';
    private const CONTENT = 'noest/units/content';

    /** What an attribute may call a unit, without "per", spaces and raised digits. */
    private const NAMES = [
        'm' => self::METRE,
        'm1' => self::METRE,
        'meter' => self::METRE,
        'metre' => self::METRE,
        'strekkendemeter' => self::METRE,
        'm2' => self::SQUARE_METRE,
        'vierkantemeter' => self::SQUARE_METRE,
        'squaremetre' => self::SQUARE_METRE,
        'squaremeter' => self::SQUARE_METRE,
    ];

    private const SYMBOLS = [self::METRE => 'm¹', self::SQUARE_METRE => 'm²'];

    /**
     * @param ScopeConfigInterface $config
     * @param NumberText $numberText
     */
    public function __construct(
        private readonly ScopeConfigInterface $config,
        private readonly NumberText $numberText,
    ) {
    }

    /**
     * The attributes that say it; none where the shop names none.
     *
     * @return string[]
     */
    public function codes(): array
    {
        return array_filter([
            'unit' => $this->setting(self::UNIT),
            'content' => $this->setting(self::CONTENT),
        ]);
    }

    /**
     * By what a product is sold; null where that is the piece.
     *
     * @param Product $product
     * @return array{unit: string, symbol: string, content: float}|null
     */
    public function of(Product $product): ?array
    {
        $codes = $this->codes();
        if (count($codes) < 2 || in_array($product->getTypeId(), [Bundle::TYPE_CODE, Grouped::TYPE_CODE], true)) {
            return null;
        }
        $unit = self::NAMES[$this->plain($this->value($product, $codes['unit']))] ?? null;
        $content = (float) str_replace(',', '.', $this->value($product, $codes['content']));
        return $unit === null || $content <= 0
            ? null
            : ['unit' => $unit, 'symbol' => self::SYMBOLS[$unit], 'content' => $content];
    }

    /**
     * What one in the cart is called beside its price.
     *
     * @param array{symbol: string, content: float} $sold
     * @return string such as "each of 2.5 m²"
     */
    public function label(array $sold): string
    {
        return (string) __('each of %1', $this->numberText->of($sold['content']) . "\u{a0}" . $sold['symbol']);
    }

    /**
     * The name of a unit as NAMES has it.
     *
     * @param string $name
     * @return string
     */
    private function plain(string $name): string
    {
        $plain = str_replace(['¹', '²'], ['1', '2'], mb_strtolower($name));
        return (string) preg_replace('/^per|\s+/u', '', trim($plain));
    }

    /**
     * What a shopper reads of an attribute; empty where the product has none.
     *
     * @param Product $product
     * @param string $code
     * @return string
     */
    private function value(Product $product, string $code): string
    {
        /** @var \Magento\Catalog\Model\ResourceModel\Product $resource */
        $resource = $product->getResource();
        $attribute = $resource->getAttribute($code);
        if (!$attribute instanceof Attribute || $product->getData($code) === null) {
            return '';
        }
        return (string) ($attribute->usesSource()
            ? $attribute->getSource()->getOptionText($product->getData($code))
            : $product->getData($code));
    }

    /**
     * What the store view has at a path of the configuration.
     *
     * @param string $path
     * @return string
     */
    private function setting(string $path): string
    {
        return trim((string) $this->config->getValue($path, ScopeInterface::SCOPE_STORE));
    }
}
