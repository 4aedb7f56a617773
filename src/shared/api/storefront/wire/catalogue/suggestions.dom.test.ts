import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { pageWith } from '../../../../../../tests/support/pageWith';
import { SuggestionsSchema } from './suggestions';

afterEach(() => pageWith());

test('search rule 6: a product is read from name, url, small_image, scoped_price_info and unit_of_measurement', () => {
  pageWith({ mediaBase: 'https://cdn.example' });
  const product = {
    name: 'Vuren plank',
    url: '/vuren-plank',
    small_image: '/d/vuren.webp',
    scoped_price_info: { unit_price_incl_tax: 12.1, unit_price_excl_tax: 10 },
    unit_of_measurement: 'M1',
  };
  const answer = { ...product, image: '/d/groot.webp', price: 99 };
  expect(v.parse(SuggestionsSchema, { product_results: { matches: [answer] } }).products).toEqual([
    {
      sku: '',
      name: 'Vuren plank',
      url: '/vuren-plank',
      image: 'https://cdn.example/media/catalog/product/d/vuren.webp',
      price: { inclTax: 1210, exclTax: 1000 },
      isFromPrice: false,
      unit: 'M1',
    },
  ]);
});
