import { batch, computed, effect, signal } from '@preact/signals-core';
import type { ApiError, ApiResult, ShippingMethod, ShopApi, Totals } from '../../api';
import { emit } from '../../events';
import { COUPON_CODE, removeSession } from '../../storage';
import type { Cart } from '../cart/Cart';
import type { Checkout, Offer, PaymentMethod, TotalsStatus } from './Checkout';
import type { CheckoutAddress } from './CheckoutAddress';
import { choosePayment, chooseShipping, listedMethods, settlePayment, settleShipping } from './choices';
import type { Draft } from './Draft';
import { orderKey } from './orderKey';
import { partiesOf, type Shopper } from './parties';
import { placeOrder, type Outcome, type OrderTarget } from './placeOrder';
import { readDraft, writeDraft } from './stored';

export interface CheckoutOptions extends OrderTarget {
  readonly shopper: Shopper;
  /** What a page begins with, before what was kept on this device. */
  readonly start: Draft;
  /** What of it is this shopper's to go on with. */
  readonly settle: (kept: Draft) => Draft;
  /** The billing address of a business, which it can't change here; null where it has none yet. */
  readonly businessBilling: CheckoutAddress | null;
}

type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;

const loading = { status: 'loading', items: [], reason: '' } as const;

export function createCheckout(
  askShop: Ask,
  cart: Pick<Cart, 'totals' | 'fault' | 'refresh'>,
  { shopper, start, settle, businessBilling, ...target }: CheckoutOptions,
): Checkout {
  const draft = signal(settle(readDraft(start)));
  const shipping = signal<Offer<ShippingMethod>>(loading);
  const payment = signal<Offer<PaymentMethod>>(loading);
  const totals = signal<Totals | null>(null);
  const totalsStatus = signal<TotalsStatus>('available');
  const knownEmail = signal<string | null>(null);
  const isSessionLost = signal(false);
  const shippingTurn = createTurn();
  const paymentTurn = createTurn();
  const totalsTurn = createTurn();
  const emailTurn = createTurn();
  let placing: Promise<Outcome> | null = null;

  const canPlace = computed(() => {
    const { paymentMethod } = draft.value;
    const { status, items } = payment.value;
    const isOffered = items.some(({ code }) => code === paymentMethod);
    return isOffered && status !== 'loading' && totalsStatus.value !== 'unavailable';
  });

  effect(() => {
    if (cart.totals.value) totals.value = cart.totals.value;
  });

  const ask: Ask = async (call) => {
    const answer = await askShop(call);
    if (!answer.ok && isOfNobody(answer.error)) isSessionLost.value = true;
    return answer;
  };

  function set(next: Draft): void {
    writeDraft(next, draft.peek());
    draft.value = next;
  }

  const parties = () => partiesOf(shopper, draft.peek(), businessBilling);

  /** What the shop is told of where the order goes and how. */
  function shippingOptions() {
    const { shippingMethod, deliveryOption, newsletter } = draft.peek();
    return {
      shippingMethodCode: shippingMethod?.methodCode ?? '',
      shippingCarrierCode: shippingMethod?.carrierCode ?? '',
      extensionAttributes: { deliveryOption, newsletter_subscribe: newsletter },
    };
  }

  function paymentInformation() {
    const { email, paymentMethod, paymentDetails } = draft.peek();
    const additional_data = Object.fromEntries(Object.entries(paymentDetails).filter(([, text]) => text !== ''));
    return {
      email: email.trim(),
      paymentMethod: { method: paymentMethod ?? '', additional_data },
      billingAddress: parties().billingAddress,
    };
  }

  /** Specification 4: totals are unavailable while the shop works them out anew. An overtaken answer says nothing. */
  async function recalculate(): Promise<void> {
    const turn = totalsTurn();
    totalsStatus.value = 'unavailable';
    const told = await ask((shop) => shop.setPaymentInformation(paymentInformation(), { signal: turn }));
    if (turn.aborted) return;
    if (told.ok) await cart.refresh();
    if (!turn.aborted) totalsStatus.value = told.ok && cart.fault.peek() === null ? 'available' : 'failed';
  }

  function selectPayment(next: Draft): void {
    set(next);
    if (next.paymentMethod === null) return;
    emit('payment-chosen', { type: next.paymentMethod });
    void recalculate();
  }

  async function place(): Promise<Outcome> {
    const { shippingAddress } = parties();
    const body = { ...paymentInformation(), shippingOptions: { shippingAddress, ...shippingOptions() } };
    const attempt = orderKey.take();
    const outcome = await placeOrder(ask, body, attempt, target);
    if (outcome.kind !== 'unknown') orderKey.settle();
    // The next cart begins without it; a cart that comes back has it applied.
    if (outcome.kind === 'ordered') removeSession(COUPON_CODE);
    // What came of the earlier attempt was cancelled since, as a payment that was left is: this is a new one.
    if (attempt.isRetry && outcome.kind === 'refused' && outcome.code === 'key_used') return place();
    if (outcome.kind === 'refused') void cart.refresh();
    return outcome;
  }

  return {
    shopper,
    draft,
    shipping,
    payment,
    totals,
    totalsStatus,
    knownEmail,
    isSessionLost,
    canPlace,
    recalculate,

    change: (patch) => set({ ...draft.peek(), ...patch }),

    async checkEmail() {
      const turn = emailTurn();
      const email = draft.peek().email.trim();
      if (email === knownEmail.peek()) return;
      knownEmail.value = null;
      const answer = await ask((shop) => shop.isEmailAvailable(email, { signal: turn }));
      // Specification 7: any failure counts as false; it only ever offers a login.
      if (!turn.aborted && !(answer.ok && answer.value)) knownEmail.value = email;
    },

    async collectShipping() {
      const turn = shippingTurn();
      shipping.value = { ...shipping.peek(), status: 'loading' };
      const answer = await ask((shop) => shop.collectShippingMethods(parties().shippingAddress, { signal: turn }));
      if (turn.aborted) return;
      if (!answer.ok) {
        shipping.value = withoutAnswer(shipping.peek(), answer.error);
        return;
      }
      const items = listedMethods(answer.value);
      batch(() => {
        shipping.value = { status: 'ready', items, reason: '' };
        set(settleShipping(draft.peek(), items));
      });
    },

    chooseShipping: (method) => set(chooseShipping(draft.peek(), method)),
    chooseDelivery: (deliveryOption) => set({ ...draft.peek(), deliveryOption }),

    async collectPayment() {
      const turn = paymentTurn();
      payment.value = { ...payment.peek(), status: 'loading' };
      totalsStatus.value = 'unavailable';
      const answer = await ask((shop) =>
        shop.collectPaymentMethods({ ...parties(), ...shippingOptions() }, { signal: turn }),
      );
      if (turn.aborted) return;
      if (!answer.ok) {
        batch(() => {
          payment.value = withoutAnswer(payment.peek(), answer.error);
          totalsStatus.value = 'available';
        });
        return;
      }
      batch(() => {
        payment.value = { status: 'ready', items: answer.value.methods, reason: '' };
        totals.value = answer.value.totals;
        totalsStatus.value = 'available';
        selectPayment(settlePayment(draft.peek(), answer.value));
      });
    },

    choosePayment: (code) => selectPayment(choosePayment(draft.peek(), code)),
    changeDetails: (patch) => set({ ...draft.peek(), paymentDetails: { ...draft.peek().paymentDetails, ...patch } }),

    place() {
      placing ??= place().finally(() => (placing = null));
      return placing;
    },

    async restore() {
      const answer = await ask((shop) => shop.restoreQuote());
      await cart.refresh();
      return answer.ok;
    },
  };
}

/** Decisions: the old offer stays where a new one can't be had. */
function withoutAnswer<T>(offer: Offer<T>, error: ApiError): Offer<T> {
  return { ...offer, status: 'failed', reason: error.kind === 'refused' ? error.message : '' };
}

/** The session is over, or was somebody else's. */
function isOfNobody(error: ApiError): boolean {
  return 'status' in error && (error.status === 401 || error.status === 403);
}

/** Each turn overtakes the one before it. */
function createTurn(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
