import { batch, computed, effect, signal } from '@preact/signals-core';
import type {
  Approval,
  BudgetedProject,
  ApiError,
  ApiResult,
  PaymentMethods,
  ShippingMethod,
  Totals,
} from '../../../shared/api';
import { emit } from '../../../shared/platform/events';
import type { Cart } from '../../cart';
import { agreementText } from './agreement';
import type { Ask, Checkout, Offer, PaymentMethod, TotalsStatus } from './Checkout';
import type { CheckoutAddress } from './CheckoutAddress';
import {
  choosePayment,
  changeShipping,
  chooseSplit,
  isShippingChosen,
  listedMethods,
  settlePayment,
  settleShipping,
} from './choices';
import { partiesOf, placeOf, type Draft, type Shopper } from './Draft';
import { labelsOf, paymentOf, shippingOf } from './information';
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

const loading = { status: 'loading', items: [], reason: '' } as const;

export function createCheckout(
  askShop: Ask,
  cart: Pick<Cart, 'totals' | 'loadError' | 'refresh'>,
  { shopper, start, settle, businessBilling, signal: left }: CheckoutOptions,
): Checkout {
  const draft = signal(settle(readDraft(start)));
  const shipping = signal<Offer<ShippingMethod>>(loading);
  const payment = signal<Offer<PaymentMethod>>(loading);
  const approval = signal<Approval | null>(null);
  const projects = signal<readonly BudgetedProject[]>([]);
  const totals = signal<Totals | null>(null);
  const totalsStatus = signal<TotalsStatus>('available');
  const isShippingKnown = signal(false);
  const knownEmail = signal<string | null>(null);
  const uncheckedEmail = signal<string | null>(null);
  const isSessionLost = signal(false);
  const shippingRequest = latestRequest();
  const paymentRequest = latestRequest();
  const totalsRequest = latestRequest();
  const emailRequest = latestRequest();

  const canPlace = computed(() => {
    const { paymentMethod } = draft.value;
    const { status, items } = payment.value;
    const isOffered = items.some(({ code }) => code === paymentMethod);
    return isOffered && status !== 'loading' && totalsStatus.value === 'available';
  });

  const isQuotation = computed(() => draft.value.paymentMethod === QUOTATION);
  const isVirtual = computed(() => totals.value?.isVirtual ?? false);

  const isPlaceQuoted = computed(() => {
    const { shippingAddress } = partiesOf(shopper, draft.value, businessBilling, isVirtual.value);
    const { quotedPlace } = draft.value;
    // Before the shop has an address it computes with the country that the page begins with.
    if (quotedPlace === null) return shippingAddress.country === start.shipping.country;
    return quotedPlace === placeOf(shippingAddress);
  });

  const agreementNow = (): string =>
    totals.value === null
      ? ''
      : agreementText(
          totals.value,
          draft.value,
          partiesOf(shopper, draft.value, businessBilling, isVirtual.value).shippingAddress,
        );
  const canAgree = computed(() => totals.value !== null && totalsStatus.value === 'available');
  const isAgreed = computed(() => draft.value.agreement !== '' && draft.value.agreement === agreementNow());

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

  const parties = () => partiesOf(shopper, draft.peek(), businessBilling, isVirtual.peek());

  /** Checkout rule 38: totals are unavailable until the shop has computed them. An aborted request changes nothing. */
  async function recalculate(): Promise<void> {
    const request = totalsRequest();
    totalsStatus.value = 'unavailable';
    const information = paymentOf(draft.peek(), parties());
    const answer = await ask((shop) => shop.setPaymentInformation(information, { signal: request }));
    if (request.aborted) return;
    if (answer.ok) await cart.refresh();
    if (!request.aborted) totalsStatus.value = answer.ok && cart.loadError.peek() === null ? 'available' : 'failed';
  }

  async function loadShipping(): Promise<void> {
    const request = shippingRequest();
    shipping.value = { ...shipping.peek(), status: 'loading' };
    const answer = await ask((shop) => shop.collectShippingMethods(parties().shippingAddress, { signal: request }));
    if (request.aborted) return;
    if (!answer.ok) {
      shipping.value = withoutAnswer(shipping.peek(), answer.error);
      return;
    }
    const items = listedMethods(answer.value);
    batch(() => {
      shipping.value = { status: 'ready', items, reason: '' };
      set(settleShipping(draft.peek(), items));
    });
  }

  /** Asks for payment methods and totals; of several questions the last counts. An aborted request resolves to null. */
  async function askPayment(): Promise<ApiResult<PaymentMethods> | null> {
    const request = paymentRequest();
    // Totals that are still being computed are those of an earlier choice.
    totalsRequest();
    totalsStatus.value = 'unavailable';
    const information = shippingOf(draft.peek(), parties(), isVirtual.peek());
    const answer = await ask((shop) => shop.collectPaymentMethods(information, { signal: request }));
    if (request.aborted) return null;
    if (answer.ok) set({ ...draft.peek(), quotedPlace: placeOf(information.shippingAddress) });
    return answer;
  }

  async function quote(): Promise<void> {
    if (draft.peek().shippingMethod === null) return;
    const answer = await askPayment();
    if (!answer) return;
    batch(() => {
      totalsStatus.value = answer.ok ? 'available' : 'failed';
      if (!answer.ok) return;
      totals.value = answer.value.totals;
      isShippingKnown.value = true;
    });
  }

  async function collectPayment(): Promise<void> {
    payment.value = { ...payment.peek(), status: 'loading' };
    const answer = await askPayment();
    if (!answer) return;
    batch(() => {
      if (!answer.ok) {
        payment.value = withoutAnswer(payment.peek(), answer.error);
        totalsStatus.value = 'failed';
        return;
      }
      payment.value = { status: 'ready', items: answer.value.methods, reason: '' };
      approval.value = answer.value.approval;
      projects.value = answer.value.projects;
      totals.value = answer.value.totals;
      totalsStatus.value = 'available';
      isShippingKnown.value = true;
      selectPayment(settlePayment(draft.peek(), answer.value));
    });
  }

  function selectPayment(next: Draft): void {
    set(next);
    if (next.paymentMethod === null) return;
    emit('payment-chosen', { type: next.paymentMethod });
    void recalculate();
  }

  return {
    shopper,
    draft,
    shipping,
    payment,
    approval,
    projects,
    totals,
    isVirtual,
    isQuotation,
    totalsStatus,
    isShippingKnown,
    isPlaceQuoted,
    knownEmail,
    uncheckedEmail,
    isSessionLost,
    canPlace,
    canAgree,
    isAgreed,
    recalculate,
    ask,

    change: (patch) => set({ ...draft.peek(), ...patch }),
    changeAddress: (type, patch) => set({ ...draft.peek(), [type]: { ...draft.peek()[type], ...patch } }),
    changeLabels: (patch) => set({ ...draft.peek(), labels: { ...draft.peek().labels, ...patch } }),

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

    async collectShipping() {
      await loadShipping();
      if (shipping.peek().status === 'ready') await quote();
    },
    quote,

    chooseShipping(method) {
      set(changeShipping(draft.peek(), method));
      void quote();
    },
    chooseDelivery(deliveryOption) {
      set({ ...draft.peek(), deliveryOption });
      void quote();
    },
    chooseSplit(method, isSplit) {
      set(chooseSplit(draft.peek(), method, isSplit));
      void quote();
    },
    chooseLater(laterOption) {
      set({ ...draft.peek(), laterOption });
      void quote();
    },

    collectPayment,
    async resumePayment() {
      if (!isVirtual.peek()) {
        if (shipping.peek().status !== 'ready') await loadShipping();
        const { status, items } = shipping.peek();
        // Where the ways can't be asked for, the payment says what fails.
        if (draft.peek().shippingMethod === null) return false;
        if (status === 'ready' && !isShippingChosen(draft.peek(), items)) return false;
      }
      await collectPayment();
      return true;
    },
    agree: (is) => set({ ...draft.peek(), agreement: is ? agreementNow() : '' }),

    choosePayment: (code) => selectPayment(choosePayment(draft.peek(), code)),
    changeDetails: (patch) => set({ ...draft.peek(), paymentDetails: { ...draft.peek().paymentDetails, ...patch } }),

    newOrder: () => ({
      ...shippingOf(draft.peek(), parties(), isVirtual.peek()),
      ...paymentOf(draft.peek(), parties()),
      labels: labelsOf(draft.peek(), shopper, projects.peek()),
      // Checkout rule 68: an order above the limit is asked for; a quotation costs nothing yet.
      approvalNote: approval.peek() && !isQuotation.peek() ? draft.peek().approvalNote.trim() : null,
    }),

    async restore() {
      const answer = await ask((shop) => shop.restoreQuote());
      await cart.refresh();
      return answer.ok;
    },
  };
}

/** The previous offer stays where a new one can't be loaded (checkout rule 45). */
function withoutAnswer<T>(offer: Offer<T>, error: ApiError): Offer<T> {
  return { ...offer, status: 'failed', reason: error.kind === 'refused' ? error.message : '' };
}

/** Checkout rule 51. */
function hasLostSession(error: ApiError): boolean {
  return 'status' in error && (error.status === 401 || error.status === 403);
}

/** Begins a request and aborts the previous one; returns the signal of the new one. */
function latestRequest(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
