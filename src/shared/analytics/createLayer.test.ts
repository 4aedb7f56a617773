import { beforeEach, expect, test } from 'vitest';
import { createLayer } from './createLayer';
import { isNewPurchase } from './purchases';

const events = (entries: readonly unknown[]) => entries.flatMap((entry) => (entry as { event?: string }).event ?? []);
const measured = (event: string) => ({ needs: 'analytics', entries: [{ event }] }) as const;
const forAds = { needs: 'ads', entries: [{ event: 'enhanced_conversion_data' }] } as const;
const bought = { ...measured('purchase'), isDue: () => isNewPurchase('1') };

let entries: unknown[];

beforeEach(() => {
  entries = [];
  localStorage.clear();
});

test('consent mode v2 stands first, denied, before what others have pushed, as a command', () => {
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

test('nothing is pushed before the shopper has decided; then all of it, in its order, after the decision', () => {
  const layer = createLayer(entries, 'required');
  layer.tell(measured('view_item'));
  layer.tell(measured('add_to_cart'));
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: true, ads: false });
  expect(Array.from(entries[1] as ArrayLike<unknown>)[1]).toBe('update');
  expect(events(entries)).toEqual(['view_item', 'add_to_cart']);
  layer.tell(measured('remove_from_cart'));
  expect(events(entries).at(-1)).toBe('remove_from_cart');
});

test('what is refused is dropped, and stays so where the shopper allows it later', () => {
  const layer = createLayer(entries, 'required');
  layer.tell(measured('view_item'));
  layer.decide({ analytics: false, ads: false });
  expect(layer.isOpen).toBe(false);
  layer.decide({ analytics: true, ads: true });
  expect(events(entries)).toEqual([]);
});

test('customer data is pushed only with consent for ad_user_data', () => {
  const layer = createLayer(entries, 'required');
  layer.tell(forAds);
  layer.decide({ analytics: true, ads: false });
  layer.tell(forAds);
  expect(events(entries)).toEqual([]);
  layer.decide({ analytics: false, ads: true });
  expect(layer.isOpen).toBe(true);
  layer.tell(forAds);
  expect(events(entries)).toEqual(['enhanced_conversion_data']);
});

test('a shop that needs no consent pushes at once, without a command', () => {
  createLayer(entries, 'none').tell(measured('view_item'));
  expect(entries).toEqual([{ event: 'view_item' }]);
});

test('a purchase is told once per increment_id', () => {
  expect([isNewPurchase('1'), isNewPurchase('2'), isNewPurchase('1')]).toEqual([true, true, false]);
});

test('a purchase that nobody could read does not count as told: not while nothing is decided, not when it is refused', () => {
  createLayer(entries, 'required').tell(bought);
  const refused = createLayer(entries, 'required');
  refused.tell(bought);
  refused.decide({ analytics: false, ads: false });
  expect(events(entries)).toEqual([]);

  const allowed = createLayer(entries, 'required');
  allowed.tell(bought);
  allowed.tell(bought);
  allowed.decide({ analytics: true, ads: false });
  expect(events(entries)).toEqual(['purchase']);
});
