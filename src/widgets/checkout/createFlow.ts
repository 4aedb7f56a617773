import { signal, type ReadonlySignal } from '@preact/signals-core';
import { t } from '../../shared/i18n/checkout';
import type { Checkout, Ordered } from '../../shared/state/checkout';
import { START, nextFlow, type Flow, type FlowEvent } from './model';

/** Where one shopper stands, and what takes them further. */
export interface CheckoutFlow {
  readonly state: ReadonlySignal<Flow>;
  tell(event: Exclude<FlowEvent, { type: 'place' | 'failed' }>): void;
  /**
   * Places the order, where the form validates and nothing is being worked out. Answers where to go; null where nothing
   * was ordered, or an attempt is under way already.
   */
  place(isValid: boolean): Promise<Ordered | null>;
}

/** The steps of one checkout and its way to an order, whatever is pressed how often. */
export function createFlow(checkout: Pick<Checkout, 'canPlace' | 'place'>): CheckoutFlow {
  const state = signal(START);
  const tell = (event: FlowEvent): void => {
    state.value = nextFlow(state.peek(), event);
  };

  return {
    state,
    tell,
    async place(isValid) {
      const before = state.peek();
      tell({ type: 'place', isReady: isValid && checkout.canPlace.peek() });
      if (state.peek() === before) return null;
      const outcome = await checkout.place();
      if (outcome.kind === 'ordered') return outcome;
      const message = outcome.kind === 'refused' ? outcome.message : '';
      // Specification 8: the server's own words where it has any.
      tell({ type: 'failed', message: message || t('orderFailed') });
      return null;
    },
  };
}
