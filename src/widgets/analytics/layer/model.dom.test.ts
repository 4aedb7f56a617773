import { expect, test } from 'vitest';
import { toCents } from '../../../shared/money';
import { FakeShop, cartItem } from '../../../../tests/support/fakeShop';
import { cartWorth, categoryLevels, lineItem, worthOf } from './model';

const amount = (euros: number) => ({ inclTax: toCents(euros * 100), exclTax: toCents((euros * 100) / 1.21) });

test('analytics rule 3: an item has at most 5 category levels', () => {
  expect(categoryLevels(['Tuinhout', 'Vlonderplanken'])).toEqual({
    item_category: 'Tuinhout',
    item_category2: 'Vlonderplanken',
  });
  expect(Object.keys(categoryLevels(['a', 'b', 'c', 'd', 'e', 'f']))).toHaveLength(5);
});

test('analytics rule 7: a cart line becomes an item: euros with VAT, the discount on one piece, its options as the variant', () => {
  const line = {
    sku: '200101',
    name: 'Douglas vlonderplank',
    qty: 4,
    price: amount(3.95),
    rowTotal: amount(15.8),
    regularRowTotal: amount(17.8),
    options: [
      { label: 'Lengte', value: '300 cm' },
      { label: 'Afwerking', value: 'Onbehandeld' },
    ],
    categories: ['Tuinhout'],
  };
  expect(lineItem(line)).toEqual({
    item_id: '200101',
    item_name: 'Douglas vlonderplank',
    item_category: 'Tuinhout',
    item_variant: '300 cm, Onbehandeld',
    discount: 0.5,
    price: 3.95,
    quantity: 4,
  });
});

test('analytics rule 7: a line of a business has the price after its discount, and the value follows from it', async () => {
  const line = cartItem({
    id: '100101',
    name: 'Plank',
    qty: 6,
    price: amount(6.95),
    rowTotal: amount(37.5),
    regularRowTotal: amount(41.7),
  });
  expect(lineItem(line)).toMatchObject({ price: 6.25, discount: 0.7, quantity: 6 });
  const shop = new FakeShop();
  shop.items = [line];
  const answer = await shop.totals();
  expect(answer.ok && cartWorth({ ...answer.value, discount: toCents(-375) }).value).toBe(33.75);
});

test('The value is the sum of the items, without rounding errors', () => {
  const item = { item_id: 'a', item_name: 'a' };
  expect(
    worthOf([
      { ...item, price: 0.1, quantity: 3 },
      { ...item, price: 1.15 },
    ]),
  ).toBe(1.45);
});

test('a line without SKU is named by its product, and the variant as the shop names it', () => {
  const price = amount(10);
  const line = { sku: '', productId: '12', name: 'Plank', qty: 1, price, rowTotal: price, regularRowTotal: price };
  const item = lineItem({ ...line, variant: '400 cm', options: [{ label: 'Lengte', value: '4 m' }], categories: [] });
  expect(item).toMatchObject({ item_id: '12', item_variant: '400 cm' });
});
