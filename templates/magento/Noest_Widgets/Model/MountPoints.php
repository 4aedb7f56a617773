<?php

declare(strict_types=1);

namespace Noest\Widgets\Model;

use Magento\Catalog\Model\Product;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * Which parts a page has: those that the store view switches on, each on the pages it is made for.
 *
 * Each adds two layout handles: `noest_` and its name, and the same with `_hyva` or `_luma` for the theme's family.
 */
class MountPoints
{
    /** The handle of the pages on which a part can be. */
    private const PAGES = [
        'minicart' => 'default',
        'autocomplete' => 'default',
        'price_toggle' => 'default',
        'messages' => 'default',
        'newsletter' => 'default',
        'category' => 'catalog_category_view',
        'filters' => 'catalog_category_view_type_layered',
        'results' => 'catalogsearch_result_index',
        'product' => 'catalog_product_view',
        'gallery' => 'catalog_product_view',
        'wishlist' => 'catalog_product_view',
        'related' => 'catalog_product_view',
        'recent' => 'catalog_product_view',
        'cart' => 'checkout_cart_index',
        'checkout' => 'checkout_index_index',
        'address_form' => 'customer_address_form',
        'quotation_link' => 'checkout_cart_index',
        'quotation_popup' => 'checkout_index_index',
        'quotation' => 'noest_quotation_index',
        'quotation_success' => 'noest_quotation_success',
        'quotation_view' => 'noest_quotation_view',
    ];

    /** The switch of a part that is part of something else; that of any other is its own. */
    private const SWITCHES = [
        'address_form' => 'noest/postcode/address_form',
        'quotation_link' => 'noest/quotation/enabled',
        'quotation_popup' => 'noest/quotation/enabled',
        'quotation' => 'noest/quotation/enabled',
        'quotation_success' => 'noest/quotation/enabled',
        'quotation_view' => 'noest/quotation/enabled',
    ];

    /** Pages that show a product to change a line of the cart or the wish list: the theme's form does that. */
    private const CHANGES = ['checkout_cart_configure', 'wishlist_index_configure'];

    /** Hyvä adds this handle to pages in its themes, before this module has its turn (module.xml). */
    private const HYVA = 'hyva_default';

    /**
     * @param ScopeConfigInterface $config
     * @param ProductPart $productPart
     */
    public function __construct(
        private readonly ScopeConfigInterface $config,
        private readonly ProductPart $productPart,
    ) {
    }

    /**
     * The handles to add to a page that has these already.
     *
     * @param string[] $handles
     * @param Product|null $product the one that the page shows
     * @return string[]
     */
    public function handles(array $handles, ?Product $product): array
    {
        // Blocks that are loaded alone, such as prices, have no head.
        if (!in_array('default', $handles, true)) {
            return [];
        }
        $parts = array_values(array_filter(
            array_keys(self::PAGES),
            fn (string $part): bool => in_array(self::PAGES[$part], $handles, true)
                && $this->isOn(self::SWITCHES[$part] ?? "noest/parts/$part")
                && ($part !== 'address_form' || $this->isOn('noest/postcode/enabled'))
                && ($part !== 'product' || $this->isSold($handles, $product))
        ));
        if ($parts === [] && !$this->isOn('noest/general/every_page')) {
            return [];
        }
        $family = in_array(self::HYVA, $handles, true) ? 'hyva' : 'luma';
        $added = ['noest'];
        foreach ($parts as $part) {
            $added[] = "noest_$part";
            $added[] = "noest_{$part}_$family";
        }
        // The last word on what a part brings along, such as its sheets.
        $added[] = "noest_$family";
        return $added;
    }

    /**
     * Whether a part sells the product of a page.
     *
     * @param string[] $handles
     * @param Product|null $product
     * @return bool
     */
    private function isSold(array $handles, ?Product $product): bool
    {
        return $product !== null
            && array_intersect(self::CHANGES, $handles) === []
            && $this->productPart->name($product) !== null;
    }

    /**
     * Whether this store view has a switch on.
     *
     * @param string $path
     * @return bool
     */
    private function isOn(string $path): bool
    {
        return $this->config->isSetFlag($path, ScopeInterface::SCOPE_STORE);
    }
}
