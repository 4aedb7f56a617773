import './noest.css';
import parts from 'virtual:noest-parts';
import { createRegistry } from './mount/registry';
import type { CartRequest } from './onDemand';
import { missingCapability } from './shared/api/capabilities';
import { emit, on } from './shared/platform/events';
import { messagesReady } from './shared/i18n/ready';

const registry = createRegistry({
  parts,
  // A part starts with messages in the page's language.
  ready: messagesReady,
  missing: missingCapability,
});

const noest = {
  mount: registry.mount,
  unmount: registry.unmount,
  on,
  emit,
  cart: {
    /** Adds a selection (cart rule 2): its SKU, how many (1, cart rule 1), and the choices a configurable product needs. */
    add: (request: CartRequest) => import('./onDemand').then((module) => module.addToCart(request)),
  },
  /** Every part on the page, with its element and state; what `shop:widget-error` reported is in the console. */
  inspect: () => [...document.querySelectorAll('[data-component]')].flatMap(registry.get),
};

declare global {
  interface Window {
    /** For integrators without a bundler. */
    noest: typeof noest;
  }
}

if ((window as Partial<Window>).noest) {
  console.error('[noest] loaded twice; this copy does nothing');
} else {
  window.noest = noest;
  registry.start();
}
