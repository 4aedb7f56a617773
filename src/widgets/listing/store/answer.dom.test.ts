import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CatalogueSchema } from '../../../shared/api/storefront/wire/catalogue';

const head = { is_active: true, is_crawlable: true, has_duplicate_values: true };
const wood = {
  ...head,
  code: 'wood_species',
  type: 'attribute',
  facet_code: 'houtsoort',
  url_key: 'soort',
  options: [{ label: 'Douglas', active: true }],
};
const price = {
  ...head,
  code: 'price',
  type: 'price',
  facet_code: 'prijs',
  url_key: 'prijs',
  MinimumValue: 20,
  MaximumValue: 0,
};
const answer = {
  items: [],
  filters: [wood, price],
  current_page: 2,
  last_page: 3,
  page_size: 12,
  total_items: 30,
  sorting: { current: 'price:asc', options: [{ value: 'price:asc', label: 'Prijs' }] },
};

test('listing rule 5: what an answer holds is read by these names', () => {
  expect(v.parse(CatalogueSchema, answer)).toMatchObject({
    items: [],
    filters: [{ code: 'wood_species' }, { code: 'price' }],
    currentPage: 2,
    lastPage: 3,
    pageSize: 12,
    totalItems: 30,
    sorting: { current: 'price:asc', options: [{ value: 'price:asc', label: 'Prijs' }] },
  });
  expect(v.is(CatalogueSchema, { ...answer, items: undefined })).toBe(false);
});

test('listing rule 6: a filter is read by these names', () => {
  const read = { isActive: true, isCrawlable: true, hasDuplicateValues: true };
  expect(v.parse(CatalogueSchema, answer).filters).toMatchObject([
    {
      ...read,
      code: 'wood_species',
      type: 'attribute',
      facetCode: 'houtsoort',
      urlKey: 'soort',
      options: [{ label: 'Douglas', active: true }],
    },
    { ...read, code: 'price', type: 'price', facetCode: 'prijs', urlKey: 'prijs', minimum: 2000, maximum: 0 },
  ]);
});

test.each([
  ['another type', { ...wood, type: 'slider' }],
  ['an attribute without options', { ...wood, options: undefined }],
  ['a price without its lower bound', { ...price, MinimumValue: undefined }],
  ['a price without its upper bound', { ...price, MaximumValue: undefined }],
])('listing rule 6: %s is no filter', (_, filter) => {
  expect(v.is(CatalogueSchema, { ...answer, filters: [filter] })).toBe(false);
});
