import { expect, test } from 'vitest';
import type { ListingState } from '../../listing-address';
import { activeChoices } from './choices';

const say = (key: string, { from, to }: Readonly<Record<string, string>>) => `${key} ${from} ${to}`;
const whole: ListingState = { facets: {}, page: 2, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

const category = { isSearch: false };

test('nothing is chosen in a whole listing', () => expect(activeChoices(whole, category, say)).toEqual([]));

test('each choice takes itself away and leaves the others', () => {
  const state = { ...whole, facets: { houtsoort: ['Douglas', 'Eiken'] }, maxPrice: 50 };
  const [douglas, , price] = activeChoices(state, category, say, 'nl_NL');
  expect(douglas?.remove(state)).toMatchObject({ facets: { houtsoort: ['Eiken'] }, maxPrice: 50, page: 1 });
  expect(price?.remove(state)).toMatchObject({ facets: state.facets, maxPrice: 0, page: 1 });
});

test.each([
  [5, 0, 'priceAbove'],
  [0, 5, 'priceBelow'],
  [5, 9, 'priceBetween'],
])('bounds %d and %d are told in words', (minPrice, maxPrice, key) => {
  expect(activeChoices({ ...whole, minPrice, maxPrice }, category, say, 'nl_NL')[0]?.label).toContain(key);
});

test('what is searched for narrows a category, and is what a search is of', () => {
  const state = { ...whole, query: 'eiken', facets: { dikte: ['28 mm'] } };
  const [words, ...others] = activeChoices(state, category, say);
  expect([words?.label, words?.remove(state)]).toEqual([
    expect.stringContaining('searched'),
    { ...state, query: '', page: 1 },
  ]);
  expect(activeChoices(state, { isSearch: true }, say)).toEqual(
    others.map((other) => expect.objectContaining({ label: other.label })),
  );
});
