import { effect } from '@preact/signals-core';
import { withPrivateContent } from '../../../shared/api/withPrivateContent';
import type { PrivateContent } from '../../../shared/api/PrivateContent';
import { on } from '../../../shared/platform/events';
import { onCustomerChange } from '../../account';
import { onTabs } from '../../../shared/platform/tabs/tabs';
import type { Cart } from './Cart';

/**
 * Cart rule 33: loads the cart again after a change elsewhere: in another tab, by a login there, while the page was in the
 * back/forward cache, by a script of the page.
 */
export function follow(cart: Cart): void {
  let isStale = false;

  const catchUp = () => {
    isStale = false;
    void cart.refresh();
  };

  // Without its code the cart follows all other signs.
  withPrivateContent((content) => followContent(cart, content, catchUp));
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
    if (document.visibilityState === 'visible' && isStale) catchUp();
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

/** The number that the browser keeps counts until the shop has been asked; a change by others then is asked for. */
function followContent(cart: Cart, content: PrivateContent, catchUp: () => void): void {
  let knownVersion: string | null = null;

  const count = () => {
    knownVersion = content.cartVersion();
    const qty = content.cartQty();
    if (qty !== null) cart.count(qty);
    return qty !== null;
  };

  count();
  effect(() => {
    const totals = cart.totals.value;
    if (!totals) return;
    content.onTotals(totals.itemsQty);
    knownVersion = content.cartVersion();
  });
  content.onChange(() => {
    if (content.cartVersion() === knownVersion) return;
    const isKnown = count();
    if (!isKnown || cart.totals.peek()) catchUp();
  });
}
