/** Pages of Magento's sample data that a shopper comes by: home, categories, products, searches. */
export const PAGES = [
  '/',
  '/men/tops-men.html',
  '/men/tops-men.html?p=2',
  '/men/tops-men.html?color=49',
  '/women/tops-women.html',
  '/gear/bags.html',
  '/joust-duffle-bag.html',
  '/set-of-sprite-yoga-straps.html',
  '/test-tier.html',
  '/test-many.html',
  '/test-bundle.html',
  '/catalogsearch/result/?q=hoodie',
  '/catalogsearch/result/?q=bag',
] as const;

/** What goes into a cart: a simple product, and its page, which has its number. */
export const PRODUCT = '/test-tier.html';
