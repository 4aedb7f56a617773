import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { on, type ShopEvents } from '../../events';
import { createCart } from './createCart';
import { createFakeShop } from './fakeShop';

let stop: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
});

afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function loadedCart(start: Record<string, number> = { a: 2, b: 1 }) {
  const shop = createFakeShop(start);
  const cart = createCart(shop.ask);
  const loaded = cart.load();
  await settle();
  shop.serve();
  await loaded;
  const serve = async (...ending: Parameters<typeof shop.serve>) => {
    await settle();
    shop.serve(...ending);
    await settle();
  };
  return { shop, cart, serve };
}

function heard(name: keyof ShopEvents) {
  const listener = vi.fn();
  on(name, listener, { signal: stop.signal });
  return listener;
}

describe('loading', () => {
  test('asks once, however many ask for it', async () => {
    const shop = createFakeShop({ a: 2 });
    const cart = createCart(shop.ask);
    const loaded = Promise.all([cart.load(), cart.load()]);
    await settle();
    expect(shop.waiting).toHaveLength(1);
    shop.serve();
    await loaded;
    await cart.load();
    expect(cart.itemsQty.value).toBe(2);
  });

  test('a fault is kept until an answer comes, and the totals known before stay', async () => {
    const { cart, serve } = await loadedCart();
    void cart.refresh();
    await serve('lost');
    expect(cart.fault.value).toEqual({ kind: 'network' });
    expect(cart.itemsQty.value).toBe(3);
    void cart.refresh();
    await serve();
    expect(cart.fault.value).toBeNull();
  });

  test('a load is no change, a refresh that finds another cart is', async () => {
    const changed = heard('cart-changed');
    const { shop, cart, serve } = await loadedCart();
    expect(changed).not.toHaveBeenCalled();
    shop.lines.set('a', 5);
    void cart.refresh();
    await serve();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ itemsQty: 6 });
  });
});

describe('adding', () => {
  test('is counted at once, and told when the shop has said yes', async () => {
    const added = heard('cart-item-added');
    const { cart, serve } = await loadedCart();
    const answer = cart.add({ sku: '100101', qty: 2 });
    expect(cart.itemsQty.value).toBe(5);
    expect(added).not.toHaveBeenCalled();
    await serve();
    expect((await answer).ok).toBe(true);
    expect(cart.itemsQty.value).toBe(5);
    expect(added).toHaveBeenCalledExactlyOnceWith({
      sku: '100101',
      itemId: '100101-1',
      name: 'Plank 100101-1',
      qty: 2,
    });
  });

  test('a refusal is counted back, answered in the words of the shop, and the cart is asked anew', async () => {
    const { shop, cart, serve } = await loadedCart();
    const answer = cart.add({ sku: '100101', qty: 2 });
    await serve('refused');
    expect(cart.itemsQty.value).toBe(3);
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'refused', message: 'Dat kan niet' } });
    expect(shop.waiting.map((call) => call.name)).toEqual(['totals']);
  });

  test('does not wait for a slow load: its answer brings the totals along', async () => {
    const shop = createFakeShop({ a: 2 });
    const cart = createCart(shop.ask);
    void cart.load();
    await settle();
    void cart.add({ sku: '100101', qty: 1 });
    await settle();
    expect(shop.waiting.map((call) => call.name)).toEqual(['add 1 x 100101']);
    shop.serve();
    await settle();
    expect(cart.itemsQty.value).toBe(3);
    expect(cart.fault.value).toBeNull();
  });
});

