import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { emit } from '../../../../shared/platform/events';
import { toCents } from '../../../../shared/money';
import { pageWith } from '../../../../../tests/support/pageWith';
import analytics from './behaviour';

const PROPS = { layer: 'testLayer', consent: 'required', brand: '', print: '', desktopRow: 4, mobileRow: 2 } as const;
const wish = (sku: string) => emit('wishlist-changed', { sku, name: 'Plank', price: toCents(695), isOn: true });

let leave: AbortController;
let layer: { event?: string; ecommerce?: { currency: string; items: { item_id: string }[] } }[];

beforeEach(() => {
  leave = new AbortController();
  layer = [];
  Object.assign(window, { testLayer: layer });
  const script = build('script', '');
  script.type = 'application/json';
  script.dataset['analyticsEvent'] = 'view_item';
  script.textContent = JSON.stringify({ currency: 'EUR', value: 1, items: [{ item_id: 'page', item_name: 'Plank' }] });
  document.body.replaceChildren(script);
});

afterEach(() => {
  vi.doUnmock('./events');
  vi.doUnmock('./bus');
  leave.abort();
  pageWith();
  document.cookie = 'noest_consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

const attach = () => analytics.attach(document.body, PROPS, leave.signal);
const pushed = () => layer.flatMap(({ event, ecommerce }) => (event ? `${event} ${ecommerce?.items[0]?.item_id}` : []));

test('analytics rules 14 and 16: the events of the page and of the kit are held until shop:set-consent allows them', async () => {
  attach();
  wish('early');
  await vi.dynamicImportSettled();
  expect(pushed()).toEqual([]);
  emit('set-consent', { analytics: true, ads: false });
  wish('later');
  await expect
    .poll(() => pushed().toSorted())
    .toEqual(['add_to_wishlist early', 'add_to_wishlist later', 'view_item page']);
});

test('analytics rule 14: nothing is measured after a refusal, and only later events once the shopper allows it', async () => {
  document.cookie = 'noest_consent=none; path=/';
  attach();
  wish('refused');
  emit('set-consent', { analytics: true, ads: false });
  wish('allowed');
  await expect.poll(() => pushed()).toEqual(['add_to_wishlist allowed']);
});

test('analytics rule 16: an invalid decision is logged and ignored', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  attach();
  document.dispatchEvent(new CustomEvent('shop:set-consent', { detail: { analytics: 'yes' } }));
  await vi.dynamicImportSettled();
  expect(error.mock.calls[0]?.join(' ')).toContain('[noest] analytics: set-consent:');
  expect(pushed()).toEqual([]);
});

test.each([
  ['EUR', undefined],
  ['GBP', { currency: 'GBP' }],
])('analytics rule 8: the currency is %s where the page says %o', async (currency, config) => {
  pageWith(config);
  document.body.replaceChildren();
  document.cookie = 'noest_consent=analytics; path=/';
  attach();
  wish('plank');
  await expect.poll(() => layer.flatMap(({ ecommerce }) => ecommerce?.currency ?? [])).toEqual([currency]);
});

test('analytics rule 19: the code that measures is fetched once something is allowed, and never after a refusal', async () => {
  const fetched = vi.fn<(file: string) => void>();
  const fetch = (file: string, code: object) => vi.doMock(file, () => (fetched(file), code));
  vi.resetModules();
  fetch('./events', { pushPageEvents: () => {} });
  fetch('./pushKitEvent', { pushKitEvent: () => {} });
  fetch('./lists', { watchLists: () => {} });
  const { default: fresh } = await import('./behaviour');
  fresh.attach(document.body, PROPS, leave.signal);
  wish('early');
  await vi.dynamicImportSettled();
  emit('set-consent', { analytics: false, ads: false });
  wish('refused');
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();

  emit('set-consent', { analytics: true, ads: false });
  wish('allowed');
  await expect.poll(() => fetched.mock.calls.flat().toSorted()).toEqual(['./lists', './pushKitEvent']);
  for (const file of ['./events', './pushKitEvent', './lists']) vi.doUnmock(file);
});

test('analytics rule 19: lists are watched from the first permission on, once, also where a refusal came before', async () => {
  const watchLists = vi.fn<() => void>();
  vi.resetModules();
  vi.doMock('./lists', () => ({ watchLists }));
  const { default: fresh } = await import('./behaviour');
  fresh.attach(document.body, PROPS, leave.signal);
  emit('set-consent', { analytics: false, ads: false });
  await vi.dynamicImportSettled();
  expect(watchLists).not.toHaveBeenCalled();
  emit('set-consent', { analytics: true, ads: false });
  emit('set-consent', { analytics: true, ads: true });
  await vi.waitFor(() => expect(watchLists).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(watchLists).toHaveBeenCalledTimes(1);
  vi.doUnmock('./lists');
});

const steps = () => layer.filter(({ event }) => event && event !== 'view_item') as Record<string, unknown>[];

test('analytics rule 21: what the parts tell becomes steps, once measuring is allowed', async () => {
  attach();
  emit('delivery-promised', { country: 'NL' });
  emit('cutting-list-planned', { sku: '120102', pieces: 12 });
  await vi.dynamicImportSettled();
  expect(steps()).toEqual([]);
  emit('set-consent', { analytics: true, ads: false });
  emit('job-calculated', { job: 'terrace', size: 20 });
  emit('list-added', { added: 35, refused: 5 });
  emit('compare-added', { sku: '200101' });
  await expect
    .poll(() => steps().toSorted((one, other) => String(one['event']).localeCompare(String(other['event']))))
    .toEqual([
      { event: 'add_to_compare', add_to_compare: { item_id: '200101' } },
      { event: 'cutting_list', cutting_list: { item_id: '120102', pieces: 12 } },
      { event: 'delivery_promise', delivery_promise: { country: 'NL' } },
      { event: 'job_calculation', job_calculation: { job: 'terrace', size: 20 } },
      { event: 'quick_order', quick_order: { added: 35, refused: 5 } },
    ]);
});

test('analytics rule 21: a step after a refusal is not pushed, nor one with more than its parameters', async () => {
  document.cookie = 'noest_consent=none; path=/';
  attach();
  emit('compare-added', { sku: 'refused' });
  emit('set-consent', { analytics: true, ads: false });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  emit('list-added', { added: 1, refused: 0, email: 'sanne@example.com' } as never);
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('[noest] analytics: quick_order');
  expect(steps()).toEqual([]);
});
