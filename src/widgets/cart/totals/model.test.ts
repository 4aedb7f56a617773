import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeShop, amount, cartItem } from '../../../../tests/support/fakeShop';
import type { Totals } from '../../../shared/api';
import { toCents } from '../../../shared/money';
import { totalRows } from './model';

async function totals(given: Partial<Totals> = {}): Promise<Totals> {
  const shop = new FakeShop();
  shop.items = [cartItem({ id: 'a', name: 'Plank' })];
  const answer = await shop.totals();
  if (!answer.ok) throw new Error('the fake shop answers');
  return { ...answer.value, ...given };
}

const kinds = (given: Totals, knowledge = {}) => totalRows(given, knowledge).map(({ kind }) => kind);

test('cart rule 14: what is not delivered has no row for delivery', async () => {
  expect(kinds(await totals({ isVirtual: true }), { isShippingKnown: true })).not.toContain('shipping');
});

test('a private customer sees subtotal, delivery, VAT and the totals', async () => {
  expect(kinds(await totals())).toEqual(['subtotal', 'shipping', 'totalExclTax', 'tax', 'totalInclTax']);
});

test('cart rule 12: a business sees its volume discount above the subtotal that holds it, others their discount', async () => {
  const business = await totals({ volumeDiscount: toCents(-100), volumeDiscountExclTax: toCents(-83) });
  expect(kinds(business).slice(0, 2)).toEqual(['businessDiscount', 'subtotal']);
  expect(kinds(await totals({ discount: toCents(-500) })).slice(0, 2)).toEqual(['subtotal', 'discount']);
});

test('cart rule 14: delivery is unknown before an address, and 0 is free only once it is known', async () => {
  const shipping = async (given: Partial<Totals>, knowledge = {}) =>
    totalRows(await totals(given), knowledge).find(({ kind }) => kind === 'shipping');
  expect(await shipping({})).toMatchObject({ amount: null });
  expect(await shipping({}, { isShippingKnown: true })).toMatchObject({ amount: { inclTax: 0 } });
  expect(await shipping({ freeShippingRemaining: toCents(0) })).toMatchObject({ amount: { inclTax: 0 } });
  expect(await shipping({ shipping: toCents(5995) })).toMatchObject({ amount: { inclTax: 5995 } });
});

test('cart rule 13: in either price view the rows above a total add up to it', async () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  await fc.assert(
    fc.asyncProperty(cents, cents, cents, async (goods, delivery, off) => {
      const [subtotal, shipping, discount] = [goods, delivery, off].map((value) => amount(value / 100)) as [
        ReturnType<typeof amount>,
        ReturnType<typeof amount>,
        ReturnType<typeof amount>,
      ];
      const inclTax = subtotal.inclTax + shipping.inclTax - discount.inclTax;
      const exclTax = subtotal.exclTax + shipping.exclTax - discount.exclTax;
      const rows = totalRows(
        await totals({
          subtotal,
          shipping: shipping.inclTax,
          shippingExclTax: shipping.exclTax,
          discount: toCents(0 - discount.inclTax),
          discountExclTax: toCents(0 - discount.exclTax),
          grandTotal: toCents(inclTax),
          tax: toCents(inclTax - exclTax),
        }),
        { isShippingKnown: true },
      );
      const above = (view: 'inclTax' | 'exclTax') =>
        rows.reduce((sum, row) => sum + ('amount' in row ? (row.amount?.[view] ?? 0) : 0), 0);
      expect(rows.find(({ kind }) => kind === 'totalInclTax')).toMatchObject({ cents: above('inclTax') });
      expect(rows.find(({ kind }) => kind === 'totalExclTax')).toMatchObject({ cents: above('exclTax') });
    }),
  );
});
