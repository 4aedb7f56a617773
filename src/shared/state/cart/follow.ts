import { effect } from '@preact/signals-core';
import { pageConfig } from '../../config';
import { on } from '../../events';
import { readCookie } from '../../storage';
import '../customer';
import { onTabs } from '../tabs';
import type { Cart } from './Cart';

/**
 * Keeps the cart in step with what happens elsewhere: other tabs, a login there, a page that comes back from the
 * back/forward cache, scripts of the page.
 */
export function follow(cart: Cart): void {
  let knownVersion = quoteVersion();
  let isStale = false;

  const catchUp = () => {
    isStale = false;
    void cart.refresh();
  };

  effect(() => {
    if (cart.totals.value) knownVersion = quoteVersion();
  });
  onTabs('cart-changed', () => {
    if (document.visibilityState === 'visible') catchUp();
    else isStale = true;
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) catchUp();
  });
  document.addEventListener('visibilitychange', () => {
    const isOutdated = isStale || quoteVersion() !== knownVersion;
    if (document.visibilityState === 'visible' && isOutdated) catchUp();
  });
  on('cart-refresh', catchUp);
  // Prices are the customer's.
  on('customer-changed', catchUp);
  // Few pages ask for it.
  on('add-to-cart', (detail) => void import('./addOnRequest').then(({ addOnRequest }) => addOnRequest(cart, detail)));
}

function quoteVersion(): string | null {
  return readCookie(pageConfig().quoteCookie);
}
