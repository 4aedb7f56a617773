import type { ApiResult } from '../../../shared/api';
import { ok } from '../../../shared/api/result';
import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddedToCart } from '../../../shared/api';
import { on, type ShopEvents } from '../../../shared/platform/events';
import { createCart } from './createCart';
import { createFakeShop } from './testing/fakeShop';

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

/** `without`: what the answer to an addition leaves out. */
async function loadedCart(start: Record<string, number> = { a: 2, b: 1 }, without: Partial<AddedToCart> = {}) {
  const shop = createFakeShop(start, without);
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

/** A cart that is asked while the code of its calls is on its way, until `fetched` is called. */
function cartBeforeItsCalls(shop: ReturnType<typeof createFakeShop>) {
  let fetched!: () => void;
  const code = new Promise<void>((resolve) => (fetched = resolve));
  return { cart: createCart(async (question) => code.then(() => shop.ask(question))), fetched };
}

function listenTo(name: keyof ShopEvents) {
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

  test('cart rule 17: who asks while the code of the calls is on its way shares one read, and who asks later has another', async () => {
    const shop = createFakeShop({ a: 2 });
    const { cart, fetched } = cartBeforeItsCalls(shop);
    const loaded = Promise.all([cart.load(), cart.refresh()]);
    await settle();
    void cart.refresh();
    fetched();
    await settle();
    expect(shop.waiting).toHaveLength(1);
    const later = cart.refresh();
    shop.serve();
    await loaded;
    await settle();
    expect(shop.waiting).toHaveLength(1);
    shop.serve();
    await later;
  });

  test('cart rule 17: where the code of the calls can not be fetched the next read asks again', async () => {
    const shop = createFakeShop({ a: 2 });
    const ask = vi.fn(shop.ask);
    ask.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    const cart = createCart(ask as typeof shop.ask);
    await cart.load();
    expect(cart.loadError.value).toEqual({ kind: 'network' });
    const again = cart.refresh();
    await settle();
    shop.serve();
    await again;
    expect(cart.itemsQty.value).toBe(2);
  });

  test('cart rule 17: a read that a change aborted before it was sent is not shared by who asks after it', async () => {
    const shop = createFakeShop({ a: 2 });
    const { cart, fetched } = cartBeforeItsCalls(shop);
    const first = cart.load();
    await settle();
    void cart.remove('a');
    const after = cart.refresh();
    fetched();
    await settle();
    shop.serve();
    await first;
    await settle();
    shop.serve('refused');
    await settle();
    expect(shop.waiting.map(({ name }) => name)).toEqual(['totals']);
    shop.serve();
    await after;
    expect(cart.itemsQty.value).toBe(2);
  });

  test('cart rule 26: a drawer shares what the press that opens it has asked for, once and for 3 s', async () => {
    const { shop, cart, serve } = await loadedCart();
    const opened = vi.fn();
    cart.askAhead();
    await settle();
    void cart.askForDrawer().then(opened);
    await settle();
    expect(shop.waiting).toHaveLength(1);
    expect(opened).not.toHaveBeenCalled();
    await serve();
    expect(opened).toHaveBeenCalled();

    void cart.askForDrawer();
    await settle();
    expect(shop.waiting).toHaveLength(1);
    await serve();

    cart.askAhead();
    await serve();
    vi.advanceTimersByTime(3000);
    void cart.askForDrawer();
    await settle();
    expect(shop.waiting).toHaveLength(1);
  });

  test('an error is kept until an answer comes, and the totals known before stay', async () => {
    const { cart, serve } = await loadedCart();
    void cart.refresh();
    await serve('lost');
    expect(cart.loadError.value).toEqual({ kind: 'network' });
    expect(cart.itemsQty.value).toBe(3);
    void cart.refresh();
    await serve();
    expect(cart.loadError.value).toBeNull();
  });

  test('cart rule 35: a first load is no change, a refresh that finds another cart is', async () => {
    const changed = listenTo('cart-changed');
    const { shop, cart, serve } = await loadedCart();
    expect(changed).not.toHaveBeenCalled();
    shop.lines.set('a', 5);
    void cart.refresh();
    await serve();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ itemsQty: 6 });
  });
});

