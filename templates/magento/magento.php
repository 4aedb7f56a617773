<?php

declare(strict_types=1);

/**
 * Signatures of Magento 2.4 that the module calls, for its tests where there is no Magento. With MAGENTO_ROOT the same
 * tests run on the real classes, which shows where these differ.
 *
 * phpcs:ignoreFile
 */

namespace Magento\Framework\View\Element\Block { interface ArgumentInterface {} }

namespace Magento\Framework {
    interface UrlInterface
    {
        public const URL_TYPE_LINK = 'link';
        public function getUrl($routePath = null, $routeParams = null);
    }
    class DataObject
    {
        public function __construct(protected array $data = []) {}
        public function getData($key = '', $index = null) { return $this->data[$key] ?? null; }
        public function setData($key, $value = null)
        {
            $this->data[$key] = $value;
            return $this;
        }
    }
}

namespace Magento\Framework\View {
    interface LayoutInterface
    {
        public function getParentName($childName);
        public function getChildNames($parentName);
        public function hasElement($name);
        public function setChild($parentName, $elementName, $alias);
        public function renderElement($name, $useCache = true);
        public function getAllBlocks();
    }
}

namespace Magento\Framework\View\Element {
    class Context {}
    abstract class AbstractBlock extends \Magento\Framework\DataObject
    {
        private $layout;
        private string $name = '';
        public function __construct(Context $context, array $data = []) { parent::__construct($data); }
        public function setNameInLayout($name) { $this->name = $name; }
        public function getNameInLayout() { return $this->name; }
        public function setLayout(\Magento\Framework\View\LayoutInterface $layout)
        {
            $this->layout = $layout;
            return $this->_prepareLayout();
        }
        public function getLayout() { return $this->layout; }
        public function toHtml() { return $this->_toHtml(); }
        protected function _prepareLayout() { return $this; }
        protected function _toHtml() { return ''; }
    }
}

namespace Magento\Framework\App {
    interface RequestInterface
    {
        public function isSecure();
        public function getParam($key, $defaultValue = null);
    }
}

namespace Magento\Framework\App\Request { class Http { public function getQueryValue($name = null, $default = null) {} } }

namespace Magento\Framework\App {
    interface CacheInterface
    {
        public function load($identifier);
        public function save($data, $identifier, $tags = [], $lifeTime = null);
    }
}

namespace Magento\Framework\Exception {
    class LocalizedException extends \Exception
    {
        public function __construct($phrase, ?\Exception $cause = null, $code = 0)
        {
            parent::__construct((string) $phrase, (int) $code, $cause);
        }
    }
}

namespace Magento\Framework\Exception { class NotFoundException extends LocalizedException {} }

namespace Magento\Framework\Exception { class MailException extends LocalizedException {} }

namespace Magento\Framework\Encryption { interface EncryptorInterface { public function hash($data); } }

namespace Magento\Framework\HTTP\PhpEnvironment { class RemoteAddress { public function getRemoteAddress(bool $ipToLong = false) {} } }

namespace Magento\Framework\HTTP {
    interface ClientInterface
    {
        public function setTimeout($value);
        public function get($uri);
        public function getBody();
        public function getStatus();
    }
    class ClientFactory { public function create($type = null) {} }
}

namespace Magento\Framework {
    class Phrase
    {
        public function __construct(private string $text, private array $values = []) {}
        public function __toString()
        {
            $places = array_map(static fn (int $at): string => '%' . ($at + 1), array_keys($this->values));
            return str_replace($places, $this->values, $this->text);
        }
    }
}

namespace Magento\Framework\Stdlib\DateTime { class DateTime { public function gmtTimestamp($input = null) {} } }

namespace Magento\Checkout\Model {
    class Session
    {
        public function getData($key = '', $clear = false) {}
        public function getQuote() {}
        public function setQuoteId($quoteId) {}
    }
}

namespace Magento\Framework\App\Action { interface HttpGetActionInterface {} }

namespace Magento\Framework\Controller\Result {
    class Redirect { public function setPath($path, array $params = []) {} }
    class RedirectFactory { public function create(array $data = []) {} }
}

namespace Magento\Framework\View\Page {
    class Title { public function set($title) {} }
    class Config { public function getTitle() {} }
}

namespace Magento\Framework\View\Result {
    class Page { public function getConfig() {} }
    class PageFactory { public function create($isView = false, array $arguments = []) {} }
}

namespace Magento\Framework\Mail { interface TransportInterface { public function sendMessage(); } }

namespace Magento\Framework\Mail\Template {
    class TransportBuilder
    {
        public function setTemplateIdentifier($templateIdentifier) {}
        public function setTemplateOptions($templateOptions) {}
        public function setTemplateVars($templateVars) {}
        public function setFromByScope($from, $scopeId = null) {}
        public function addTo($address, $name = '') {}
        public function getTransport() {}
    }
}