describe('changing a quantity', () => {
  test('waits for the last press, and every caller gets its answer', async () => {
    const { shop, cart, serve } = await loadedCart();
    const answers = [3, 4, 5].map((qty) => cart.changeQuantity('a', qty));
    expect([...cart.pendingItems.value]).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(299);
    expect(shop.waiting).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.waiting.map((call) => call.name)).toEqual(['a = 5']);
    await serve();
    expect((await Promise.all(answers)).map((answer) => answer.ok)).toEqual([true, true, true]);
    expect(cart.pendingItems.value.size).toBe(0);
  });

  test('one request a line at a time, and the answer of an overtaken one is not shown', async () => {
    const { shop, cart, serve } = await loadedCart();
    void cart.changeQuantity('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    void cart.changeQuantity('a', 9);
    await vi.advanceTimersByTimeAsync(300);
    expect(shop.waiting).toHaveLength(1);
    await serve();
    expect(cart.itemsQty.value).toBe(3);
    await serve();
    expect(cart.itemsQty.value).toBe(10);
  });

  test("when it fails the server's own word is shown", async () => {
    const { shop, cart, serve } = await loadedCart();
    const answer = cart.changeQuantity('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    shop.lines.set('a', 7);
    await serve('refused');
    await serve();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(cart.itemsQty.value).toBe(8);
  });
});

describe('removing', () => {
  test('keeps what is needed to undo it', async () => {
    const { cart, serve } = await loadedCart();
    void cart.remove('a');
    expect([...cart.pendingItems.value]).toEqual(['a']);
    await serve();
    expect(cart.removed.value).toMatchObject([{ index: 0, item: { id: 'a', qty: 2 } }]);
    expect(cart.itemsQty.value).toBe(1);
  });

  test('each of two removed at once is remembered at the place it left', async () => {
    const { cart, serve } = await loadedCart({ a: 1, b: 1, c: 1 });
    void cart.remove('a');
    void cart.remove('b');
    await serve();
    await serve();
    expect(cart.removed.value.map(({ item, index }) => [item.id, index])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  test('undo puts back the quantity it had, and is no new article', async () => {
    const added = heard('cart-item-added');
    const { shop, cart, serve } = await loadedCart();
    void cart.remove('a');
    await serve();
    void cart.undoRemove('a');
    await settle();
    expect(shop.waiting.map((call) => call.name)).toEqual(['add 2 x sku-a']);
    await serve();
    expect(cart.removed.value).toEqual([]);
    expect(cart.itemsQty.value).toBe(3);
    expect(added).not.toHaveBeenCalled();
  });

  test('an undo that fails can be tried again', async () => {
    const { cart, serve } = await loadedCart();
    void cart.remove('a');
    await serve();
    void cart.undoRemove('a');
    await serve('lost');
    expect(cart.removed.value).toMatchObject([{ item: { id: 'a' } }]);
  });

  test('what is forgotten can not be undone', async () => {
    const { cart, serve } = await loadedCart();
    void cart.remove('a');
    await serve();
    cart.forgetRemoved();
    expect(await cart.undoRemove('a')).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  test('goes before a change of the same line that still waits', async () => {
    const { shop, cart, serve } = await loadedCart();
    const change = cart.changeQuantity('a', 9);
    void cart.remove('a');
    await serve();
    await vi.advanceTimersByTimeAsync(300);
    expect((await change).ok).toBe(true);
    expect(shop.waiting).toHaveLength(0);
    expect(cart.pendingItems.value.size).toBe(0);
  });
});

describe('coupons', () => {
  test('an applied code is in the totals, and the page hears of the change', async () => {
    const changed = heard('cart-changed');
    const { cart, serve } = await loadedCart();
    const answer = cart.applyCoupon('HOUT5');
    await serve();
    expect((await answer).ok).toBe(true);
    expect(cart.totals.value?.couponCode).toBe('HOUT5');
    expect(changed).toHaveBeenCalledOnce();
    void cart.removeCoupon();
    await serve();
    expect(cart.totals.value?.couponCode).toBeNull();
  });

  test('a refused code leaves the totals, in the words of the shop', async () => {
    const { cart, serve } = await loadedCart();
    const answer = cart.applyCoupon('VERLOPEN');
    await serve('refused');
    expect(await answer).toMatchObject({ error: { message: 'Dat kan niet' } });
    expect(cart.totals.value?.couponCode).toBeNull();
  });
});

test('totals that the page brings stand until the shop answers, and never in place of an answer', async () => {
  const { cart } = await loadedCart();
  const answered = cart.totals.value;
  cart.adopt({ ...answered!, itemsQty: 99 });
  expect(cart.totals.value).toBe(answered);
});
