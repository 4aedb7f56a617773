import { expect, test, vi } from 'vitest';
import { emit, on } from '.';

test('shared rule 7: every event is a CustomEvent on document, so that a page script receives it', () => {
  const received = vi.fn();
  document.addEventListener('shop:cart-changed', (event) => received((event as CustomEvent<unknown>).detail), {
    once: true,
  });
  emit('cart-changed', { itemsQty: 3 });
  expect(received).toHaveBeenCalledExactlyOnceWith({ itemsQty: 3 });
});

test('what a page script dispatches is received on the bus', () => {
  const received = vi.fn();
  const stop = new AbortController();
  on('set-price-view', received, { signal: stop.signal });
  document.dispatchEvent(new CustomEvent('shop:set-price-view', { detail: { view: 'excl_tax' } }));
  stop.abort();
  expect(received).toHaveBeenCalledExactlyOnceWith({ view: 'excl_tax' });
});

test('an aborted listener is not called again', () => {
  const received = vi.fn();
  const stop = new AbortController();
  on('cart-refresh', received, { signal: stop.signal });
  stop.abort();
  emit('cart-refresh');
  expect(received).not.toHaveBeenCalled();
});
