import { expect, test, vi } from 'vitest';
import { emit, on } from './index';

test('every event is a CustomEvent on document, so that a page script hears it', () => {
  const heard = vi.fn();
  document.addEventListener('shop:cart-changed', (event) => heard((event as CustomEvent<unknown>).detail), {
    once: true,
  });
  emit('cart-changed', { itemsQty: 3 });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ itemsQty: 3 });
});

test('what a page script dispatches is heard on the bus', () => {
  const heard = vi.fn();
  const stop = new AbortController();
  on('set-price-view', heard, { signal: stop.signal });
  document.dispatchEvent(new CustomEvent('shop:set-price-view', { detail: { view: 'excl_tax' } }));
  stop.abort();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ view: 'excl_tax' });
});

test('an aborted listener hears nothing more', () => {
  const heard = vi.fn();
  const stop = new AbortController();
  on('cart-refresh', heard, { signal: stop.signal });
  stop.abort();
  emit('cart-refresh');
  expect(heard).not.toHaveBeenCalled();
});