namespace Magento\Framework\App { class Area { public const AREA_FRONTEND = 'frontend'; } }

namespace Magento\Framework\Stdlib\DateTime {
    interface TimezoneInterface { public function formatDateTime($date, $dateType = 3, $timeType = 3); }
}

namespace Magento\Framework\Locale { interface ResolverInterface { public function getLocale(); } }

namespace Psr\Log { interface LoggerInterface { public function error($message, array $context = []); } }

namespace Magento\Quote\Api {
    interface CartRepositoryInterface
    {
        public function get($cartId, array $sharedStoreIds = []);
        public function save(\Magento\Quote\Model\Quote $quote);
    }
}

namespace Magento\Quote\Model {
    class Quote
    {
        public function getBillingAddress() {}
        public function getShippingAddress() {}
        public function getAllVisibleItems() {}
        public function isVirtual() {}
        public function collectTotals() {}
        public function getStore() {}
        public function getId() {}
    }
}

namespace Magento\Quote\Model\Quote\Item {
    abstract class AbstractItem
    {
        public function getTotalQty() {}
        public function setCustomPrice($value) {}
        public function setData($key, $value = null) {}
        public function isChildrenCalculated() {}
        public function getChildren() {}
    }
    class Option { public function getValue() {} }
}

namespace Magento\Quote\Model\Quote {
    class Item extends Item\AbstractItem
    {
        public function getQty() {}
        public function getProduct() {}
        public function getProductType() {}
        public function getOptionByCode($code) {}
        public function addOption($option) {}
    }
}

namespace Magento\Catalog\Helper\Product\Configuration {
    interface ConfigurationInterface { public function getOptions(\Magento\Quote\Model\Quote\Item $item); }
}

namespace Magento\Catalog\Helper\Product { class ConfigurationPool { public function getByProductType($productType) {} } }

namespace Magento\Tax\Model {
    class Config
    {
        public function priceIncludesTax($store = null) {}
        public function discountTax($store = null) {}
    }
}

namespace Magento\Quote\Model\Quote {
    class Address extends \Magento\Framework\DataObject { public function setData($key, $value = null) {} }
}

namespace Magento\Framework\Event {
    interface ObserverInterface { public function execute(Observer $observer); }
    class Observer extends \Magento\Framework\DataObject {}
}

namespace Magento\Sales\Model {
    class Order
    {
        public function getBillingAddress() {}
        public function getData($key = '', $index = null) {}
        public function setData($key, $value = null) {}
    }
}

namespace Magento\Sales\Model\Order {
    class Address extends \Magento\Framework\DataObject { public function setData($key, $value = null) {} }
}

namespace Magento\Framework\App\Config {
    interface ScopeConfigInterface
    {
        public function getValue($path, $scopeType = 'default', $scopeCode = null);
        public function isSetFlag($path, $scopeType = 'default', $scopeCode = null);
    }
}

namespace Magento\Framework\View\Asset {
    class Repository { public function getUrlWithParams($fileId, array $params) {} }
}

namespace Magento\Store\Model {
    interface ScopeInterface { public const SCOPE_STORE = 'store'; }
    interface StoreManagerInterface { public function getStore($storeId = null); }
    class Store
    {
        public function getCode() {}
        public function getCurrentCurrencyCode() {}
        public function getWebsiteId() {}
        public function getBaseUrl($type = 'link', $secure = null) {}
    }
}

namespace Magento\Directory\Helper {
    class Data
    {
        public function getDefaultCountry($store = null) {}
        public function getRegionData() {}
        public function isRegionRequired($countryId) {}
    }
}

namespace Magento\Msrp\Helper {
    class Data
    {
        public function canApplyMsrp($product, $visibility = null) {}
        public function isMinimalPriceLessMsrp($product) {}
    }
}

namespace Magento\Msrp\Pricing {
    interface MsrpPriceCalculatorInterface
    {
        public function getMsrpPriceValue(\Magento\Catalog\Api\Data\ProductInterface $product): float;
    }
}

namespace Magento\Catalog\Api\Data { interface ProductInterface {} }

namespace Magento\Search\Helper { class Data { public function getQueryParamName() {} } }

namespace Magento\Catalog\Helper {
    class Data
    {
        public function getCategory() {}
        public function getTaxPrice($product, $price, $includingTax = null) {}
    }
    class Image
    {
        public function init($product, $imageId, $attributes = []) {}
        public function setImageFile($file) {}
        public function getUrl() {}
    }
}

namespace Magento\Catalog\Model\Product\ProductList {
    class Toolbar
    {
        public const PAGE_PARM_NAME = 'p';
        public const ORDER_PARAM_NAME = 'product_list_order';
        public const DIRECTION_PARAM_NAME = 'product_list_dir';
        public const LIMIT_PARAM_NAME = 'product_list_limit';
    }
}

