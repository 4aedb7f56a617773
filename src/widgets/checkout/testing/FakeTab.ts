import { signal } from '@preact/signals-core';
import { checkForm } from '../../../shared/forms';
import type { ApiError, ApiResult, ShopApi, Totals } from '../../../shared/api';
import {
  createCheckout,
  type AddressType,
  type Checkout,
  type Draft,
  type Ordered,
} from '../../../shared/state/checkout';
import { createFlow, type CheckoutFlow } from '../createFlow';
import { detailsRules, detailsValues } from '../../../shared/checkout-parts/detailsRules';
import { settleFor, startOf } from '../../../shared/checkout-parts/startOf';
import { PROVIDER } from './FakeServer';
import type { FakeNetwork } from './FakeNetwork';

type AddressText = 'firstname' | 'lastname' | 'telephone' | 'postcode' | 'houseNumber' | 'street' | 'city';

/** What a shopper does in one tab; a number picks one of what is offered. */
export type Deed =
  | { readonly do: 'type'; readonly field: 'email' | 'confirmEmail'; readonly text: string }
  | { readonly do: 'typeAddress'; readonly type: AddressType; readonly field: AddressText; readonly text: string }
  | { readonly do: 'toggle'; readonly field: 'isSame' | 'newsletter' }
  | { readonly do: 'goTo'; readonly step: 1 | 2 | 3 }
  | { readonly do: 'chooseShipping' | 'chooseMoment' | 'choosePayment'; readonly place: number }
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

/** A guest in one tab: its session storage, its checkout, and the hand that uses it as the page lets it. */
export class FakeTab {
  checkout!: Checkout;
  flow!: CheckoutFlow;
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

  act(deed: Deed): void {
    const { step, isLoginShown } = this.flow.state.peek();
    const draft = this.checkout.draft.peek();
    const isTyping = step === 1 && !isLoginShown;
    switch (deed.do) {
      case 'type':
        if (isTyping) this.#type(deed.field, deed.text, { [deed.field]: deed.text });
        break;
      case 'typeAddress':
        if (isTyping) this.#typeAddress(deed.type, { [deed.field]: deed.text });
        break;
      case 'fillIn':
        if (!isTyping) break;
        this.#type('email', 'sanne@example.com', { email: 'sanne@example.com' });
        this.#type('confirmEmail', 'sanne@example.com', { confirmEmail: 'sanne@example.com' });
        for (const type of ['shipping', 'billing'] as const) this.#typeAddress(type, FILLED);
        break;
      case 'toggle':
        if (isTyping) this.checkout.change({ [deed.field]: !draft[deed.field] });
        break;
      case 'leaveEmail':
        if (isTyping) void this.checkout.checkEmail();
        break;
      case 'login':
        this.flow.tell({ type: 'loginToggled' });
        break;
      case 'forward':
        this.#forward();
        break;
      case 'goTo':
        this.flow.tell({ type: 'goTo', step: deed.step });
        break;
      case 'chooseShipping':
        pick(step === 2 ? this.checkout.shipping.peek().items : [], deed.place, this.checkout.chooseShipping);
        break;
      case 'chooseMoment':
        pick(step === 2 ? this.#moments() : [], deed.place, this.checkout.chooseDelivery);
        break;
      case 'choosePayment':
        pick(step === 3 ? this.checkout.payment.peek().items : [], deed.place, ({ code }) =>
          this.checkout.choosePayment(code),
        );
        break;
      case 'typeDetails':
        if (step === 3) this.checkout.changeDetails({ vatid: deed.text });
        break;
      case 'retry':
        if (step === 2) void this.checkout.collectShipping();
        if (step === 3) void this.checkout.collectPayment();
        break;
      case 'order':
      case 'order twice':
        if (step < 3) break;
        void this.#order();
        if (deed.do === 'order twice') void this.#order();
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
    const fault = signal<ApiError | null>(null);
    const shop = this.#network.shop(this.name);
    const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
    const refresh = async (): Promise<void> => {
      const answer = await shop.totals();
      fault.value = answer.ok ? null : answer.error;
      if (answer.ok) totals.value = answer.value;
    };
    const start = startOf(null, false);
    const settle = (kept: Draft) => settleFor(null, kept, start);
    this.checkout = createCheckout(
      ask,
      { totals, fault, refresh },
      {
        shopper: 'guest',
        start,
        settle,
        businessBilling: null,
        paymentPrefix: PROVIDER,
        successUrl: '/bedankt',
      },
    );
    this.flow = createFlow(this.checkout);
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

  /** As the two forms do: only what validates goes on, and each step asks for what it shows. */
  #forward(): void {
    const { step } = this.flow.state.peek();
    const draft = this.checkout.draft.peek();
    const situation = { shopper: 'guest', draft, vatCheck: 'warn', needsBusinessBilling: false } as const;
    const isFilled = checkForm(detailsRules(situation), detailsValues(draft)).size === 0;
    const isChosen = draft.shippingMethod !== null && this.checkout.shipping.peek().status !== 'loading';
    this.flow.tell({ type: 'forward', isValid: step === 1 ? isFilled : isChosen });
    const now = this.flow.state.peek().step;
    if (now !== step && now === 2) void this.checkout.collectShipping();
    if (now !== step && now === 3) void this.checkout.collectPayment();
  }

  async #order(): Promise<void> {
    const { flow } = this;
    const ordered = await flow.place(true);
    if (ordered && flow === this.flow) this.ordered.push(ordered);
  }

  #moments(): string[] {
    const { shippingMethod } = this.checkout.draft.peek();
    const { items } = this.checkout.shipping.peek();
    const chosen = items.find(({ carrierCode }) => carrierCode === shippingMethod?.carrierCode);
    return chosen?.deliveryOptions.map(({ code }) => code) ?? [];
  }
}

function pick<T>(offered: readonly T[], place: number, choose: (one: T) => void): void {
  const one = offered[place % Math.max(1, offered.length)];
  if (one !== undefined) choose(one);
}
