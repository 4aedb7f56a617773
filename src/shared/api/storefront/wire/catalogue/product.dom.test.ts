import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../../tests/support/pageWith';
import { ListingProductSchema } from './product';

afterEach(() => pageWith());

const answer = {
  in_stock: true,
  price_incl_tax: 12.1,
  price_excl_tax: 10,
  final_price_incl_tax: 12.1,
  final_price_excl_tax: 10,
};

test('product rule 30: the picture of a card is the small image of the answer', () => {
  pageWith({ mediaBase: 'https://cdn.example' });
  const pictures = { image: '/d/groot.webp', small_image: '/d/klein.webp', thumbnail: '/d/mini.webp' };
  const { image } = v.parse(ListingProductSchema, { ...answer, ...pictures });
  expect(image).toBe('https://cdn.example/media/catalog/product/d/klein.webp');
});

test.each(['simple', 'configurable', 'bundle', 'grouped', 'other'])(
  'product rule 1: a card is of the type that product_type names, %s',
  (type) => expect(v.parse(ListingProductSchema, { ...answer, product_type: type }).type).toBe(type),
);

test('product rule 1: a card of a type that is none of them is that of a simple product', () => {
  expect(v.parse(ListingProductSchema, { ...answer, product_type: 'virtual' }).type).toBe('simple');
});
