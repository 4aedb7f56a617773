import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeChannel } from './FakeChannel';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  FakeChannel.open.clear();
});

test('tabs hear each other, and never themselves', async () => {
  const { onTabs, tellTabs } = await import('./tabs');
  const heard = vi.fn();
  onTabs('price-view', heard);
  tellTabs('price-view', 'incl_tax');
  expect(heard).not.toHaveBeenCalled();
  new FakeChannel('noest').postMessage({ name: 'price-view', detail: 'excl_tax' });
  expect(heard).toHaveBeenCalledExactlyOnceWith('excl_tax');
});

test('garbage from another tab hurts nobody', async () => {
  const { onTabs } = await import('./tabs');
  const heard = vi.fn();
  onTabs('cart-changed', heard);
  for (const data of [null, 7, {}, { name: 'unknown' }]) new FakeChannel('noest').postMessage(data);
  expect(heard).not.toHaveBeenCalled();
});

test('a page that goes into the back/forward cache leaves no channel open, and listens again when it comes back', async () => {
  const { onTabs } = await import('./tabs');
  const heard = vi.fn();
  onTabs('cart-changed', heard);
  dispatchEvent(new Event('pagehide'));
  expect(FakeChannel.open.size).toBe(0);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  new FakeChannel('noest').postMessage({ name: 'cart-changed', detail: null });
  expect(heard).toHaveBeenCalledOnce();
});

test.each([
  ['missing', undefined],
  [
    'forbidden',
    function Forbidden() {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('a %s BroadcastChannel throws at nobody', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const { onTabs, tellTabs } = await import('./tabs');
  onTabs('cart-changed', () => undefined);
  expect(() => tellTabs('cart-changed', null)).not.toThrow();
});
