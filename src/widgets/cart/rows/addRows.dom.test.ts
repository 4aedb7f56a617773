import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { shop } from '../../../../tests/support/askFakeShop';
import { cartItem } from '../../../../tests/support/fakeShop';
import type { AskedRow } from '../../../shared/api';
import { failed, ok } from '../../../shared/api/result';
import { on, type ShopEvents } from '../../../shared/platform/events';
import { cart } from '../store';
import { addRows } from './addRows';

vi.mock('../../../shared/api', () => import('../../../../tests/support/askFakeShop'));

let page: AbortController;
const rows = (...skus: string[]) => skus.map((sku) => ({ sku, qty: 2 }));

/** A shop that knows everything but "unknown"; answers what it is asked for in each call. */
function openShop() {
  const calls: string[][] = [];
  shop.current.addRows = (asked: readonly AskedRow[]) => {
    calls.push(asked.map(({ sku, qty }) => `${qty} x ${sku}`));
    return Promise.resolve(
      ok({
        rows: asked.map(({ sku, qty }) => {
          if (sku === 'unknown') return { isAdded: false, message: 'Dat kennen we niet' } as const;
          shop.current.items.push(cartItem({ id: sku, name: `Artikel ${sku}`, qty: Number(qty) }));
          return { isAdded: true, sku, itemId: sku } as const;
        }),
      }),
    );
  };
  return calls;
}

function listenTo(name: keyof ShopEvents) {
  const listener = vi.fn();
  on(name, listener, { signal: page.signal });
  return listener;
}

beforeEach(() => (page = new AbortController()));
afterEach(() => page.abort());

test('cart rule 46: each row has its outcome, the totals are known, and each addition is told', async () => {
  const calls = openShop();
  const [added, lines, changed] = (['cart-item-added', 'cart-line-changed', 'cart-changed'] as const).map(listenTo);
  const outcomes = await addRows(rows('plank', 'unknown', 'balk'), vi.fn());
  expect(calls).toEqual([['2 x plank', '2 x unknown', '2 x balk']]);
  expect(outcomes.map((outcome) => outcome.ok || outcome.error)).toEqual([
    true,
    { kind: 'refused', status: 422, code: '', message: 'Dat kennen we niet' },
    true,
  ]);
  expect(cart.itemsQty.value).toBe(4);
  expect([added?.mock.calls.length, lines?.mock.calls.length, changed?.mock.calls.length]).toEqual([2, 2, 1]);
  expect(added?.mock.calls[0]?.[0]).toMatchObject({ sku: 'plank', itemId: 'plank', name: 'Artikel plank', qty: 2 });
});

test('cart rule 46: 50 go in a call, and what is done is told', async () => {
  const calls = openShop();
  const onAnswered = vi.fn();
  const outcomes = await addRows(rows(...Array.from({ length: 60 }, (_, index) => `plank ${index}`)), onAnswered);
  expect([calls.map((call) => call.length), outcomes.length]).toEqual([[50, 10], 60]);
  expect(onAnswered.mock.calls).toEqual([[50], [60]]);
});

test('cart rule 48: after a call without an answer in time the next ones are not sent, and their rows say the same', async () => {
  const calls: number[] = [];
  const silence = failed({ kind: 'timeout', afterMs: 25_000 });
  shop.current.addRows = (asked) => {
    calls.push(asked.length);
    return Promise.resolve(silence);
  };
  const outcomes = await addRows(rows(...Array.from({ length: 120 }, (_, index) => `plank ${index}`)), vi.fn());
  expect(calls).toEqual([50]);
  expect(outcomes).toEqual(Array.from({ length: 120 }, () => silence));
});

test('cart rule 46: a row that a script forbids is left out', async () => {
  const calls = openShop();
  const forbid = (event: DocumentEventMap['shop:before-cart-add']) => {
    if (event.detail.request.sku === 'balk') event.preventDefault();
  };
  document.addEventListener('shop:before-cart-add', forbid, { signal: page.signal });
  const outcomes = await addRows(rows('plank', 'balk'), vi.fn());
  expect(calls).toEqual([['2 x plank']]);
  expect(outcomes.map((outcome) => outcome.ok || outcome.error.kind)).toEqual([true, 'aborted']);
});

test('cart rule 46: where no answer comes the cart is read, for it may have them', async () => {
  shop.current.addRows = () => {
    shop.current.items.push(cartItem({ id: 'plank', name: 'Plank', qty: 2 }));
    return Promise.resolve(failed({ kind: 'network' }));
  };
  const outcomes = await addRows(rows('plank'), vi.fn());
  expect(outcomes.map((outcome) => outcome.ok || outcome.error.kind)).toEqual(['network']);
  expect(cart.itemsQty.value).toBe(2);
});
