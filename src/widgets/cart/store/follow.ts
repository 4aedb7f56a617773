import { effect } from '@preact/signals-core';
import { pageConfig } from '../../../shared/platform/config';
import { on } from '../../../shared/platform/events';
import { readCookie } from '../../../shared/platform/storage';
import { onCustomerChange } from '../../account';
import { onTabs } from '../../../shared/platform/tabs/tabs';
import type { Cart } from './createCart';

/**
 * Cart rule 33: loads the cart again after a change elsewhere: in another tab, by a login there, while the page was in the
 * back/forward cache, by a script of the page.
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
  // Cart rule 37: what the page has promised is on its way before it goes.
  addEventListener('pagehide', () => cart.flush());
  addEventListener('pageshow', (event) => {
    if (event.persisted) catchUp();
  });
  document.addEventListener('visibilitychange', () => {
    const isOutdated = isStale || quoteVersion() !== knownVersion;
    if (document.visibilityState === 'visible' && isOutdated) catchUp();
  });
  on('cart-refresh', catchUp);
  // Prices depend on the customer.
  onCustomerChange(catchUp);
  on('add-to-cart', (detail) => addOnEvent(cart, detail));
}

/** Cart rule 34. Its code is fetched with the first such event, which few pages use. */
export function addOnEvent(cart: Cart, detail: unknown): void {
  void import('./addOnRequest').then(({ addOnRequest }) => addOnRequest(cart, detail));
}

function quoteVersion(): string | null {
  return readCookie(pageConfig().quoteCookie);
}
