import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../../shared/platform/dom';
import { emit } from '../../../../shared/platform/events';
import { toCents } from '../../../../shared/money';
import analytics from './behaviour';

const PROPS = { layer: 'testLayer', consent: 'required', brand: '', print: '', desktopRow: 4, mobileRow: 2 } as const;
const wish = (sku: string) => emit('wishlist-changed', { sku, name: 'Plank', price: toCents(695), isOn: true });

let leave: AbortController;
let layer: { event?: string; ecommerce?: { items: { item_id: string }[] } }[];

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
  leave.abort();
  document.cookie = 'noest_consent=; max-age=0; path=/';
});

const attach = () => analytics.attach(document.body, PROPS, leave.signal);
const pushed = () => layer.flatMap(({ event, ecommerce }) => (event ? `${event} ${ecommerce?.items[0]?.item_id}` : []));

test('Holds the events of the page and of the kit until the shopper allows them', async () => {
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

test('Measures nothing after a refusal, and only later events once the shopper allows it', async () => {
  document.cookie = 'noest_consent=none; path=/';
  attach();
  wish('refused');
  emit('set-consent', { analytics: true, ads: false });
  wish('allowed');
  await expect.poll(() => pushed()).toEqual(['add_to_wishlist allowed']);
});

test('Logs an invalid decision and ignores it', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  attach();
  document.dispatchEvent(new CustomEvent('shop:set-consent', { detail: { analytics: 'yes' } }));
  await vi.dynamicImportSettled();
  expect(error.mock.calls[0]?.join(' ')).toContain('[noest] analytics: set-consent:');
  expect(pushed()).toEqual([]);
});
