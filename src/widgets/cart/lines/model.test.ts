import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { amount, cartItem } from '../../../../tests/support/fakeShop';
import { TotalsSchema } from '../../../shared/api/storefront/wire/cart';
import type { RemovedItem } from '../store/Cart';
import { cartRows, chosenOptions, isReduced, remainingOf } from './model';

const item = (id: string) => cartItem({ id, name: `Artikel ${id}` });

test('whatever is removed, in whatever order, every row keeps its position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 12 }), fc.array(fc.nat()), (ids, picks) => {
      let items = ids.map(item);
      const removed: RemovedItem[] = [];
      for (const pick of picks.slice(0, ids.length)) {
        const index = pick % items.length;
        removed.push({ item: items[index]!, index });
        items = items.filter((_, at) => at !== index);
      }
      expect(cartRows(items, removed).map((row) => row.item.id)).toEqual(ids);
    }),
  );
});

test('a removed line whose index is beyond the end comes last', () => {
  expect(cartRows([], [{ item: item('a'), index: 7 }])).toEqual([{ kind: 'removed', item: item('a') }]);
});

test('cart rule 6: an old price shows where the row total incl. VAT differs from the one without discount', () => {
  const full = item('a');
  expect(isReduced(full)).toBe(false);
  expect(isReduced({ ...full, regularRowTotal: amount(12) })).toBe(true);
});

test('cart rule 5: the options of a line are a JSON text, a list of label and value', () => {
  const line = {
    item_id: '7',
    sku: '200101',
    qty: 1,
    name: 'Plank',
    price_incl_tax: 1,
    row_total: 1,
    row_total_incl_tax: 1,
  };
  const amounts = { subtotal: 1, subtotal_incl_tax: 1, shipping_amount: 0, discount_amount: 0, tax_amount: 0 };
  const optionsOf = (given: unknown) => {
    const totals = { ...amounts, items_qty: 1, grand_total: 1, items: [{ ...line, options: given }] };
    const parsed = v.safeParse(TotalsSchema, totals);
    return parsed.success ? parsed.output.items[0]?.options : 'none';
  };
  const options = [{ label: 'Lengte', value: '400 cm' }];
  expect([optionsOf(JSON.stringify(options)), optionsOf('')]).toEqual([options, []]);
  expect([optionsOf(options), optionsOf('Lengte'), optionsOf('{}')]).toEqual(['none', 'none', 'none']);
});

test('cart rule 5: the values of the options are joined by commas', () => {
  const options = [
    { label: 'Lengte', value: '400 cm' },
    { label: 'Afwerking', value: 'Zwart gebeitst' },
  ];
  expect(chosenOptions({ ...item('a'), options })).toBe('400 cm, Zwart gebeitst');
});

test('cart rule 11: stock is a problem where a line holds more than can be had', () => {
  expect([
    remainingOf({ qty: 5, maxQty: 2 }),
    remainingOf({ qty: 2, maxQty: 2 }),
    remainingOf({ qty: 5, maxQty: null }),
    remainingOf({ qty: 5, maxQty: 0 }),
  ]).toEqual([2, null, null, 0]);
});
