import { beforeEach, expect, test } from 'vitest';
import { createLayer } from './createLayer';

const events = (entries: readonly unknown[]) => entries.flatMap((entry) => (entry as { event?: string }).event ?? []);
const measured = (event: string) => ({ needs: 'analytics', entries: [{ event }] }) as const;
const forAds = { needs: 'ads', entries: [{ event: 'enhanced_conversion_data' }] } as const;

let entries: unknown[];

beforeEach(() => {
  entries = [];
});

test('analytics rule 14: consent mode v2 is the first entry, all denied, as a command', () => {
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

test('analytics rule 14: what happens is held until the shopper has decided, then measured in order, after the decision', () => {
  const layer = createLayer(entries, 'required');
  for (const event of ['view_item', 'add_to_cart']) layer.whenAllowed(() => layer.push(measured(event)));
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: true, ads: false });
  expect(Array.from(entries[1] as ArrayLike<unknown>)[1]).toBe('update');
  expect(events(entries)).toEqual(['view_item', 'add_to_cart']);
  layer.whenAllowed(() => layer.push(measured('remove_from_cart')));
  expect(events(entries).at(-1)).toBe('remove_from_cart');
});

test('analytics rules 14 and 19: what was refused is dropped for good, even when the shopper allows it later', () => {
  const layer = createLayer(entries, 'required');
  layer.whenAllowed(() => layer.push(measured('view_item')));
  layer.decide({ analytics: false, ads: false });
  layer.whenAllowed(() => layer.push(measured('add_to_cart')));
  layer.decide({ analytics: true, ads: true });
  expect(events(entries)).toEqual([]);
});

test('analytics rules 12 and 13: customer data needs consent for advertising, every other event that for measuring', () => {
  const layer = createLayer(entries, 'required');
  layer.decide({ analytics: true, ads: false });
  layer.push(forAds);
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: false, ads: true });
  layer.push(measured('view_item'));
  layer.push(forAds);
  expect(events(entries)).toEqual(['enhanced_conversion_data']);
});

test('analytics rule 15: consent="none" pushes everything at once, and writes no command, not even after a decision', () => {
  const layer = createLayer(entries, 'none');
  layer.decide({ analytics: false, ads: false });
  layer.push(measured('view_item'));
  layer.push(forAds);
  expect(entries).toEqual([{ event: 'view_item' }, { event: 'enhanced_conversion_data' }]);
});
