import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ConversionSchema, ECOMMERCE_SCHEMAS, ItemSchema } from './schemas';

/** The parameters Google publishes: developers.google.com/analytics/devguides/collection/ga4/reference/events. */
const ITEM = [
  'item_id',
  'item_name',
  'affiliation',
  'coupon',
  'discount',
  'index',
  'item_brand',
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
  'item_list_id',
  'item_list_name',
  'item_variant',
  'location_id',
  'price',
  'quantity',
];
const PUBLISHED: Readonly<Record<string, readonly string[]>> = {
  view_item_list: ['item_list_id', 'item_list_name', 'items'],
  select_item: ['item_list_id', 'item_list_name', 'items'],
  view_item: ['currency', 'value', 'items'],
  add_to_cart: ['currency', 'value', 'items'],
  remove_from_cart: ['currency', 'value', 'items'],
  add_to_wishlist: ['currency', 'value', 'items'],
  view_cart: ['currency', 'value', 'items'],
  begin_checkout: ['currency', 'value', 'coupon', 'items'],
  add_shipping_info: ['currency', 'value', 'coupon', 'shipping_tier', 'items'],
  add_payment_info: ['currency', 'value', 'coupon', 'payment_type', 'items'],
  purchase: ['currency', 'value', 'transaction_id', 'coupon', 'shipping', 'tax', 'items'],
  refund: ['currency', 'value', 'transaction_id', 'items'],
};

test('analytics rule 2: an item has the parameters Google publishes and no others', () => {
  expect(Object.keys(ItemSchema.entries).toSorted()).toEqual(ITEM.toSorted());
});

test.each(Object.entries(PUBLISHED))(
  'analytics rule 2: %s has the parameters Google publishes and no others',
  (name, parameters) => {
    const schema = ECOMMERCE_SCHEMAS[name as keyof typeof ECOMMERCE_SCHEMAS];
    expect(Object.keys(schema.entries).toSorted()).toEqual(parameters.toSorted());
  },
);

test('analytics rule 1: every event has a schema', () => {
  const events = [...Object.keys(PUBLISHED), 'remove_from_wishlist'];
  expect(Object.keys(ECOMMERCE_SCHEMAS).toSorted()).toEqual(events.toSorted());
});

describe('analytics rule 2: refuses what GA4 does not accept', () => {
  const item = { item_id: '100101', item_name: 'Vuren plank' };
  const fits = (given: object) => v.safeParse(ECOMMERCE_SCHEMAS.view_item, given).success;

  test.each([
    ['an unknown parameter', { currency: 'EUR', value: 1, items: [{ ...item, sku: '100101' }] }, false],
    ['an amount as text', { currency: 'EUR', value: '1.00', items: [item] }, false],
    ['no items', { currency: 'EUR', value: 1, items: [] }, false],
    ['a value without its currency', { value: 1, items: [item] }, false],
    ['a valid event', { currency: 'EUR', value: 1, items: [item] }, true],
  ])('%s', (_what, given, isFit) => expect(fits(given)).toBe(isFit));
});

test('analytics rule 9: a purchase has number, value, tax, shipping, currency and items, and a coupon if there was one', () => {
  const items = [{ item_id: '100101', item_name: 'Vuren plank' }];
  const purchase = { transaction_id: '100000001', value: 13.9, tax: 2.41, shipping: 0, currency: 'EUR', items };
  const fits = (given: object) => v.safeParse(ECOMMERCE_SCHEMAS.purchase, given).success;
  expect([fits(purchase), fits({ ...purchase, coupon: 'HOUT10' })]).toEqual([true, true]);
  for (const field of Object.keys(purchase)) expect(fits({ ...purchase, [field]: undefined })).toBe(false);
});

test('analytics rule 12: the customer data has an e-mail address, may have telephone and address, and nothing else', () => {
  const fits = (given: object) => v.safeParse(ConversionSchema, given).success;
  const email = 'sanne@example.com';
  expect(fits({ email })).toBe(true);
  expect(fits({ email, phone_number: '0331234567', address: { city: 'Amersfoort', country: 'NL' } })).toBe(true);
  expect(fits({ phone_number: '0331234567' })).toBe(false);
  expect(fits({ email, birthday: '1980-01-01' })).toBe(false);
});
