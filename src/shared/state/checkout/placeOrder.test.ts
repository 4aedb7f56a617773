import { describe, expect, test } from 'vitest';
import { failed, ok } from '../../api/result';
import type { ApiError, ApiResult, PlacedOrder, PlaceOrderBody, ShopApi } from '../../api';
import { placeOrder } from './placeOrder';

const target = { paymentPrefix: 'pay_', successUrl: '/success' };
const order: PlacedOrder = { quoteId: '7', incrementId: '100', requiredRedirect: null };
const body = (method: string) => ({ paymentMethod: { method, additional_data: {} } }) as PlaceOrderBody;
const network = failed({ kind: 'network' });

interface Answers {
  readonly placed?: ApiResult<PlacedOrder>;
  readonly became?: ApiResult<PlacedOrder | null>;
  readonly redirect?: ApiResult<string>;
}

function shopOf({ placed = ok(order), became = ok(null), redirect = ok('/betaal') }: Answers) {
  const asked: string[] = [];
  const shop = {
    placeOrder: async (_: unknown, key: string) => (asked.push(`place ${key}`), placed),
    orderOfKey: async (key: string) => (asked.push(`ask ${key}`), became),
    redirectPay: async (id: string) => (asked.push(`pay ${id}`), redirect),
  } as unknown as ShopApi;
  const place = (method: string, isRetry = false) =>
    placeOrder((call) => call(shop), body(method), { key: 'k', isRetry }, target);
  return { asked, place };
}

describe('specification 4: where an order leads', () => {
  test('a required action goes first', async () => {
    const { place } = shopOf({ placed: ok({ ...order, requiredRedirect: '/3ds' }) });
    expect(await place('pay_visa')).toMatchObject({ kind: 'ordered', url: '/3ds', isPayment: true });
  });

  test('a quotation is no payment that is left for', async () => {
    const { place } = shopOf({ placed: ok({ ...order, requiredRedirect: '/offerte' }) });
    expect(await place('quotation')).toMatchObject({ kind: 'ordered', url: '/offerte', isPayment: false });
  });

  test('a payment of the provider goes to the address of redirectPay', async () => {
    const { place, asked } = shopOf({});
    expect(await place('pay_ideal')).toMatchObject({ kind: 'ordered', url: '/betaal', isPayment: true });
    expect(asked).toEqual(['place k', 'pay 7']);
  });

  test('any other one to the success page', async () => {
    expect(await shopOf({}).place('giftcard')).toMatchObject({ kind: 'ordered', url: '/success', isPayment: false });
  });
});

test("a refusal is the shop's own words, and nothing was ordered", async () => {
  const refused = failed({ kind: 'refused', status: 409, code: 'stock', message: 'Uitverkocht' });
  const { place, asked } = shopOf({ placed: refused });
  expect(await place('giftcard')).toMatchObject({ kind: 'refused', message: 'Uitverkocht' });
  expect(asked).toEqual(['place k']);
});

const LOST: readonly ApiError[] = [
  { kind: 'network' },
  { kind: 'timeout', afterMs: 60_000 },
  { kind: 'status', status: 500 },
  { kind: 'garbage', issue: '' },
];

describe('an unknown outcome asks the shop before anything is sent again', () => {
  test.each(LOST)('%s: the order was made', async (error) => {
    const { place, asked } = shopOf({ placed: failed(error), became: ok(order) });
    expect(await place('giftcard')).toMatchObject({ kind: 'ordered', url: '/success' });
    expect(asked).toEqual(['place k', 'ask k']);
  });

  test.each(LOST)('%s: no order that anybody knows of', async (error) => {
    expect(await shopOf({ placed: failed(error) }).place('giftcard')).toEqual({ kind: 'unknown' });
  });

  test('a retry finds the order that was made meanwhile', async () => {
    const { place, asked } = shopOf({ became: ok(order) });
    expect(await place('giftcard', true)).toMatchObject({ kind: 'ordered' });
    expect(asked).toEqual(['ask k']);
  });

  test('a retry without an order sends the same key, and without an answer nothing', async () => {
    const none = shopOf({});
    await none.place('giftcard', true);
    expect(none.asked).toEqual(['ask k', 'place k']);
    const silent = shopOf({ became: network });
    expect(await silent.place('giftcard', true)).toEqual({ kind: 'unknown' });
    expect(silent.asked).toEqual(['ask k']);
  });
});

test('an order whose payment page can not be had is asked after at the next try, not made again', async () => {
  expect(await shopOf({ redirect: network }).place('pay_ideal')).toEqual({ kind: 'unknown' });
});
