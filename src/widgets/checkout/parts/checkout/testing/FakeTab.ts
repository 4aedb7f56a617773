import { signal } from '@preact/signals-core';
import type { ApiError, ApiResult, ShopApi, Totals } from '../../../../../shared/api';
import type { Checkout } from '../../../store/Checkout';
import type { AddressType } from '../../../store/CheckoutAddress';
import { createCheckout } from '../../../store/createCheckout';
import { withOffers } from '../../../store/offers/withOffers';
import type { Draft } from '../../../store/Draft';
import { furthestStep } from '../../../steps/furthestStep';
import { isShippingChosen } from '../../../store/shippingChoice';
import type { ShownStep } from '../../../steps/flow';
import { createFlow, type Flow } from '../../../steps/flow';
import { createOrder, type Order } from '../createOrder';
import type { Ordered } from '../../../order/leadTo';
import { submitOrder } from '../submitOrder';
import { settleFor, startOf } from '../../../steps/startOf';
import { PROVIDER } from './FakeServer';
import type { FakeNetwork } from './FakeNetwork';

type AddressText = 'firstname' | 'lastname' | 'telephone' | 'postcode' | 'houseNumber' | 'street' | 'city';

/** What a shopper does in one tab; `index` picks one of the methods that are offered. */
export type Action =
  | { readonly do: 'type'; readonly field: 'email' | 'confirmEmail'; readonly text: string }
  | { readonly do: 'typeAddress'; readonly type: AddressType; readonly field: AddressText; readonly text: string }
  | { readonly do: 'toggle'; readonly field: 'isSame' | 'newsletter' }
  | { readonly do: 'goTo'; readonly step: 1 | 2 | 3 }
  | { readonly do: 'chooseShipping' | 'chooseOption' | 'choosePayment'; readonly index: number }
  | { readonly do: 'typeDetails'; readonly text: string }
  | {
      readonly do:
        | 'fillIn'
        | 'leaveEmail'
        | 'login'
        | 'forward'
        | 'retry'
        | 'order'
        | 'order twice'
        | 'reload'
        | 'restore';
    };

const FILLED = {
  firstname: 'Sanne',
  lastname: 'Bakker',
  telephone: '0612345678',
  postcode: '1012JS',
  houseNumber: '1',
  street: 'Dam',
  city: 'Amsterdam',
};

/** A guest in one tab: session storage, checkout, and the actions that the page allows. */
export class FakeTab {
  checkout!: Checkout;
  flow!: Flow;
  #order!: Order;
  ordered: Ordered[] = [];
  /** What the shopper typed last in each field of this tab. */
  readonly typed = new Map<string, string>();
  readonly name: string;
  readonly #network: FakeNetwork;
  #session: [string, string][];

