import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, ok } from '../../../../shared/api/result';
import type { ApiError, ApiResult, NewOrder, PlacedOrder, ShopApi, Totals } from '../../../../shared/api';
import { openFakeCheckout } from '../../store/testing/openFakeCheckout';
import { createFlow } from '../../steps/flow';
import { createOrder } from './createOrder';
import { placeOrder } from './placeOrder';
import { submitOrder } from './submitOrder';

const target = { paymentPrefix: 'pay_', successUrl: '/success' };
const made: PlacedOrder = { quoteId: '7', incrementId: '100', requiredRedirect: null };
const orderPaidBy = (code: string, approvalNote: string | null = null) =>
  ({ payment: { code, vatId: '', cocNumber: '' }, approvalNote }) as NewOrder;
const network = failed({ kind: 'network' });

interface Answers {
  readonly placed?: ApiResult<PlacedOrder>;
  readonly became?: ApiResult<PlacedOrder | null>;
  readonly redirect?: ApiResult<string>;
}

function shopOf({ placed = ok(made), became = ok(null), redirect = ok('/betaal') }: Answers) {
  const asked: string[] = [];
  const shop = {
    placeOrder: async (_: unknown, key: string) => (asked.push(`place ${key}`), placed),
    orderOfKey: async (key: string) => (asked.push(`ask ${key}`), became),
    redirectPay: async (id: string) => (asked.push(`pay ${id}`), redirect),
  } as unknown as ShopApi;
  const place = (method: string, isRetry = false, quoteId = '') =>
    placeOrder((call) => call(shop), orderPaidBy(method), { key: 'k', isRetry, quoteId }, target);
  const request = (method: string) =>
    placeOrder((call) => call(shop), orderPaidBy(method, ''), { key: 'k', isRetry: false }, target);
  return { asked, place, request };
}

describe('checkout rule 47: where the browser goes after an order', () => {
  test('a required action goes first', async () => {
    const { place } = shopOf({ placed: ok({ ...made, requiredRedirect: '/3ds' }) });
    expect(await place('pay_visa')).toMatchObject({ kind: 'ordered', url: '/3ds', isPayment: true });
  });

  test('a quotation is not a payment', async () => {
    const { place } = shopOf({ placed: ok({ ...made, requiredRedirect: '/offerte' }) });
    expect(await place('quotation')).toMatchObject({ kind: 'ordered', url: '/offerte', isPayment: false });
  });

  test('checkout rule 68: a request for approval is not a payment', async () => {
    const { request } = shopOf({ placed: ok({ ...made, requiredRedirect: '/aanvraag' }) });
    expect(await request('pay_invoice')).toMatchObject({ url: '/aanvraag', isPayment: false });
  });

  test('a code with the payment prefix goes to the answer of redirectPay', async () => {
    const { place, asked } = shopOf({});
    expect(await place('pay_ideal')).toMatchObject({ kind: 'ordered', url: '/betaal', isPayment: true });
    expect(asked).toEqual(['place k', 'pay 7']);
  });

  test('any other code goes to the success page', async () => {
    expect(await shopOf({}).place('giftcard')).toMatchObject({ kind: 'ordered', url: '/success', isPayment: false });
  });
});

test("checkout rule 48: a refusal has the shop's own message, and nothing is ordered", async () => {
  const refused = failed({ kind: 'refused', status: 409, code: 'stock', message: 'Uitverkocht' });
  const { place, asked } = shopOf({ placed: refused });
  expect(await place('giftcard')).toMatchObject({ kind: 'refused', message: 'Uitverkocht' });
  expect(asked).toEqual(['place k']);
});

const LOST: readonly ApiError[] = [
  { kind: 'network' },
  { kind: 'timeout', afterMs: 60_000 },
  { kind: 'status', status: 502 },
  { kind: 'status', status: 503 },
  { kind: 'invalid-response', issue: '' },
];

describe('checkout rule 46: with an unknown outcome the shop is asked before an order is sent again', () => {
  test.each(LOST)('%s: the order was made', async (error) => {
    const { place, asked } = shopOf({ placed: failed(error), became: ok(made) });
    expect(await place('giftcard')).toMatchObject({ kind: 'ordered', url: '/success' });
    expect(asked).toEqual(['place k', 'ask k']);
  });

  test.each(LOST)('%s: whether there is an order stays unknown', async (error) => {
    expect(await shopOf({ placed: failed(error) }).place('giftcard')).toEqual({ kind: 'unknown' });
  });

  test('a retry finds the order that was made', async () => {
    const { place, asked } = shopOf({ became: ok(made) });
    expect(await place('giftcard', true)).toMatchObject({ kind: 'ordered' });
    expect(asked).toEqual(['ask k']);
  });

  test('a retry without an order sends the same key, and without an answer sends nothing', async () => {
    const none = shopOf({});
    await none.place('giftcard', true);
    expect(none.asked).toEqual(['ask k', 'place k']);
    const silent = shopOf({ became: network });
    expect(await silent.place('giftcard', true)).toEqual({ kind: 'unknown' });
    expect(silent.asked).toEqual(['ask k']);
  });
});