describe('adding', () => {
  test('cart rule 10: is counted when it is sent, and emitted when the shop has added it', async () => {
    const added = listenTo('cart-item-added');
    const { cart, serve } = await loadedCart();
    const answer = cart.add({ sku: '100101', qty: 2 });
    await settle();
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

  test('cart rule 10: what waits to be sent is not counted yet', async () => {
    const { cart, serve } = await loadedCart();
    void cart.changeQuantity('a', 2);
    await vi.advanceTimersByTimeAsync(300);
    void cart.add({ sku: '100101', qty: 2 });
    await settle();
    expect(cart.itemsQty.value).toBe(3);
    await serve();
    expect(cart.itemsQty.value).toBe(5);
  });

  test('cart rule 4: an answer with the SKU alone is a success, and the totals name the line', async () => {
    const added = listenTo('cart-item-added');
    const changed = listenTo('cart-line-changed');
    const { cart, serve } = await loadedCart({ a: 2, b: 1 }, { itemId: null });
    const answer = cart.add({ sku: 'sku-new', qty: 2 });
    await serve();
    expect(await answer).toMatchObject({ ok: true, value: { sku: 'sku-new', itemId: 'sku-new-1' } });
    expect(added).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Plank sku-new-1', qty: 2 }));
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ by: 2 }));
  });

  test('cart rule 10: what the shop has added is never taken off where its answer is lost', async () => {
    const { cart, serve } = await loadedCart({ a: 2 });
    const shown: (number | null)[] = [];
    const end = effect(() => void shown.push(cart.itemsQty.value));
    const answer = cart.add({ sku: '100101', qty: 2 });
    await serve('answer lost');
    await serve();
    expect((await answer).ok).toBe(false);
    expect(shown).toEqual([2, 4]);
    end();
  });

  test('cart rule 10: without an answer, and without totals, what was sent is taken off', async () => {
    const { cart, serve } = await loadedCart({ a: 2 });
    const answer = cart.add({ sku: '100101', qty: 2 });
    await serve('lost');
    expect(cart.itemsQty.value).toBe(4);
    await serve('lost');
    expect((await answer).ok).toBe(false);
    expect(cart.itemsQty.value).toBe(2);
  });

  test('cart rule 10: what was added stays counted while no totals can be read', async () => {
    const { cart, serve } = await loadedCart({ a: 2 }, { itemId: null, totals: null });
    const answer = cart.add({ sku: '100101', qty: 2 });
    await serve();
    await serve('lost');
    expect(await answer).toMatchObject({ ok: true });
    expect([cart.itemsQty.value, cart.loadError.value]).toEqual([4, { kind: 'network' }]);
    void cart.refresh();
    await serve();
    expect(cart.itemsQty.value).toBe(4);
  });

  test("a refusal is no longer counted, has the shop's text, and the totals are asked for again", async () => {
    const { shop, cart, serve } = await loadedCart();
    const answer = cart.add({ sku: '100101', qty: 2 });
    await serve('refused');
    expect(cart.itemsQty.value).toBe(3);
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'refused', message: 'Dat kan niet' } });
    expect(shop.waiting.map((call) => call.name)).toEqual(['totals']);
  });

  test('cart rule 17: does not wait for a slow load, because its answer has the totals', async () => {
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
    expect(cart.loadError.value).toBeNull();
  });
});

describe('cart rule 17: who waits for a load that a change has aborted has the totals of that change', () => {
  test.each(['ok', 'refused'] as const)('also where the change is answered by %s', async (ending) => {
    const shop = createFakeShop({ a: 2 });
    const cart = createCart(shop.ask);
    const known = cart.load().then(() => cart.totals.peek()?.itemsQty);
    await settle();
    void cart.add({ sku: '100101', qty: 1 });
    await settle();
    while (shop.waiting.length > 0) {
      shop.serve(shop.waiting[0]?.name.startsWith('add') ? ending : 'ok');
      await settle();
    }
    expect(await known).toBe(ending === 'ok' ? 3 : 2);
  });
});

