import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Totals } from '../../../shared/api';
import { failed } from '../../../shared/api/result';
import { emit } from '../../../shared/platform/events';
import { FakeChannel } from '../../../../tests/support/FakeChannel';
import { messages } from '../../messages';
import type { Cart } from './Cart';
import { cartItem, totalsOf } from './testing/fakeShop';

const totals = signal<Totals | null>(null);
const refresh = vi.fn<Cart['refresh']>(async () => undefined);
const add = vi.fn<Cart['add']>();
const cart: Cart = {
  totals,
  refresh,
  add,
  itemsQty: signal(null),
  adding: signal(0),
  loadError: signal(null),
  requestedQty: signal(new Map<string, number>()),
  pendingItems: signal(new Set<string>()),
  removed: signal([]),
  load: vi.fn(),
  askAhead: vi.fn(),
  askForDrawer: vi.fn(),
  inTurn: vi.fn(),
  changeQuantity: vi.fn(),
  replace: vi.fn(),
  remove: vi.fn(),
  undoRemove: vi.fn(),
  forgetRemoved: vi.fn(),
  flush: vi.fn(),
  adopt: vi.fn(),
  count: vi.fn(),
  applyCoupon: vi.fn(),
  removeCoupon: vi.fn(),
};

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const changeInOtherTab = () => new FakeChannel('noest').postMessage({ name: 'cart-changed', detail: null });

// Before the module is loaded: what it imports sends a message to the other tabs at once.
vi.stubGlobal('BroadcastChannel', FakeChannel);
document.cookie = 'quote_version=1; path=/';
const { follow } = await import('./follow');
follow(cart);

beforeEach(() => {
  refresh.mockClear();
  add.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  document.cookie = 'quote_version=1; path=/';
  totals.value = totalsOf([cartItem('a', 1)]);
});

describe('cart rule 33: the totals are asked for again', () => {
  test('after a login or logout: prices depend on the customer', () => {
    emit('customer-changed', { isLoggedIn: true, isBusiness: true });
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('when another tab changed it', () => {
    changeInOtherTab();
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('in a hidden tab only once it is shown again', () => {
    show('hidden');
    changeInOtherTab();
    changeInOtherTab();
    expect(refresh).not.toHaveBeenCalled();
    show('visible');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('when the page comes back from the back/forward cache, and not when it is shown for the first time', () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(refresh).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('when the quote has another version than the known totals', () => {
    show('visible');
    expect(refresh).not.toHaveBeenCalled();
    document.cookie = 'quote_version=2; path=/';
    show('visible');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('when a page script asks for it', () => {
    emit('cart-refresh');
    expect(refresh).toHaveBeenCalledOnce();
  });
});

const ask = (detail: unknown) => document.dispatchEvent(new CustomEvent('shop:add-to-cart', { detail }));

describe('shop:add-to-cart of a page script', () => {
  test('cart rule 1: default quantity 1', async () => {
    add.mockReturnValue(new Promise(() => undefined));
    ask({ sku: '100101' });
    await expect.poll(() => add).toHaveBeenCalledExactlyOnceWith({ sku: '100101', qty: 1 });
  });

  test('a wrong detail is reported on the console', async () => {
    ask({ sku: 100101 });
    await expect
      .poll(() => console.error)
      .toHaveBeenCalledExactlyOnceWith(expect.stringContaining('shop:add-to-cart, sku:'));
    expect(add).not.toHaveBeenCalled();
  });

  test.each([
    [{ kind: 'refused', status: 422, code: 'NO', message: 'Nog maar 3 beschikbaar' }, 'Nog maar 3 beschikbaar'],
    [{ kind: 'network' }, 'Het product kon niet worden toegevoegd aan je winkelwagen. Probeer het later opnieuw.'],
  ] as const)('a failure is shown to the shopper', async (error, text) => {
    add.mockResolvedValue(failed(error));
    ask({ sku: '100101' });
    await expect.poll(() => messages.list.at(-1)).toMatchObject({ type: 'error', text });
  });
});