test('checkout rule 47: an order without its payment page is known to be made, and the page is asked for at the next attempt', async () => {
  const { place, asked } = shopOf({ redirect: network, became: ok(made) });
  expect(await place('pay_ideal')).toMatchObject({ kind: 'unpaid', order: made });
  await place('pay_ideal', true);
  expect(asked).toEqual(['place k', 'pay 7', 'ask k', 'pay 7']);
});

describe('checkout rules 46 and 47: an order that may exist is not reported as not placed', () => {
  test('the answer may name neither quote nor number: the cart knows the quote', async () => {
    const bare = ok({ quoteId: '', incrementId: '', requiredRedirect: null });
    const { asked, place } = shopOf({ placed: bare });
    expect(await place('pay_ideal', false, '55')).toMatchObject({ kind: 'ordered', url: '/betaal' });
    expect(asked).toEqual(['place k', 'pay 55']);
    expect(await shopOf({ placed: bare }).place('pay_ideal')).toMatchObject({ kind: 'ordered', url: '/success' });
  });

  const fault = failed({ kind: 'refused', status: 500, code: 'exception', message: 'Uitverkocht' });

  test('a failing server that gives words is asked after the order too', async () => {
    expect(await shopOf({ placed: fault, became: ok(made) }).place('giftcard')).toMatchObject({ kind: 'ordered' });
    expect(await shopOf({ placed: fault }).place('giftcard')).toEqual({ kind: 'unknown', message: 'Uitverkocht' });
    expect(await shopOf({ placed: fault, became: network }).place('giftcard')).toEqual({ kind: 'unknown' });
  });

  test.each([...LOST, fault.error])('%s: the shopper reads that it is not known, and what to do', async (error) => {
    const { checkout, order } = openOrder({ placeOrder: failed(error), orderOfKey: network });
    checkout.choosePayment('giftcard');
    const flow = createFlow(3);
    for (let step = 1; step < 3; step += 1) flow.dispatch({ type: 'forward', isValid: true });
    await submitOrder(flow, { canPlace: signal(true), collectPayment: async () => {} }, order);
    expect(flow.state.peek().failure).toMatch(/^We weten nog niet of je bestelling is geplaatst\./);
    expect(sessionStorage.getItem('checkout-order-key')).not.toBeNull();
  });

  test.each([400, 429, 500])(
    'a shop that answers %s without words, and knows of no order, has not placed it',
    async (status) => {
      const { checkout, order } = openOrder({ placeOrder: failed({ kind: 'status', status }) });
      checkout.choosePayment('giftcard');
      const flow = createFlow(3);
      for (let step = 1; step < 3; step += 1) flow.dispatch({ type: 'forward', isValid: true });
      await submitOrder(flow, { canPlace: signal(true), collectPayment: async () => {} }, order);
      expect(flow.state.peek().failure).toBe('Je bestelling kon niet worden geplaatst, probeer het later opnieuw.');
      expect(sessionStorage.getItem('checkout-order-key')).not.toBeNull();
    },
  );

  test('while the shop is asked, that is known', async () => {
    const shown: boolean[] = [];
    const { order } = openOrder({
      placeOrder: network,
      orderOfKey: () => (shown.push(order.isAsking.peek()), ok(null)),
    });
    await order.place();
    expect([...shown, order.isAsking.peek()]).toEqual([true, false]);
  });
});

