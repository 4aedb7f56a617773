import './noest.css';
import { createRegistry } from './mount/registry';
import type { CartRequest } from './addToCart';
import { emit, on } from './shared/events';
import { messagesReady } from './shared/i18n/ready';

/** All the entry knows of the parts: name, when, and where their code is. */
const registry = createRegistry({
  parts: {
    'active-filters': { when: 'event(shop:listing-changed)', load: () => import('./widgets/active-filters') },
    'add-to-cart': { when: 'interaction', load: () => import('./widgets/add-to-cart') },
    analytics: { when: 'idle', load: () => import('./behaviours/analytics') },
    autocomplete: { when: 'interaction', load: () => import('./widgets/autocomplete') },
    cart: { when: 'load', load: () => import('./widgets/cart') },
    'cart-count': { when: 'load', load: () => import('./behaviours/cart-count') },
    checkout: { when: 'load', load: () => import('./widgets/checkout') },
    'category-view': { when: 'interaction', load: () => import('./behaviours/category-view') },
    collapsible: { when: 'idle', load: () => import('./behaviours/collapsible') },
    'country-fields': { when: 'idle', load: () => import('./behaviours/country-fields') },
    'drilldown-menu': { when: 'idle', load: () => import('./behaviours/drilldown-menu') },
    form: { when: 'idle', load: () => import('./behaviours/form') },
    filters: { when: 'event(shop:listing-changed)', load: () => import('./widgets/filters') },
    gallery: { when: 'interaction(shop:product-changed)', load: () => import('./widgets/gallery') },
    'landing-form': { when: 'idle', load: () => import('./behaviours/landing-form') },
    'lazy-image': { when: 'idle', load: () => import('./behaviours/lazy-image') },
    'match-height': { when: 'idle', load: () => import('./behaviours/match-height') },
    'cart-item-prices': { when: 'load', load: () => import('./widgets/cart-item-prices') },
    coupon: { when: 'load', load: () => import('./widgets/coupon') },
    messages: { when: 'idle', load: () => import('./behaviours/messages') },
    minicart: { when: 'interaction(shop:cart-item-added)', load: () => import('./widgets/minicart') },
    modal: { when: 'idle', load: () => import('./behaviours/modal') },
    'nav-dropdown': { when: 'idle', load: () => import('./behaviours/nav-dropdown') },
    'offer-checkout': { when: 'load', load: () => import('./widgets/offer-checkout') },
    newsletter: { when: 'interaction', load: () => import('./behaviours/newsletter') },
    'off-canvas': { when: 'idle', load: () => import('./behaviours/off-canvas') },
    'password-strength': { when: 'idle', load: () => import('./behaviours/password-strength') },
    paginator: { when: 'event(shop:listing-changed)', load: () => import('./widgets/paginator') },
    popup: { when: 'idle', load: () => import('./behaviours/popup') },
    'postcode-lookup': { when: 'visible', load: () => import('./widgets/postcode-lookup') },
    price: { when: 'idle', load: () => import('./behaviours/price') },
    'price-toggle': { when: 'idle', load: () => import('./behaviours/price-toggle') },
    'product-list': { when: 'event(shop:listing-changed)', load: () => import('./widgets/product-list') },
    'quotation-popup': { when: 'idle', load: () => import('./behaviours/quotation-popup') },
    'recent-products': { when: 'visible', load: () => import('./widgets/recent-products') },
    recommendations: { when: 'visible', load: () => import('./widgets/recommendations') },
    'review-form': { when: 'interaction', load: () => import('./widgets/review-form') },
    'search-view': { when: 'interaction', load: () => import('./behaviours/search-view') },
    'size-select': { when: 'event(shop:listing-changed)', load: () => import('./widgets/size-select') },
    slider: { when: 'visible', load: () => import('./behaviours/slider') },
    'sort-select': { when: 'event(shop:listing-changed)', load: () => import('./widgets/sort-select') },
    sticky: { when: 'idle', load: () => import('./behaviours/sticky') },
    toggle: { when: 'idle', load: () => import('./behaviours/toggle') },
    toolbar: { when: 'event(shop:listing-changed)', load: () => import('./widgets/toolbar') },
    tooltip: { when: 'idle', load: () => import('./behaviours/tooltip') },
    'viewed-product': { when: 'idle', load: () => import('./behaviours/viewed-product') },
    'welcome-discount': { when: 'interaction', load: () => import('./behaviours/welcome-discount') },
    'wishlist-toggle': { when: 'interaction', load: () => import('./widgets/wishlist-toggle') },
    'bundle-product': { when: 'interaction prefetch', load: () => import('./widgets/bundle-product') },
    'configurable-product': { when: 'interaction prefetch', load: () => import('./widgets/configurable-product') },
    'grouped-product': { when: 'interaction prefetch', load: () => import('./widgets/grouped-product') },
    'simple-product': { when: 'interaction prefetch', load: () => import('./widgets/simple-product') },
    'stock-indicator': { when: 'event(shop:product-changed)', load: () => import('./widgets/stock-indicator') },
    swatches: { when: 'event(shop:product-changed)', load: () => import('./widgets/swatches') },
    'tier-prices': { when: 'event(shop:product-changed)', load: () => import('./widgets/tier-prices') },
  },
  // A part starts with the words of the page's language.
  ready: messagesReady,
});

const noest = {
  mount: registry.mount,
  unmount: registry.unmount,
  on,
  emit,
  cart: {
    /** Puts a product in the cart: its SKU, how many (1), and the choices a configurable one needs. */
    add: (request: CartRequest) => import('./addToCart').then((module) => module.addToCart(request)),
  },
  /** Every part on the page, with its element and state; what `shop:widget-error` told is in the console. */
  inspect: () => [...document.querySelectorAll('[data-component]')].flatMap(registry.get),
};

declare global {
  interface Window {
    /** For integrators without a bundler. */
    noest: typeof noest;
  }
}

window.noest = noest;
registry.start();
