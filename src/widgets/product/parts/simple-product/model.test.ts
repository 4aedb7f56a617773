import { expect, test } from 'vitest';
import { offer } from '../../../../../tests/support/offers';
import { isSaleable, shownOffer } from './model';

test('product rule 13: saleable follows in_stock', () => {
  expect(isSaleable(offer())).toBe(true);
  expect(isSaleable(offer({ inStock: false }))).toBe(false);
});

test('The page shows the SKU, the stock and the offer', () => {
  const plank = offer({ sku: '100101' });
  expect(shownOffer('Vuren plank', plank, 2)).toMatchObject({ sku: '100101', qty: 2, offer: plank, pictures: null });
});
