import { computed, effect, signal } from '@preact/signals-core';
import type { ApiError, Ask, ShippingMethod, Totals } from '../../../shared/api';
import type { Cart } from '../../cart';
import type { CheckoutState, Offer, TotalsStatus } from './Checkout';
import type { CheckoutAddress } from './CheckoutAddress';
import { partiesOf, placeOf, type Draft, type Shopper } from './Draft';
import { QUOTATION } from './session';
import { readDraft, writeDraft } from './stored';

export interface CheckoutOptions {
  readonly shopper: Shopper;
  /** The draft of the page, used where nothing is stored on this device. */
  readonly start: Draft;
  /** Removes from a stored draft what is not this shopper's. */
  readonly settle: (stored: Draft) => Draft;
  /** The billing address of a business, which can't be changed here; null where it has none yet. */
  readonly businessBilling: CheckoutAddress | null;
  /** Aborts when the checkout is left: from then on it follows the cart no more. */
  readonly signal: AbortSignal;
}

/** A checkout as its first step needs it; `withOffers` adds what the later ones ask of the shop. */
export function createCheckout(
  askShop: Ask,
  cart: Pick<Cart, 'totals' | 'loadError' | 'refresh'>,
  { shopper, start, settle, businessBilling, signal: left }: CheckoutOptions,
): CheckoutState {
  const draft = signal(settle(readDraft(start)));
  const shipping = signal<Offer<ShippingMethod>>({ status: 'loading', items: [], reason: '' });
  const totals = signal<Totals | null>(null);
  const totalsStatus = signal<TotalsStatus>('available');
  const isShippingKnown = signal(false);
  const knownEmail = signal<string | null>(null);
  const uncheckedEmail = signal<string | null>(null);
  const isSessionLost = signal(false);
  const emailRequest = latestRequest();

  const isQuotation = computed(() => draft.value.paymentMethod === QUOTATION);
  const isVirtual = computed(() => totals.value?.isVirtual ?? false);
  const parties = computed(() => partiesOf(shopper, draft.value, businessBilling, isVirtual.value));

  const isPlaceQuoted = computed(() => {
    const { shippingAddress } = parties.value;
    const { quotedPlace } = draft.value;
    // Before the shop has an address it computes with the country that the page begins with.
    if (quotedPlace === null) return shippingAddress.country === start.shipping.country;
    return quotedPlace === placeOf(shippingAddress);
  });

  const unfollow = effect(() => {
    if (cart.totals.value) totals.value = cart.totals.value;
  });
  left.addEventListener('abort', unfollow);

  const ask: Ask = async (call) => {
    const answer = await askShop(call);
    if (!answer.ok && hasLostSession(answer.error)) isSessionLost.value = true;
    return answer;
  };

  function set(next: Draft): void {
    writeDraft(next, draft.peek());
    draft.value = next;
  }

  return {
    shopper,
    draft,
    shipping,
    totals,
    isVirtual,
    isQuotation,
    totalsStatus,
    isShippingKnown,
    isPlaceQuoted,
    knownEmail,
    uncheckedEmail,
    isSessionLost,
    parties,
    ask,
    set,

    change: (patch) => set({ ...draft.peek(), ...patch }),
    changeAddress: (type, patch) => set({ ...draft.peek(), [type]: { ...draft.peek()[type], ...patch } }),

    async checkEmail() {
      const request = emailRequest();
      const email = draft.peek().email.trim();
      if (email === knownEmail.peek()) return;
      knownEmail.value = null;
      uncheckedEmail.value = null;
      const answer = await ask((shop) => shop.isEmailAvailable(email, { signal: request }));
      if (request.aborted) return;
      // Checkout rule 12: a failure offers the login too, and claims no account.
      if (!answer.ok) uncheckedEmail.value = email;
      else if (!answer.value) knownEmail.value = email;
    },

    async reloadCart() {
      await cart.refresh();
      return cart.loadError.peek() === null;
    },

    async restore() {
      const answer = await ask((shop) => shop.restoreQuote());
      await cart.refresh();
      return answer.ok;
    },
  };
}

/** Checkout rule 51. */
function hasLostSession(error: ApiError): boolean {
  return 'status' in error && (error.status === 401 || error.status === 403);
}

/** Begins a request and aborts the previous one; returns the signal of the new one. */
export function latestRequest(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