  constructor(name: string, network: FakeNetwork, session: [string, string][] = []) {
    this.name = name;
    this.#network = network;
    this.#session = session;
    this.inside(() => this.#load());
  }

  get session(): [string, string][] {
    return [...this.#session];
  }

  /** Runs with this tab's session storage in place, as the browser does. */
  inside<T>(run: () => T): T {
    sessionStorage.clear();
    for (const [key, value] of this.#session) sessionStorage.setItem(key, value);
    const result = run();
    this.keepSession();
    return result;
  }

  keepSession(): void {
    this.#session = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').map(
      (key) => [key, sessionStorage.getItem(key) ?? ''],
    );
  }

  act(action: Action): void {
    const { step, isLoginShown } = this.flow.state.peek();
    const draft = this.checkout.draft.peek();
    const isTyping = step === 1 && !isLoginShown;
    switch (action.do) {
      case 'type':
        if (isTyping) this.#type(action.field, action.text, { [action.field]: action.text });
        break;
      case 'typeAddress':
        if (isTyping) this.#typeAddress(action.type, { [action.field]: action.text });
        break;
      case 'fillIn':
        if (!isTyping) break;
        this.#type('email', 'sanne@example.com', { email: 'sanne@example.com' });
        this.#type('confirmEmail', 'sanne@example.com', { confirmEmail: 'sanne@example.com' });
        for (const type of ['shipping', 'billing'] as const) this.#typeAddress(type, FILLED);
        break;
      case 'toggle':
        if (isTyping) this.checkout.change({ [action.field]: !draft[action.field] });
        break;
      case 'leaveEmail':
        if (isTyping) void this.checkout.checkEmail();
        break;
      case 'login':
        this.flow.dispatch({ type: 'loginToggled' });
        break;
      case 'forward':
        this.#forward();
        break;
      case 'goTo':
        this.#move(() => this.flow.dispatch({ type: 'goTo', step: action.step, furthest: this.furthest }));
        break;
      case 'chooseShipping':
        pick(step === 2 ? this.checkout.shipping.peek().items : [], action.index, this.checkout.chooseShipping);
        break;
      case 'chooseOption':
        pick(step === 2 ? this.#options() : [], action.index, this.checkout.chooseDelivery);
        break;
      case 'choosePayment':
        pick(step === 3 ? this.checkout.payment.peek().items : [], action.index, ({ code }) =>
          this.checkout.choosePayment(code),
        );
        break;
      case 'typeDetails':
        if (step === 3) this.checkout.changeDetails({ vatid: action.text });
        break;
      case 'retry':
        if (step === 2) void this.checkout.collectShipping();
        if (step === 3) void this.checkout.collectPayment();
        break;
      case 'order':
      case 'order twice':
        if (step < 3) break;
        void this.#submit();
        if (action.do === 'order twice') void this.#submit();
        break;
      case 'restore':
        if (step === 1) void this.checkout.restore();
        break;
      case 'reload':
        this.#network.forget(this.name);
        this.#load();
    }
  }

  #load(): void {
    const totals = signal<Totals | null>(null);
    const loadError = signal<ApiError | null>(null);
    const shop = this.#network.shop(this.name);
    const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
    const refresh = async (): Promise<void> => {
      const answer = await shop.totals();
      loadError.value = answer.ok ? null : answer.error;
      if (answer.ok) totals.value = answer.value;
    };
    const start = startOf(null, false);
    const settle = (stored: Draft) => settleFor(null, stored, start);
    const cart = { totals, loadError, refresh };
    const { signal: left } = new AbortController();
    const options = { shopper: 'guest', start, settle, businessBilling: null, signal: left } as const;
    this.checkout = withOffers(createCheckout(ask, cart, options));
    this.flow = createFlow(3);
    this.#order = createOrder(this.checkout, cart, { paymentPrefix: PROVIDER, successUrl: '/bedankt' });
    this.ordered = [];
    this.typed.clear();
  }

  #type(field: string, text: string, patch: Partial<Draft>): void {
    this.typed.set(field, text);
    this.checkout.change(patch);
  }

  #typeAddress(type: AddressType, texts: Partial<Record<AddressText, string>>): void {
    for (const [field, text] of Object.entries(texts)) this.typed.set(`${type}.${field}`, text);
    this.checkout.change({ [type]: { ...this.checkout.draft.peek()[type], isManual: true, ...texts } });
  }

  /** The last step whose earlier steps are valid. */
  get furthest(): ShownStep {
    const draft = this.checkout.draft.peek();
    return furthestStep(
      { shopper: 'guest', draft, vatCheck: 'warn', needsBusinessBilling: false, isVirtual: false },
      this.checkout.shipping.peek(),
      3,
    );
  }

  /** As the two forms do: only a valid form goes on. */
  #forward(): void {
    const { step } = this.flow.state.peek();
    const { status, items } = this.checkout.shipping.peek();
    const isChosen = isShippingChosen(this.checkout.draft.peek(), items);
    const isValid = step === 1 ? this.furthest > 1 : isChosen && status !== 'loading';
    this.#move(() => this.flow.dispatch({ type: 'forward', isValid }));
  }

  /** Each step loads what it shows. */
  #move(move: () => void): void {
    const before = this.flow.state.peek().step;
    move();
    const { step } = this.flow.state.peek();
    if (step === before) return;
    if (step === 2) void this.checkout.collectShipping();
    if (step === 3) void this.#resume();
  }

  async #resume(): Promise<void> {
    const { flow } = this;
    const isOffered = await this.checkout.resumePayment();
    if (isOffered || flow !== this.flow || flow.state.peek().step !== 3) return;
    this.#move(() => flow.dispatch({ type: 'goTo', step: 2, furthest: 2 }));
  }

  async #submit(): Promise<void> {
    const { flow } = this;
    const ordered = await submitOrder(flow, this.checkout, this.#order);
    if (ordered && flow === this.flow) this.ordered.push(ordered);
  }

  #options(): string[] {
    const { shippingMethod } = this.checkout.draft.peek();
    const { items } = this.checkout.shipping.peek();
    const chosen = items.find(({ carrierCode }) => carrierCode === shippingMethod?.carrierCode);
    return chosen?.deliveryOptions.map(({ code }) => code) ?? [];
  }
}

function pick<T>(offered: readonly T[], index: number, choose: (one: T) => void): void {
  const one = offered[index % Math.max(1, offered.length)];
  if (one !== undefined) choose(one);
}
