import { effect } from '@preact/signals-core';
import { defineBehaviour } from '../../mount';
import { pageConfig } from '../../shared/config';
import { t } from '../../shared/i18n/cart';
import { cart } from '../../shared/state/cart';
import { readCookie } from '../../shared/storage';
import { CartCountProps } from './props';
import './cart-count.css';

/** Specification 2.3: the badge is capped at "99+". */
const CAP = 99;

/** The badge on the cart link. A page may come from a cache, so what the server printed is only where it starts. */
export default defineBehaviour({
  props: CartCountProps,
  attach(element, { count }, signal) {
    const hasQuote = readCookie(pageConfig().quoteCookie) !== null;
    if (hasQuote || count > 0) void cart.load();
    const stop = effect(() => {
      show(element, cart.itemsQty.value ?? count + cart.adding.value);
    });
    signal.addEventListener('abort', stop);
  },
});

function show(badge: HTMLElement, qty: number): void {
  const text = qty > CAP ? `${CAP}+` : String(qty);
  if (badge.textContent !== text) badge.textContent = text;
  badge.hidden = qty === 0;
  badge.closest('a, button')?.setAttribute('aria-label', t('readAloud', { n: qty }));
}
