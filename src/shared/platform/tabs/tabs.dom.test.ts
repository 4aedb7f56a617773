import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeChannel } from '../../../../tests/support/FakeChannel';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  FakeChannel.open.clear();
});

test('shared rule 8: A tab receives what other tabs send, never its own messages', async () => {
  const { onTabs, tellTabs } = await import('./tabs');
  const received = vi.fn();
  onTabs('price-view', received);
  tellTabs('price-view', 'incl_tax');
  expect(received).not.toHaveBeenCalled();
  new FakeChannel('noest').postMessage({ name: 'price-view', detail: 'excl_tax' });
  expect(received).toHaveBeenCalledExactlyOnceWith('excl_tax');
});

test('an invalid message from another tab is ignored', async () => {
  const { onTabs } = await import('./tabs');
  const received = vi.fn();
  onTabs('cart-changed', received);
  for (const data of [null, 7, {}, { name: 'unknown' }]) new FakeChannel('noest').postMessage(data);
  expect(received).not.toHaveBeenCalled();
});

test('shared rule 8: a page that goes into the back/forward cache leaves no channel open, and listens again when it comes back', async () => {
  const { onTabs } = await import('./tabs');
  const received = vi.fn();
  onTabs('cart-changed', received);
  dispatchEvent(new Event('pagehide'));
  expect(FakeChannel.open.size).toBe(0);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  new FakeChannel('noest').postMessage({ name: 'cart-changed', detail: null });
  expect(received).toHaveBeenCalledOnce();
});

test.each([
  ['missing', undefined],
  [
    'forbidden',
    function Forbidden() {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('a %s BroadcastChannel is ignored without an error', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const { onTabs, tellTabs } = await import('./tabs');
  onTabs('cart-changed', () => undefined);
  expect(() => tellTabs('cart-changed', null)).not.toThrow();
});
