import { effect } from '@preact/signals-core';
import { defineBehaviour } from '../../../../mount';
import { withPrivateContent } from '../../../../shared/api/withPrivateContent';
import { t } from '../../messages';
import { cart } from '../../store';
import part from './part';
import './cart-count.css';

/** Cart rule 7: the badge is capped at "99+". */
const CAP = 99;

/** The badge on the cart link. A page may come from a cache, so the printed number counts until the totals are known. */
export default defineBehaviour(part, {
  attach(element, { count }, signal) {
    withPrivateContent((content) => {
      const mayHaveCart = content.hasCart() || count > 0;
      if (content.cartQty() === null && mayHaveCart && !signal.aborted) void cart.load();
    });
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
