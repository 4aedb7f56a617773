import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '../../events';
import { FakeChannel } from '../FakeChannel';

const GUEST = { isLoggedIn: false, isBusiness: false };
const BUSINESS = { isLoggedIn: true, isBusiness: true };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  FakeChannel.open.clear();
  document.body.replaceChildren();
});

function printConfig(config: object): void {
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'application/json';
  script.id = 'noest-config';
  script.textContent = JSON.stringify(config);
}

const start = async () => (await import('./index')).customer;
const fromAnotherTab = (detail: unknown) => new FakeChannel('noest').postMessage({ name: 'customer', detail });

test('specification 6: guest, customer or business, as the server printed it', async () => {
  printConfig({ customer: BUSINESS });
  expect((await start()).current.value).toEqual(BUSINESS);
});

test('a page that says nothing knows nobody, and tells nobody', async () => {
  const heard = vi.fn();
  new FakeChannel('noest').addEventListener('message', heard);
  expect((await start()).current.value).toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

test('a page that comes tells the other tabs who shops here', async () => {
  const heard = vi.fn((event: Event) => (event as MessageEvent<unknown>).data);
  new FakeChannel('noest').addEventListener('message', heard);
  printConfig({ customer: BUSINESS });
  await start();
  expect(heard).toHaveReturnedWith({ name: 'customer', detail: BUSINESS });
});

test('a login in another tab is told once', async () => {
  printConfig({ customer: GUEST });
  const told = vi.fn();
  on('customer-changed', told);
  const { current } = await start();
  fromAnotherTab(BUSINESS);
  fromAnotherTab(BUSINESS);
  expect(current.value).toEqual(BUSINESS);
  expect(told).toHaveBeenCalledExactlyOnceWith(BUSINESS);
});

test('garbage from another tab changes nothing', async () => {
  printConfig({ customer: GUEST });
  const { current } = await start();
  for (const detail of [null, 'zakelijk', { isLoggedIn: 1 }]) fromAnotherTab(detail);
  expect(current.value).toEqual(GUEST);
});
