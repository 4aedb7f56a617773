import { expect, test } from 'vitest';
import { importParts } from '../parts/importParts';

/** Events of parts that are not measured, and why. */
const NOT_MEASURED: Readonly<Record<string, string>> = {
  'cart-changed': 'cart-line-changed tells the same with its line',
  'cart-item-added': 'cart-line-changed tells the same with its line',
  'checkout-step': 'checkout-started, shipping-chosen and payment-chosen are the steps of GA4',
  'listing-changed': 'the lists it shows are measured as they come into view',
  'order-placed': 'the success page has the purchase in its markup',
  'price-view-changed': 'how a page is looked at is no step to an order',
  'product-changed': 'the page of the product has view_item in its markup',
};

test('analytics rule 23: each event that a part declares is measured, or named here as not measured', async () => {
  const parts = (await importParts()).map(({ declaration }) => declaration);
  const measured = Object.keys(parts.find(({ name }) => name === 'analytics')?.events?.in ?? {});
  const sent = new Set(parts.flatMap(({ events }) => Object.keys(events?.out ?? {})));
  const heard = measured.filter((name) => !['set-consent', 'listing-changed'].includes(name));
  expect(sent.size).toBeGreaterThan(10);
  expect([...sent].toSorted()).toEqual([...heard, ...Object.keys(NOT_MEASURED)].toSorted());
});
