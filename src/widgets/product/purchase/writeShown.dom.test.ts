import { afterEach, expect, test } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { build } from '../../../shared/platform/dom';
import { writeShown } from './writeShown';

afterEach(() => document.body.replaceChildren());

test('product rule 25: writes SKU and price to every element with data-shows', () => {
  const [sku, price] = [build('span', ''), build('p', 'noest-price')];
  sku.dataset['shows'] = 'sku';
  price.dataset['shows'] = 'price';
  document.body.append(sku, price);
  const shown = { regular: amount(12), final: amount(4.84), lowest: null, isFrom: false, unit: 'M1' as const };
  writeShown({ sku: '200101-400-2', price: shown, offer: null });
  expect(sku.textContent).toBe('200101-400-2');
  expect(Object.fromEntries(Object.entries(price.dataset))).toEqual({
    shows: 'price',
    priceInclTax: '12',
    priceExclTax: '9.92',
    finalPriceInclTax: '4.84',
    finalPriceExclTax: '4',
    from: 'false',
    unit: 'M1',
  });
});

test('product rule 19: the percentage in data-shows="discount" is that of the shown variant, and goes where nothing is off', () => {
  const badge = build('span', 'noest-badge');
  badge.dataset['shows'] = 'discount';
  document.body.append(badge);
  const price = {
    regular: amount(4.25),
    final: amount(3.95),
    lowest: amount(4.25),
    isFrom: false,
    unit: 'M1' as const,
  };
  writeShown({ sku: 'a', price, offer: null });
  expect([badge.textContent, badge.hidden]).toEqual(['-7%', false]);
  writeShown({ sku: 'b', price: { ...price, regular: null }, offer: null });
  expect([badge.textContent, badge.hidden]).toEqual(['', true]);
});
