import { effect } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { on } from '../../events';
import { product, type ShownProduct } from '.';

const NOBODY = { qty: () => {} };
const picture = { src: '/zwart.webp', alt: 'Zwart rabat', width: 900, height: 900 };

const shown = (given: Partial<ShownProduct> = {}): ShownProduct => ({
  sku: '200101',
  name: 'Douglas vlonderplank',
  qty: 1,
  price: { regular: null, final: amount(3.95), lowest: null, isFrom: false, unit: 'M1' },
  stock: { state: 'in_stock' },
  tierPrices: [],
  offer: null,
  pictures: null,
  ...given,
});

test('pictures are those of the chosen variant, and the printed ones until there is one', () => {
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(product.pictures.value));
  product.show(shown({ pictures: [picture] }), NOBODY);
  product.show(shown(), NOBODY);
  stop();
  expect(seen).toEqual([null, [picture], null]);
});

test('a quantity another part asks for goes to the box that shows the product now', () => {
  const [first, second] = [vi.fn<(qty: number) => void>(), vi.fn<(qty: number) => void>()];
  product.show(shown(), { qty: first });
  product.show(shown(), { qty: second });
  product.askQty(25);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(25);
});

test('every change is told on the bus', () => {
  const heard: unknown[] = [];
  const controller = new AbortController();
  on('product-changed', (detail) => heard.push(detail), { signal: controller.signal });
  product.show(shown({ sku: '200101-400-2', qty: 12 }), NOBODY);
  controller.abort();
  expect(heard).toEqual([{ sku: '200101-400-2', qty: 12 }]);
});
