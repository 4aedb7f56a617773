import { signal } from '@preact/signals-core';
import type { ApiError, ApiResult, ShippingMethod, ShopApi, Totals } from '../../../../shared/api';
import { ok } from '../../../../shared/api/result';
import { toCents } from '../../../../shared/money';
import { createCheckout } from '../createCheckout';
import { emptyDraft, type Draft } from '../Draft';
import { withOffers } from '../offers/withOffers';

const totals = { itemsQty: 1, grandTotal: toCents(100) } as Totals;
const methods = ['pay_ideal', 'giftcard'].map((code) => ({ code, title: code, subtitle: '', tooltip: '' }));

export const delivery: ShippingMethod = {
  carrierCode: 'a',
  methodCode: 'b',
  title: 'Thuis',
  price: { inclTax: toCents(0), exclTax: toCents(0) },
  deliveryOptions: [{ code: 'ma', label: 'maandag' }],
  comment: '',
  split: null,
};

export const collectedPayment = ok({ methods, giftcardName: '', approval: null, projects: [], totals });

/** A draft for tests: empty, with these values. */
export const draftOf = (given: Partial<Draft> = {}): Draft => ({ ...emptyDraft('NL'), ...given });

type Answers = Partial<Record<keyof ShopApi, unknown>>;

/** The checkout of a guest in front of a shop whose answers a test can replace, by the name of the call. */
export function openFakeCheckout(answers: Answers = {}, refresh: () => Promise<void> = async () => {}) {
  const asked: string[] = [];
  const all: Answers = {
    isEmailAvailable: ok(true),
    collectShippingMethods: ok([delivery]),
    collectPaymentMethods: collectedPayment,
    setPaymentInformation: ok(null),
    placeOrder: ok({ quoteId: '7', incrementId: '100', requiredRedirect: null }),
    orderOfKey: ok(null),
    redirectPay: ok('/betaal'),
    ...answers,
  };
  const shop = new Proxy({} as ShopApi, {
    get: (_, name: keyof ShopApi) => async (argument: { payment?: { code: string } } | string) => {
      asked.push(typeof argument === 'object' && argument.payment ? `${name} ${argument.payment.code}` : name);
      const answer = all[name];
      return typeof answer === 'function' ? (answer as (given: unknown) => unknown)(argument) : answer;
    },
  });
  const cart = {
    totals: signal<Totals | null>(null),
    loadError: signal<ApiError | null>(null),
    refresh,
  };
  const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
  const start = draftOf({ email: 'sanne@example.com', confirmEmail: 'sanne@example.com' });
  const left = new AbortController();
  const checkout = withOffers(
    createCheckout(ask, cart, {
      shopper: 'guest',
      start,
      settle: (stored: Draft) => stored,
      businessBilling: null,
      signal: left.signal,
    }),
  );
  return { checkout, asked, cart, leave: () => left.abort() };
}
