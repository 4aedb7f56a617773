import { beforeEach, expect, test } from 'vitest';
import { createLayer } from './createLayer';

const events = (entries: readonly unknown[]) => entries.flatMap((entry) => (entry as { event?: string }).event ?? []);
const measured = (event: string) => ({ needs: 'analytics', entries: [{ event }] }) as const;
const forAds = { needs: 'ads', entries: [{ event: 'enhanced_conversion_data' }] } as const;

let entries: unknown[];

beforeEach(() => {
  entries = [];
});

test('Consent mode v2 is the first entry, all denied, as a command', () => {
  entries.push({ event: 'gtm.js' });
  createLayer(entries, 'required');
  expect(Object.prototype.toString.call(entries[0])).toBe('[object Arguments]');
  expect(Array.from(entries[0] as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    },
  ]);
});

test('Holds what happens until the shopper has decided, then measures it in order, after the decision', () => {
  const layer = createLayer(entries, 'required');
  for (const event of ['view_item', 'add_to_cart']) layer.whenAllowed(() => layer.push(measured(event)));
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: true, ads: false });
  expect(Array.from(entries[1] as ArrayLike<unknown>)[1]).toBe('update');
  expect(events(entries)).toEqual(['view_item', 'add_to_cart']);
  layer.whenAllowed(() => layer.push(measured('remove_from_cart')));
  expect(events(entries).at(-1)).toBe('remove_from_cart');
});

test('Drops what was refused for good, even when the shopper allows it later', () => {
  const layer = createLayer(entries, 'required');
  layer.whenAllowed(() => layer.push(measured('view_item')));
  layer.decide({ analytics: false, ads: false });
  layer.whenAllowed(() => layer.push(measured('add_to_cart')));
  layer.decide({ analytics: true, ads: true });
  expect(events(entries)).toEqual([]);
});

test('Pushes customer data only with consent for ad_user_data', () => {
  const layer = createLayer(entries, 'required');
  layer.decide({ analytics: true, ads: false });
  layer.push(forAds);
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: false, ads: true });
  layer.push(forAds);
  expect(events(entries)).toEqual(['enhanced_conversion_data']);
});

test('consent=none pushes at once, without a command', () => {
  createLayer(entries, 'none').push(measured('view_item'));
  expect(entries).toEqual([{ event: 'view_item' }]);
});
