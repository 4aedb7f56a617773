import { effect } from '@preact/signals-core';
import type { CartSelection } from '../../../../shared/api';
import { formatQuantity } from '../../../../shared/i18n';
import { t } from '../../messages';
import { cart } from '../../store';
import { addOnEvent } from '../../store/follow';

/** Cart rule 7: the badge is capped at "99+". */
const CAP = 99;

/** Shows the number of the cart, and before that is known the printed one with what is being added. */
export function followCart(badge: HTMLElement, printed: number, signal: AbortSignal): void {
  const stop = effect(() => show(badge, cart.itemsQty.value ?? printed + cart.adding.value));
  signal.addEventListener('abort', stop);
}

export function loadCart(): void {
  void cart.load();
}

/** For an event that came before the cart's code. */
export function addRequested(detail: unknown): void {
  addOnEvent(cart, detail);
}

/** Shared rule 63: goes on with an addition (JSON of a CartSelection) in which the page before was left. */
export async function addBegun(selection: string): Promise<void> {
  try {
    const { addOrTell } = await import('../../store/addOnRequest');
    await addOrTell(cart, JSON.parse(selection) as CartSelection);
  } catch (error) {
    console.error('[noest] cart-count: what the page before was adding could not be added', error);
  }
}

function show(badge: HTMLElement, qty: number): void {
  const text = qty > CAP ? `${CAP}+` : formatQuantity(qty);
  if (badge.textContent !== text) badge.textContent = text;
  badge.hidden = qty === 0;
  badge.closest('a, button')?.setAttribute('aria-label', t('readAloud', { n: qty }));
}
