import { expect, test } from 'vitest';
import { offer } from '../../../tests/support/offers';
import { isSaleable, shownOffer } from './model';

test('specification 4, simple: saleable follows in_stock', () => {
  expect(isSaleable(offer())).toBe(true);
  expect(isSaleable(offer({ inStock: false }))).toBe(false);
});

test('the page shows its SKU, stock and what would go into the cart', () => {
  const plank = offer({ sku: '100101' });
  expect(shownOffer('Vuren plank', plank, 2)).toMatchObject({ sku: '100101', qty: 2, offer: plank, pictures: null });
});