namespace Magento\Catalog\Model\Layer\Filter {
    interface FilterInterface
    {
        public function getRequestVar();
        public function getName();
        public function getItems();
    }
    class Item extends \Magento\Framework\DataObject { public function getUrl() {} }
}

namespace Magento\Catalog\Model {
    class Category { public function getId() {} }
    class Product extends \Magento\Framework\DataObject implements \Magento\Catalog\Api\Data\ProductInterface
    {
        public const CACHE_TAG = 'cat_p';
        public function getId() {}
        public function getName() {}
        public function getTypeId() {}
        public function getTypeInstance() {}
        public function getProductUrl($useSid = null) {}
        public function getStore() {}
        public function getResource() {}
        public function getOptions() {}
        public function isSaleable() {}
        public function getFinalPrice($qty = null) {}
        public function getMediaGalleryImages() {}
        public function getPriceInfo() {}
        public function getSku() {}
        public function getIdentities() {}
    }
}

namespace Magento\Framework\DataObject { interface IdentityInterface { public function getIdentities(); } }

namespace Magento\Widget\Block { interface BlockInterface { public function setData($key, $value = null); } }

namespace Magento\Catalog\Block\Product {
    class Context extends \Magento\Framework\View\Element\Context {}
    class AbstractProduct extends \Magento\Framework\View\Element\AbstractBlock
    {
        public function getProduct() { return $this->getData('product'); }
    }
}

namespace Magento\Catalog\Model { class Config { public function getProductAttributes() {} } }

namespace Magento\Catalog\Model\Product { class Visibility { public function getVisibleInCatalogIds() {} } }

namespace Magento\Catalog\Model\ResourceModel {
    class Product
    {
        public function getAttribute($attribute) {}
        public function getProductsIdsBySkus(array $productSkuList) {}
    }
}

namespace Magento\Catalog\Model\ResourceModel\Product {
    class Collection
    {
        public function addAttributeToSelect($attribute, $joinType = false) {}
        public function addAttributeToFilter($attribute, $condition = null, $joinType = 'inner') {}
        public function addMinimalPrice() {}
        public function addFinalPrice() {}
        public function addTaxPercents() {}
        public function addUrlRewrite($categoryId = '') {}
        public function addStoreFilter($store = null) {}
        public function setVisibility($visibility) {}
        public function setPageSize($size) {}
        public function getItems() {}
    }
    class CollectionFactory { public function create(array $data = []) {} }
}

namespace Magento\CatalogInventory\Helper { class Stock { public function addIsInStockFilterToCollection($collection) {} } }

namespace Magento\Catalog\Model\ResourceModel\Eav {
    class Attribute
    {
        public function usesSource() {}
        public function getSource() {}
    }
}

namespace Magento\Eav\Model\Entity\Attribute\Source { abstract class AbstractSource { public function getOptionText($value) {} } }

namespace Magento\Framework\Api { interface SearchCriteriaInterface {} }

namespace Magento\CatalogGraphQl\Model\Resolver\Products\DataProvider\Product\CollectionProcessor { class AttributeProcessor {} }

namespace Magento\Catalog\Model\Product {
    class Option
    {
        public function getOptionId() {}
        public function getTitle() {}
        public function getType() {}
        public function getIsRequire() {}
        public function getMaxCharacters() {}
        public function getValues() {}
        public function getPrice($flag = false) {}
        public function getPriceType() {}
    }
}

namespace Magento\Catalog\Model\Product\Option {
    class Value
    {
        public const TYPE_PERCENT = 'percent';
        public function getOptionTypeId() {}
        public function getTitle() {}
        public function getPrice($flag = false) {}
        public function getPriceType() {}
    }
}

namespace Magento\Framework\Pricing {
    interface PriceInfoInterface { public function getPrice($priceCode); }
    interface PriceCurrencyInterface
    {
        public function convert($amount, $scope = null, $currency = null);
        public function format($amount, $includeContainer = true, $precision = 2, $scope = null, $currency = null);
    }
}

namespace Magento\CatalogInventory\Api {
    interface StockRegistryInterface { public function getStockItem($productId, $scopeId = null); }
}

namespace Magento\CatalogInventory\Api\Data {
    interface StockItemInterface
    {
        public function getQtyIncrements();
        public function getIsQtyDecimal();
        public function getMinSaleQty();
        public function getMaxSaleQty();
    }
}

namespace Magento\Customer\Api {
    interface CustomerRepositoryInterface { public function getById($customerId); }
}

