import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '../../shared/platform/events';
import { FakeChannel } from '../../../tests/support/FakeChannel';

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

const start = async () => (await import('./customer')).customer;
const fromAnotherTab = (detail: unknown) => new FakeChannel('noest').postMessage({ name: 'customer', detail });

test('account rule 1: the customer is the one of the configuration', async () => {
  printConfig({ customer: BUSINESS });
  expect((await start()).current.value).toEqual(BUSINESS);
});

test('is null without a customer in the configuration, and reports nothing to other tabs', async () => {
  const received = vi.fn();
  new FakeChannel('noest').addEventListener('message', received);
  expect((await start()).current.value).toBeNull();
  expect(received).not.toHaveBeenCalled();
});

test('account rule 1: a page that loads reports its customer to the other tabs', async () => {
  const received = vi.fn((event: Event) => (event as MessageEvent<unknown>).data);
  new FakeChannel('noest').addEventListener('message', received);
  printConfig({ customer: BUSINESS });
  await start();
  expect(received).toHaveReturnedWith({ name: 'customer', detail: BUSINESS });
});

test('account rule 1: a login in another tab emits customer-changed once', async () => {
  printConfig({ customer: GUEST });
  const changed = vi.fn();
  on('customer-changed', changed);
  const { current } = await start();
  fromAnotherTab(BUSINESS);
  fromAnotherTab(BUSINESS);
  expect(current.value).toEqual(BUSINESS);
  expect(changed).toHaveBeenCalledExactlyOnceWith(BUSINESS);
});

test('an invalid message from another tab changes nothing', async () => {
  printConfig({ customer: GUEST });
  const { current } = await start();
  for (const detail of [null, 'zakelijk', { isLoggedIn: 1 }]) fromAnotherTab(detail);
  expect(current.value).toEqual(GUEST);
});
