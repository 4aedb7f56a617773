import './noest.css';
import { createRegistry } from './mount';
import type { CartRequest } from './addToCart';
import { emit, on } from './shared/events';
import { messagesReady } from './shared/i18n/ready';

/** All the entry knows of the parts: name, when, and where their code is. */
const registry = createRegistry({
  parts: {
    'add-to-cart': { when: 'interaction', load: () => import('./widgets/add-to-cart') },
    autocomplete: { when: 'interaction', load: () => import('./widgets/autocomplete') },
    'cart-count': { when: 'load', load: () => import('./behaviours/cart-count') },
    messages: { when: 'idle', load: () => import('./behaviours/messages') },
    minicart: { when: 'interaction', load: () => import('./widgets/minicart') },
    price: { when: 'idle', load: () => import('./behaviours/price') },
    'price-toggle': { when: 'idle', load: () => import('./behaviours/price-toggle') },
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

// What was added shows in the drawer, also where nobody has touched the cart link yet.
on('cart-item-added', () => {
  document
    .querySelectorAll<HTMLElement>('[data-component~=minicart][data-mount-state=waiting]')
    .forEach((element) => registry.mount(element));
});
