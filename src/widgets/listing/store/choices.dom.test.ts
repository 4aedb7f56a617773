import { expect, test } from 'vitest';
import type { AttributeFilter, ListingState } from '../../../shared/api';
import { activeChoices } from './choices';

const translate = (key: string, { from, to }: Readonly<Record<string, string>>) => `${key} ${from} ${to}`;
const whole: ListingState = { facets: {}, page: 2, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

const category = { isSearch: false, filters: [] };
const SHOP = { locale: 'nl_NL', currency: 'EUR' };

test('A listing without filters has no choices', () => expect(activeChoices(whole, category, translate)).toEqual([]));

test('listing rule 27: each choice removes itself and keeps the others', () => {
  const state = { ...whole, facets: { houtsoort: ['Douglas', 'Eiken'] }, maxPrice: 50 };
  const [douglas, , price] = activeChoices(state, category, translate, SHOP);
  expect(douglas?.remove(state)).toMatchObject({ facets: { houtsoort: ['Eiken'] }, maxPrice: 50, page: 1 });
  expect(price?.remove(state)).toMatchObject({ facets: state.facets, maxPrice: 0, page: 1 });
});

test('listing rule 27: the chips stand in the order of the filters, however they were chosen', () => {
  const filterOf = (code: string, labels: readonly string[]): AttributeFilter => ({
    type: 'attribute',
    code,
    facetCode: code,
    urlKey: code,
    label: code,
    isActive: true,
    isCrawlable: false,
    hasDuplicateValues: false,
    options: labels.map((label) => ({ id: label, value: label, label, active: true, count: 8, swatch: null })),
  });
  const filters = [filterOf('houtsoort', ['Douglas', 'Eiken']), filterOf('dikte', ['25 mm', '26 mm'])];
  const facets = { kleur: ['Zwart'], dikte: ['26 mm', '25 mm'], houtsoort: ['Eiken'] };
  const chosen = activeChoices({ ...whole, facets }, { isSearch: false, filters }, translate);
  expect(chosen.map(({ label }) => label)).toEqual(['Eiken', '25 mm', '26 mm', 'Zwart']);
});

test('listing rule 37: a choice is named by the label of its option, also where the state has its id', () => {
  const option = { id: '49', value: '49', label: 'Zwart', active: true, count: 8, swatch: null };
  const head = { code: 'color', facetCode: 'color', urlKey: 'color', label: 'Kleur' };
  const flags = { isActive: true, isCrawlable: false, hasDuplicateValues: false };
  const color: AttributeFilter = { ...head, ...flags, type: 'attribute', options: [option] };
  const state = { ...whole, facets: { color: ['49', '50'] } };
  const chosen = activeChoices(state, { isSearch: false, filters: [color] }, translate);
  expect(chosen.map(({ label }) => label)).toEqual(['Zwart', '50']);
  expect(chosen[0]?.remove(state).facets).toEqual({ color: ['50'] });
});

test.each([
  [5, 0, 'priceAbove'],
  [0, 5, 'priceBelow'],
  [5, 9, 'priceBetween'],
])('The text for the bounds %d and %d is %s', (minPrice, maxPrice, key) => {
  expect(activeChoices({ ...whole, minPrice, maxPrice }, category, translate, SHOP)[0]?.label).toContain(key);
});

test('listing rules 12 and 13: the query is a choice in a category, and none in a search', () => {
  const state = { ...whole, query: 'eiken', facets: { dikte: ['28 mm'] } };
  const [words, ...others] = activeChoices(state, category, translate);
  expect([words?.label, words?.remove(state)]).toEqual([
    expect.stringContaining('searched'),
    { ...state, query: '', page: 1 },
  ]);
  expect(activeChoices(state, { isSearch: true, filters: [] }, translate)).toEqual(
    others.map((other) => expect.objectContaining({ label: other.label })),
  );
});
