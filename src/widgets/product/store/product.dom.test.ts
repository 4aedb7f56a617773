import { effect } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { amount } from '../../../../tests/support/fakeShop';
import { on } from '../../../shared/platform/events';
import { product, type ShownProduct } from '.';

const NO_REQUESTS = { qty: () => {} };
const picture = { src: '/zwart.webp', alt: 'Zwart rabat', width: 900, height: 900 };

const shown = (given: Partial<ShownProduct> = {}): ShownProduct => ({
  sku: '200101',
  name: 'Douglas vlonderplank',
  qty: 1,
  price: { regular: null, final: amount(3.95), lowest: null, isFrom: false, unit: 'M1' },
  stock: { state: 'in_stock' },
  delivery: null,
  tierPrices: [],
  offer: null,
  pictures: null,
  ...given,
});

test('Pictures are null, for the printed ones, until a variant is chosen', () => {
  const seen: unknown[] = [];
  const stop = effect(() => void seen.push(product.pictures.value));
  product.show(shown({ pictures: [picture] }), NO_REQUESTS);
  product.show(shown(), NO_REQUESTS);
  stop();
  expect(seen).toEqual([null, [picture], null]);
});

test('A requested quantity goes to the form that showed the product last', () => {
  const [first, second] = [vi.fn<(qty: number) => void>(), vi.fn<(qty: number) => void>()];
  product.show(shown(), { qty: first });
  product.show(shown(), { qty: second });
  product.requestQty(25);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith(25);
});

test('product rule 25: every change emits product-changed', () => {
  const received: unknown[] = [];
  const controller = new AbortController();
  on('product-changed', (detail) => received.push(detail), { signal: controller.signal });
  product.show(shown({ sku: '200101-400-2', qty: 12 }), NO_REQUESTS);
  controller.abort();
  expect(received).toEqual([{ sku: '200101-400-2', qty: 12, isSoldOut: false }]);
});
