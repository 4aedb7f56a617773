import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '../../api/result';
import type { ApiError, ApiResult, ShopApi, Totals } from '../../api';
import { toCents } from '../../money';
import { emptyAddress } from './CheckoutAddress';
import { createCheckout } from './createCheckout';
import { NO_DETAILS, type Draft } from './Draft';

const start: Draft = {
  email: 'sanne@example.com',
  confirmEmail: 'sanne@example.com',
  newsletter: false,
  isSame: true,
  shipping: emptyAddress('NL'),
  billing: emptyAddress('NL'),
  shippingMethod: null,
  deliveryOption: null,
  paymentMethod: null,
  paymentDetails: NO_DETAILS,
};
const totals = { itemsQty: 1, grandTotal: toCents(100) } as Totals;
const methods = ['pay_ideal', 'giftcard'].map((code) => ({ code, title: code, subtitle: '', tooltip: '' }));
const delivery = {
  carrierCode: 'a',
  methodCode: 'b',
  title: 'Thuis',
  price: toCents(0),
  deliveryOptions: [{ code: 'ma', label: 'maandag' }],
  comment: '',
};

function open(answers: Partial<Record<keyof ShopApi, unknown>> = {}) {
  const asked: string[] = [];
  const usual: Partial<Record<keyof ShopApi, unknown>> = {
    isEmailAvailable: ok(true),
    collectShippingMethods: ok([delivery]),
    collectPaymentMethods: ok({ methods, giftcardName: '', totals }),
    setPaymentInformation: ok(null),
    placeOrder: ok({ quoteId: '7', incrementId: '100', requiredRedirect: null }),
    orderOfKey: ok(null),
    redirectPay: ok('/betaal'),
    ...answers,
  };
  const shop = new Proxy({} as ShopApi, {
    get: (_, name: keyof ShopApi) => async (argument: { paymentMethod?: { method: string } } | string) => {
      asked.push(
        typeof argument === 'object' && argument.paymentMethod ? `${name} ${argument.paymentMethod.method}` : name,
      );
      const answer = usual[name];
      return typeof answer === 'function' ? (answer as (given: unknown) => unknown)(argument) : answer;
    },
  });
  const cartTotals = signal<Totals | null>(null);
  const fault = signal<ApiError | null>(null);
  const cart = { totals: cartTotals, fault, refresh: vi.fn<() => Promise<void>>(async () => {}) };
  const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
  const options = { shopper: 'guest', start, settle: (kept: Draft) => kept, businessBilling: null } as const;
  const checkout = createCheckout(ask, cart, { ...options, paymentPrefix: 'pay_', successUrl: '/success' });
  return { checkout, asked, cart };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('specification 4: the only shipping method and its first moment are chosen', async () => {
  const { checkout } = open();
  await checkout.collectShipping();
  expect(checkout.draft.value).toMatchObject({ shippingMethod: { carrierCode: 'a' }, deliveryOption: 'ma' });
});

test('specification 4: the first payment method is selected, told to the shop, and the totals are asked for', async () => {
  const { checkout, asked, cart } = open();
  await checkout.collectPayment();
  await vi.waitFor(() => expect(cart.refresh).toHaveBeenCalledOnce());
  expect(asked).toEqual(['collectPaymentMethods', 'setPaymentInformation pay_ideal']);
});

test('specification 4: totals are unavailable while they are worked out, then available again', async () => {
  const { checkout } = open();
  checkout.choosePayment('giftcard');
  expect(checkout.totalsStatus.value).toBe('unavailable');
  await vi.waitFor(() => expect(checkout.totalsStatus.value).toBe('available'));
});

test('of two choices in a row the last one counts, however late the first is answered', async () => {
  let answerFirst: (answer: unknown) => void = () => {};
  const setPaymentInformation = vi
    .fn<() => unknown>(() => ok(null))
    .mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  const { checkout } = open({ setPaymentInformation });
  checkout.choosePayment('pay_ideal');
  checkout.choosePayment('giftcard');
  await vi.waitFor(() => expect(checkout.totalsStatus.value).toBe('available'));
  answerFirst(failed({ kind: 'network' }));
  await Promise.resolve();
  expect([checkout.totalsStatus.value, checkout.draft.value.paymentMethod]).toEqual(['available', 'giftcard']);
});

describe('decisions: where a call fails the old content stays and can be asked for again', () => {
  test.each(['collectShipping', 'collectPayment'] as const)('%s', async (call) => {
    const answer = { fails: false };
    const maybe = (value: unknown) => () => (answer.fails ? failed({ kind: 'network' }) : value);
    const { checkout } = open({
      collectShippingMethods: maybe(ok([delivery])),
      collectPaymentMethods: maybe(ok({ methods, giftcardName: '', totals })),
    });
    const offer = call === 'collectShipping' ? checkout.shipping : checkout.payment;
    await checkout[call]();
    answer.fails = true;
    await checkout[call]();
    expect(offer.value.status).toBe('failed');
    expect(offer.value.items.length).toBeGreaterThan(0);
    answer.fails = false;
    await checkout[call]();
    expect(offer.value.status).toBe('ready');
  });

  test('totals that are worked out but can not be had', async () => {
    const { checkout, cart } = open();
    cart.fault.value = { kind: 'network' };
    checkout.choosePayment('giftcard');
    await vi.waitFor(() => expect(checkout.totalsStatus.value).toBe('failed'));
  });

  test('of a refusal the words of the shop', async () => {
    const refused = failed({ kind: 'refused', status: 422, code: 'no_delivery', message: 'Niet in Frankrijk.' });
    const { checkout } = open({ collectShippingMethods: refused });
    await checkout.collectShipping();
    expect(checkout.shipping.value.reason).toBe('Niet in Frankrijk.');
  });

  test('totals that can not be worked out', async () => {
    const { checkout } = open({ setPaymentInformation: failed({ kind: 'network' }) });
    checkout.choosePayment('giftcard');
    await vi.waitFor(() => expect(checkout.totalsStatus.value).toBe('failed'));
  });
});

test.each([401, 403])('a session that the shop does not know any more (%i) is told', async (status) => {
  const { checkout } = open({ collectShippingMethods: failed({ kind: 'status', status }) });
  await checkout.collectShipping();
  expect(checkout.isSessionLost.value).toBe(true);
});

describe('specification 4: the final button is locked', () => {
  test('until a method that is offered is chosen, and while the totals are worked out', async () => {
    const { checkout } = open();
    checkout.choosePayment('giftcard');
    expect(checkout.canPlace.value).toBe(false);
    await checkout.collectPayment();
    expect(checkout.canPlace.value).toBe(false);
    await vi.waitFor(() => expect(checkout.canPlace.value).toBe(true));
  });

  test('two attempts at once are one', async () => {
    const { checkout, asked } = open();
    checkout.choosePayment('giftcard');
    const [first, second] = await Promise.all([checkout.place(), checkout.place()]);
    expect(first).toBe(second);
    expect(asked.filter((call) => call.startsWith('placeOrder'))).toHaveLength(1);
  });
});

describe('specification 7: isEmailAvailable', () => {
  test.each([
    ['free', ok(true), null],
    ['taken', ok(false), 'sanne@example.com'],
    ['no answer counts as taken', failed({ kind: 'network' }), 'sanne@example.com'],
  ])('%s', async (_, isEmailAvailable, known) => {
    const { checkout } = open({ isEmailAvailable });
    await checkout.checkEmail();
    expect(checkout.knownEmail.value).toBe(known);
  });
});

test('every try at one intention to order sends the same key, and a new intention a new one', async () => {
  const keys: string[] = [];
  const placeOrder = vi.fn<(order: unknown) => unknown>(() => failed({ kind: 'network' }));
  const { checkout } = open({ placeOrder, orderOfKey: (key: string) => (keys.push(key), ok(null)) });
  checkout.choosePayment('giftcard');
  await checkout.place();
  await checkout.place();
  expect(new Set(keys).size).toBe(1);
  placeOrder.mockReturnValue(failed({ kind: 'refused', status: 409, code: 'x', message: 'Nee' }));
  await checkout.place();
  expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
});

test('an order that was cancelled is no reason to refuse the next one: it is placed by a key of its own, once', async () => {
  const used = failed({ kind: 'refused', status: 409, code: 'key_used', message: 'Al geannuleerd' });
  const { checkout, asked } = open({ placeOrder: used });
  checkout.choosePayment('giftcard');
  sessionStorage.setItem('checkout-order-key', 'of-the-cancelled-one');
  expect(await checkout.place()).toMatchObject({ kind: 'refused', message: 'Al geannuleerd' });
  const sent = asked.filter((call) => /orderOfKey|placeOrder/.test(call));
  expect(sent).toEqual(['orderOfKey', 'placeOrder giftcard', 'placeOrder giftcard']);
  expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
});

test('a discount code that was typed is forgotten once it is ordered with, and not before', async () => {
  const placeOrder = vi.fn<(order: unknown) => unknown>(() => failed({ kind: 'network' }));
  const { checkout } = open({ placeOrder });
  checkout.choosePayment('giftcard');
  sessionStorage.setItem('coupon-code', 'HOUT5');
  await checkout.place();
  expect(sessionStorage.getItem('coupon-code')).toBe('HOUT5');
  placeOrder.mockReturnValue(ok({ quoteId: '7', incrementId: '100', requiredRedirect: null }));
  await checkout.place();
  expect(sessionStorage.getItem('coupon-code')).toBeNull();
});