namespace Magento\Customer\Api\Data {
    interface CustomerInterface
    {
        public function getEmail();
        public function getAddresses();
    }
    interface RegionInterface { public function getRegion(); }
    interface AddressInterface
    {
        public function getId();
        public function isDefaultBilling();
        public function isDefaultShipping();
        public function getPrefix();
        public function getFirstname();
        public function getMiddlename();
        public function getLastname();
        public function getCompany();
        public function getStreet();
        public function getPostcode();
        public function getCity();
        public function getRegion();
        public function getCountryId();
        public function getTelephone();
        public function getVatId();
    }
}

namespace Magento\Customer\Model {
    class Session
    {
        public function isLoggedIn() {}
        public function getCustomerId() {}
    }
}

namespace Magento\Framework\DB {
    class Select
    {
        public function from($name, $cols = '*', $schema = null) {}
        public function where($cond, $value = null, $type = null) {}
        public function join($name, $cond, $cols = '*', $schema = null) {}
        public function order($spec) {}
        public function limit($count = null, $offset = null) {}
    }
}

namespace Magento\Framework\DB\Adapter {
    interface AdapterInterface
    {
        public function select();
        public function fetchOne($sql, $bind = []);
        public function fetchCol($sql, $bind = []);
        public function fetchRow($sql, $bind = [], $fetchMode = null);
        public function insert($table, array $bind);
        public function update($table, array $bind, $where = '');
        public function delete($table, $where = '');
        public function beginTransaction();
        public function commit();
        public function rollBack();
    }
}

namespace Magento\Framework\App {
    class ResourceConnection
    {
        public function getConnection($resourceName = 'default') {}
        public function getTableName($modelEntity, $connectionName = 'default') {}
    }
}

namespace Magento\Framework\GraphQl\Config\Element { class Field {} }

namespace Magento\Framework\GraphQl\Schema\Type { class ResolveInfo {} }

namespace Magento\Framework\GraphQl\Exception {
    class GraphQlInputException extends \Magento\Framework\Exception\LocalizedException {}
}

namespace Magento\Framework\GraphQl\Query {
    use Magento\Framework\GraphQl\Config\Element\Field;
    use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
    interface ResolverInterface
    {
        public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null);
    }
}

namespace Magento\QuoteGraphQl\Model\Resolver {
    use Magento\Framework\GraphQl\Config\Element\Field;
    use Magento\Framework\GraphQl\Schema\Type\ResolveInfo;
    class PlaceOrder implements \Magento\Framework\GraphQl\Query\ResolverInterface
    {
        public function resolve(Field $field, $context, ResolveInfo $info, ?array $value = null, ?array $args = null) {}
    }
}

namespace Magento\ConfigurableProduct\Model\Product\Type {
    class Configurable { public function getConfigurableAttributesAsArray($product) {} }
}

namespace Magento\GroupedProduct\Model\Product\Type {
    class Grouped
    {
        public const TYPE_CODE = 'grouped';
        public function getAssociatedProducts($product) {}
    }
}

namespace Magento\Bundle\Model\Product {
    class Type
    {
        public const TYPE_CODE = 'bundle';
        public function getOptionsCollection($product) {}
        public function getOptionsIds($product) {}
        public function getSelectionsCollection($optionIds, $product) {}
    }
}

namespace Magento\Framework\Pricing\Amount {
    interface AmountInterface
    {
        public function getValue($exclude = null);
        public function hasAdjustment($adjustmentCode);
    }
}

namespace Magento\Catalog\Pricing\Price {
    class FinalPrice
    {
        public const PRICE_CODE = 'final_price';
        public function getAmount() {}
        public function getMinimalPrice() {}
        public function getMaximalPrice() {}
    }
    class RegularPrice
    {
        public const PRICE_CODE = 'regular_price';
        public function getAmount() {}
    }
    class TierPrice
    {
        public const PRICE_CODE = 'tier_price';
        public function getTierPriceList() {}
    }
}

namespace Magento\Bundle\Pricing\Price {
    class SpecialPrice
    {
        public const PRICE_CODE = 'special_price';
        public function getDiscountPercent() {}
    }
}

namespace Magento\GroupedProduct\Pricing\Price {
    class FinalPrice extends \Magento\Catalog\Pricing\Price\FinalPrice { public function getMinProduct() {} }
}

namespace Magento\Wishlist\CustomerData { class Wishlist {} }

namespace Magento\Framework\Stdlib {
    interface CookieManagerInterface
    {
        public function getCookie($name, $default = null);
        public function setPublicCookie($name, $value, $metadata = null);
    }
}

namespace Magento\Framework\App { interface ActionInterface { public function execute(); } }

namespace Magento\Framework\App\Http {
    class Context
    {
        public function setValue($name, $value, $default) {}
        public function getValue($name) {}
        public function getVaryString() {}
    }
}

namespace Magento\Framework\App\Response { class Http { public const COOKIE_VARY_STRING = 'X-Magento-Vary'; } }

namespace { function __(string $text, mixed ...$values): \Magento\Framework\Phrase { return new \Magento\Framework\Phrase($text, $values); } }
