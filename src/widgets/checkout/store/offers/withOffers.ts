import { batch, computed, signal } from '@preact/signals-core';
import type { Approval, BudgetedProject, ApiError, ApiResult, PaymentMethods } from '../../../../shared/api';
import { emit } from '../../../../shared/platform/events';
import { expose } from '../../../../shared/platform/exposed';
import { agreementText } from './agreement';
import { latestRequest } from '../createCheckout';
import type { Checkout, CheckoutDetails, CheckoutState, Offer, PaymentMethod } from '../Checkout';
import { choosePayment, changeShipping, chooseSplit, listedMethods, settlePayment, settleShipping } from './choices';
import { placeOf, type Draft } from '../Draft';
import { isShippingChosen } from '../shippingChoice';
import { labelsOf, paymentOf, shippingOf } from './information';

const whole = new WeakMap<CheckoutState, Checkout>();

/** A checkout with what its later steps need: the ways to deliver and to pay, and the order. Of one checkout always the same. */
export function withOffers(state: CheckoutState): Checkout {
  const known = whole.get(state);
  if (known) return known;
  const checkout = { ...state, ...offersOf(state) };
  whole.set(state, checkout);
  expose('checkout', checkout);
  return checkout;
}

function offersOf({
  shopper,
  draft,
  shipping,
  totals,
  isVirtual,
  isQuotation,
  totalsStatus,
  isShippingKnown,
  parties,
  ask,
  set,
  reloadCart,
}: CheckoutState): Omit<Checkout, keyof CheckoutDetails> {
  const payment = signal<Offer<PaymentMethod>>({ status: 'loading', items: [], reason: '' });
  const approval = signal<Approval | null>(null);
  const projects = signal<readonly BudgetedProject[]>([]);
  const shippingRequest = latestRequest();
  const paymentRequest = latestRequest();
  const totalsRequest = latestRequest();

  const canPlace = computed(() => {
    const { paymentMethod } = draft.value;
    const { status, items } = payment.value;
    const isOffered = items.some(({ code }) => code === paymentMethod);
    return isOffered && status !== 'loading' && totalsStatus.value === 'available';
  });

  const agreementNow = (): string =>
    totals.value === null ? '' : agreementText(totals.value, draft.value, parties.value.shippingAddress);
  const canAgree = computed(() => totals.value !== null && totalsStatus.value === 'available');
  const isAgreed = computed(() => draft.value.agreement !== '' && draft.value.agreement === agreementNow());

  /** Checkout rule 38: totals are unavailable until the shop has computed them. An aborted request changes nothing. */
  async function recalculate(): Promise<void> {
    const request = totalsRequest();
    totalsStatus.value = 'unavailable';
    const information = paymentOf(draft.peek(), parties.peek());
    const answer = await ask((shop) => shop.setPaymentInformation(information, { signal: request }));
    if (request.aborted) return;
    const isRead = answer.ok && (await reloadCart());
    if (!request.aborted) totalsStatus.value = isRead ? 'available' : 'failed';
  }

  async function loadShipping(): Promise<void> {
    const request = shippingRequest();
    shipping.value = { ...shipping.peek(), status: 'loading' };
    const answer = await ask((shop) =>
      shop.collectShippingMethods(parties.peek().shippingAddress, { signal: request }),
    );
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
    const information = shippingOf(draft.peek(), parties.peek(), isVirtual.peek());
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
    payment,
    approval,
    projects,
    canPlace,
    canAgree,
    isAgreed,
    recalculate,

    changeLabels: (patch) => set({ ...draft.peek(), labels: { ...draft.peek().labels, ...patch } }),

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
      ...shippingOf(draft.peek(), parties.peek(), isVirtual.peek()),
      ...paymentOf(draft.peek(), parties.peek()),
      labels: labelsOf(draft.peek(), shopper, projects.peek()),
      // Checkout rule 68: an order above the limit is asked for; a quotation costs nothing yet.
      approvalNote: approval.peek() && !isQuotation.peek() ? draft.peek().approvalNote.trim() : null,
    }),
  };
}

/** The previous offer stays where a new one can't be loaded (checkout rule 45). */
function withoutAnswer<T>(offer: Offer<T>, error: ApiError): Offer<T> {
  return { ...offer, status: 'failed', reason: error.kind === 'refused' ? error.message : '' };
}