describe('cart rule 16: calls on the cart', () => {
  test('a list of rows is sent in its turn', async () => {
    const { cart, shop } = await loadedCart();
    void cart.remove('a');
    const added = vi.fn<() => Promise<ApiResult<null>>>(async () => ok(null));
    const answer = cart.inTurn(added);
    await settle();
    expect([shop.waiting.map(({ name }) => name), added.mock.calls.length]).toEqual([['remove a'], 0]);
    shop.serve();
    expect(await answer).toEqual(ok(null));
  });

  test('are sent one at a time, in the order asked, whatever they are', async () => {
    const { shop, cart, serve } = await loadedCart();
    void cart.add({ sku: '100101', qty: 1 });
    void cart.remove('b');
    void cart.applyCoupon('HOUT5');
    void cart.replace('a', { sku: '200101', qty: 4 });
    const sent: string[] = [];
    for (let call = 0; call < 4; call += 1) {
      await settle();
      expect(shop.waiting).toHaveLength(1);
      sent.push(shop.waiting[0]!.name);
      await serve();
    }
    expect(sent).toEqual(['add 1 x 100101', 'remove b', 'coupon HOUT5', 'a = 4 x 200101']);
    expect(shop.waiting).toEqual([]);
  });

  test('are answered one after another, so that the last answer is what is shown', async () => {
    const { shop, cart, serve } = await loadedCart();
    void cart.add({ sku: '100101', qty: 1 });
    void cart.add({ sku: '100102', qty: 5 });
    await serve('refused');
    expect(cart.totals.value?.itemsQty).toBe(3);
    while (shop.waiting.length > 0) await serve();
    expect(cart.totals.value?.itemsQty).toBe(8);
  });
});