function openOrder(answers: Parameters<typeof openFakeCheckout>[0] = {}) {
  const opened = openFakeCheckout(answers);
  return { ...opened, order: createOrder(opened.checkout, opened.cart, target) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('Two attempts at once are one', async () => {
  const { checkout, order, asked } = openOrder();
  checkout.choosePayment('giftcard');
  const [first, second] = await Promise.all([order.place(), order.place()]);
  expect(first).toBe(second);
  expect(asked.filter((call) => call.startsWith('placeOrder'))).toHaveLength(1);
});

test('checkout rules 16 and 46: every attempt at one intention sends the same key, and a new intention a new one', async () => {
  const keys: string[] = [];
  const sendOrder = vi.fn<(order: unknown) => unknown>(() => failed({ kind: 'network' }));
  const { checkout, order } = openOrder({
    placeOrder: sendOrder,
    orderOfKey: (key: string) => (keys.push(key), ok(null)),
  });
  checkout.choosePayment('giftcard');
  await order.place();
  await order.place();
  expect(new Set(keys).size).toBe(1);
  expect(sessionStorage.getItem('checkout-order-key')).toBe(keys[0]);
  sendOrder.mockReturnValue(failed({ kind: 'refused', status: 409, code: 'x', message: 'Nee' }));
  await order.place();
  expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
});

test('checkout rule 46: an order that was made of other lines is not the one of the cart now', async () => {
  const orderOfKey = vi.fn<() => unknown>(() => network);
  const { cart, checkout, order, asked } = openOrder({ placeOrder: network, orderOfKey });
  checkout.choosePayment('giftcard');
  const cartOf = (qty: number) => ({ items: [{ name: 'Plank', qty, options: [] }] }) as unknown as Totals;
  cart.totals.value = cartOf(3);
  await order.place();
  orderOfKey.mockReturnValue(ok(made));
  const sent = () => asked.filter((call) => call.startsWith('placeOrder')).length;
  expect([await order.place(), sent()]).toMatchObject([{ kind: 'ordered' }, 1]);
  sessionStorage.setItem('checkout-order-key', 'of-three');
  sessionStorage.setItem('checkout-order-lines', '[["Plank",3,[]]]');
  cart.totals.value = cartOf(7);
  await order.place();
  expect([sent(), sessionStorage.getItem('checkout-order-key')]).not.toContain('of-three');
  expect(sent()).toBe(2);
});

test.each(['', 'sleutel €', 'a\nb', '{"key":1}'])('checkout rule 46: "%s" was never sent as a key', async (kept) => {
  sessionStorage.setItem('checkout-order-key', kept);
  const { checkout, order, asked } = openOrder();
  checkout.choosePayment('giftcard');
  expect(await order.place()).toMatchObject({ kind: 'ordered' });
  expect(asked.filter((call) => /orderOfKey|placeOrder/.test(call))).toEqual(['placeOrder giftcard']);
});

test('checkout rule 46: where nothing may be kept in the browser, another attempt sends the same key too', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const keys: string[] = [];
  const { checkout, order, asked } = openOrder({
    placeOrder: network,
    orderOfKey: (key: string) => (keys.push(key), ok(null)),
  });
  checkout.choosePayment('giftcard');
  await order.place();
  await order.place();
  expect(new Set(keys).size).toBe(1);
  expect(asked.filter((call) => /orderOfKey|placeOrder/.test(call))[2]).toBe('orderOfKey');
});

test('checkout rule 67: reference and project are kept while the browser is away to pay, and gone once it is ordered', async () => {
  const keptAfter = async (method: string) => {
    const { checkout, order } = openOrder();
    checkout.change({ labels: { reference: 'PO-1', projectName: '' } });
    sessionStorage.setItem('checkout-offered-reference', 'Dakkapel');
    checkout.choosePayment(method);
    expect(await order.place()).toMatchObject({ kind: 'ordered' });
    return ['checkout-order-labels', 'checkout-offered-reference'].map((key) => sessionStorage.getItem(key) !== null);
  };
  expect(await keptAfter('pay_ideal')).toEqual([true, true]);
  expect(await keptAfter('giftcard')).toEqual([false, false]);
});

test('After an order was cancelled the next one is placed with a new key, once', async () => {
  const used = failed({ kind: 'refused', status: 409, code: 'key_used', message: 'Al geannuleerd' });
  const { checkout, order, asked } = openOrder({ placeOrder: used });
  checkout.choosePayment('giftcard');
  sessionStorage.setItem('checkout-order-key', 'of-the-cancelled-one');
  expect(await order.place()).toMatchObject({ kind: 'refused', message: 'Al geannuleerd' });
  const sent = asked.filter((call) => /orderOfKey|placeOrder/.test(call));
  expect(sent).toEqual(['orderOfKey', 'placeOrder giftcard', 'placeOrder giftcard']);
  expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
});

test('checkout rule 17: an order removes the discount code, a failed attempt does not', async () => {
  const sendOrder = vi.fn<(order: unknown) => unknown>(() => failed({ kind: 'network' }));
  const { checkout, order } = openOrder({ placeOrder: sendOrder });
  checkout.choosePayment('giftcard');
  sessionStorage.setItem('coupon-code', 'HOUT5');
  await order.place();
  expect(sessionStorage.getItem('coupon-code')).toBe('HOUT5');
  sendOrder.mockReturnValue(ok({ quoteId: '7', incrementId: '100', requiredRedirect: null }));
  await order.place();
  expect(sessionStorage.getItem('coupon-code')).toBeNull();
});