describe('changing a quantity', () => {
  test('cart rule 19: waits for the last press, and every caller gets its answer', async () => {
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

  test('cart rule 19: one request a line at a time, and the answer of an overtaken one is not shown', async () => {
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

  test('cart rule 18: after an error the totals of the server are shown', async () => {
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

describe('the requested quantity of a line', () => {
  test('is known at once, and dropped together with the new totals', async () => {
    const { cart, serve } = await loadedCart();
    const shown: unknown[] = [];
    const stopShowing = effect(() => {
      shown.push(cart.requestedQty.value.get('a') ?? cart.totals.value?.items[0]?.qty);
    });
    void cart.changeQuantity('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    expect(cart.requestedQty.value).toEqual(new Map([['a', 3]]));
    await serve();
    stopShowing();
    expect(shown).toEqual([2, 3, 3]);
    expect(cart.requestedQty.value.size).toBe(0);
  });

  test('stays while an overtaken answer comes', async () => {
    const { cart, serve } = await loadedCart();
    void cart.changeQuantity('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    void cart.changeQuantity('a', 9);
    await serve();
    expect(cart.requestedQty.value.get('a')).toBe(9);
  });

  test('goes back after a refusal', async () => {
    const { cart, serve } = await loadedCart();
    void cart.changeQuantity('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    await serve('refused');
    expect(cart.requestedQty.value.size).toBe(0);
    expect(cart.totals.value?.items[0]?.qty).toBe(2);
  });

  test('stays until the removal that replaces it is answered', async () => {
    const { cart, serve } = await loadedCart();
    void cart.changeQuantity('a', 9);
    void cart.remove('a');
    await settle();
    expect(cart.requestedQty.value.get('a')).toBe(9);
    await serve('refused');
    expect(cart.requestedQty.value.size).toBe(0);
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

  test('each of two removed at once is kept with its index at the time', async () => {
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

  test('cart rule 25: undo puts back the quantity it had, and emits no cart-item-added', async () => {
    const added = listenTo('cart-item-added');
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

  test('cart rule 25: an undo that fails leaves every removed line at its place', async () => {
    const { cart, serve } = await loadedCart({ a: 1, b: 1, c: 1 });
    void cart.remove('a');
    await serve();
    void cart.remove('b');
    await serve();
    void cart.undoRemove('a');
    await serve('refused');
    expect(cart.removed.value.map(({ item }) => item.id)).toEqual(['a', 'b']);
  });

  test('cart rule 25: a second press while a removal is being undone adds nothing', async () => {
    const { shop, cart } = await loadedCart();
    void cart.remove('a');
    await settle();
    shop.serve();
    await settle();
    void cart.undoRemove('a');
    expect(await cart.undoRemove('a')).toEqual({ ok: false, error: { kind: 'aborted' } });
    await settle();
    expect(shop.waiting).toHaveLength(1);
  });

  test('a forgotten removal can not be undone', async () => {
    const { cart, serve } = await loadedCart();
    void cart.remove('a');
    await serve();
    cart.forgetRemoved();
    expect(await cart.undoRemove('a')).toEqual({ ok: false, error: { kind: 'aborted' } });
  });

  test('cart rule 19: replaces a change of the same line that waits', async () => {
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

describe('cart rule 37: a page that is left', () => {
  test('sends at once what waits, also a change that waits for a further one', async () => {
    const { shop, cart } = await loadedCart({ a: 2 });
    void cart.add({ sku: '100101', qty: 1 });
    void cart.add({ sku: '100102', qty: 1 });
    void cart.changeQuantity('a', 5);
    await settle();
    expect(shop.waiting.map((call) => call.name)).toEqual(['add 1 x 100101']);
    cart.flush();
    await settle();
    expect(shop.waiting.map((call) => call.name)).toEqual(['add 1 x 100101', 'add 1 x 100102', 'a = 5']);
    expect(cart.itemsQty.value).toBe(4);
  });

  test('sends a change that waits for the answer to the one before it', async () => {
    const { shop, cart } = await loadedCart({ a: 2 });
    for (const qty of [3, 4]) {
      void cart.changeQuantity('a', qty);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(shop.waiting.map((call) => call.name)).toEqual(['a = 3']);
    cart.flush();
    await settle();
    expect(shop.waiting.map((call) => call.name)).toEqual(['a = 3', 'a = 4']);
  });
});

describe('coupons', () => {
  test('cart rule 28: totals without a code are followed by one question after it', async () => {
    const shop = createFakeShop({ a: 2 });
    shop.hidesCoupon = true;
    shop.coupons = ['HOUT5'];
    const cart = createCart(shop.ask);
    void cart.load();
    for (const call of ['totals', 'coupons']) {
      await settle();
      expect(shop.waiting.map(({ name }) => name)).toEqual([call]);
      shop.serve();
    }
    await settle();
    expect(cart.totals.value?.couponCode).toBe('HOUT5');
    void cart.refresh();
    await settle();
    shop.serve();
    await settle();
    expect([cart.totals.value?.couponCode, shop.waiting.length]).toEqual(['HOUT5', 0]);
  });

  test.each([
    ['once more where nothing has answered', 'lost', ['coupons']],
    ['no more where the shop has no answer to it', 'refused', []],
  ] as const)('cart rule 28: the code is asked for %s', async (_, ending, asked) => {
    const shop = createFakeShop({ a: 2 });
    shop.hidesCoupon = true;
    const cart = createCart(shop.ask);
    for (const step of ['load', 'refresh'] as const) {
      void cart[step]();
      await settle();
      shop.serve();
      await settle();
      if (step === 'load') shop.serve(ending);
      await settle();
    }
    expect(shop.waiting.map(({ name }) => name)).toEqual(asked);
  });

  test('an applied code is in the totals, and cart-changed is emitted', async () => {
    const changed = listenTo('cart-changed');
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

  test("a refused code leaves the totals, and has the shop's text", async () => {
    const { cart, serve } = await loadedCart();
    const answer = cart.applyCoupon('VERLOPEN');
    await serve('refused');
    expect(await answer).toMatchObject({ error: { message: 'Dat kan niet' } });
    expect(cart.totals.value?.couponCode).toBeNull();
  });
});

test('cart rule 36: printed totals never replace an answer of the shop', async () => {
  const { cart } = await loadedCart();
  const answered = cart.totals.value;
  cart.adopt({ ...answered!, itemsQty: 99 });
  expect(cart.totals.value).toBe(answered);
});
