import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../tests/support/catalogue';
import type { ListingState } from '../../../shared/api';
import {
  activate,
  deactivate,
  isActive,
  listingQuery,
  setOnly,
  shownPages,
  toPage,
  toggle,
  withChosen,
  withPageSize,
  withPrice,
  withQuery,
  withSort,
  withoutDefaults,
  withoutFilters,
} from './model';

const deep: ListingState = {
  facets: { houtsoort: ['Douglas'], dikte: ['28 mm'] },
  page: 3,
  pageSize: 48,
  sort: 'price:asc',
  query: 'plank',
  minPrice: 5,
  maxPrice: 50,
};

const { sorting } = catalogue([]);

describe('listing rule 10: leads to page 1', () => {
  test.each([
    ['page size', withPageSize(12), { pageSize: 12 }],
    ['price range', withPrice(10, 20), { minPrice: 10, maxPrice: 20 }],
    ['sort', withSort('name:asc'), { sort: 'name:asc' }],
    ['an in-category search', withQuery('eiken'), { query: 'eiken' }],
    ['a filter', activate('houtsoort', 'Eiken'), { facets: { ...deep.facets, houtsoort: ['Douglas', 'Eiken'] } }],
    ['clearing a search', withoutFilters({ isSearch: true }), { facets: {}, minPrice: 0, maxPrice: 0 }],
    ['clearing a category', withoutFilters({ isSearch: false }), { facets: {}, minPrice: 0, maxPrice: 0, query: '' }],
  ])('%s', (_, change, changed) => expect(change(deep)).toEqual({ ...deep, ...changed, page: 1 }));

  test('listing rule 9: a change of page keeps the other parameters', () =>
    expect(toPage(2)(deep)).toEqual({ ...deep, page: 2 }));
});

describe('listing rule 11: an option can be toggled, activated, deactivated, or made the single one', () => {
  const labels = (change: (state: ListingState) => ListingState) => change(deep).facets['houtsoort'];
  test('activated twice, it is active once', () =>
    expect(labels(activate('houtsoort', 'Douglas'))).toEqual(['Douglas']));
  test('deactivated', () => expect(labels(deactivate('houtsoort', 'Douglas'))).toEqual([]));
  test('the single one', () => expect(labels(setOnly('houtsoort', 'Eiken'))).toEqual(['Eiken']));

  test('toggled twice, the state is as before', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.string(), (chosen, label) => {
        const state = { ...deep, page: 1, facets: { kleur: [...new Set(chosen)] } };
        const once = toggle('kleur', label)(state);
        expect(isActive(once, 'kleur', label)).toBe(!isActive(state, 'kleur', label));
        const twice = toggle('kleur', label)(once);
        expect(new Set(twice.facets['kleur'])).toEqual(new Set(state.facets.kleur));
      }),
    );
  });
});

test('listing rule 24: exchanges bounds the wrong way round', () => {
  expect(withPrice(50, 5)(deep)).toMatchObject({ minPrice: 5, maxPrice: 50 });
  expect(withPrice(50, 0)(deep)).toMatchObject({ minPrice: 50, maxPrice: 0 });
});

test('listing rule 4: an order is sent as field and direction, and the first of the answer is left out', () => {
  expect(listingQuery('16', deep, 24).sort).toBe('price:asc');
  const first = withoutDefaults(withSort('relevance:desc')(deep), { sorting }, 24);
  expect([first.sort, 'sort' in listingQuery('16', first, 24)]).toEqual([null, false]);
  const options = sorting.options.toReversed();
  expect(withoutDefaults(deep, { sorting: { ...sorting, options } }, 24).sort).toBeNull();
  expect(withoutDefaults(deep, { sorting }, 24).sort).toBe('price:asc');
});

test('listing rule 7: the default page size is left out of the state and requested all the same', () => {
  const state = withoutDefaults(withPageSize(24)(deep), { sorting }, 24);
  expect(state.pageSize).toBeNull();
  expect(withoutDefaults(withPageSize(24)(deep), { sorting }, 12).pageSize).toBe(24);
  expect(listingQuery('16', state, 24)).toMatchObject({
    categoryId: '16',
    pageSize: 24,
    minPrice: 500,
    maxPrice: 5000,
  });
});

describe('listing rule 31: the address of a configurable product', () => {
  const plank = { type: 'configurable', url: '/douglas-plank' } as const;

  test('has each filter with one label, as its page reads it', () => {
    expect(withChosen(plank, { facets: { lengte: ['400 cm'], dikte: ['28 mm'] } }).url).toBe(
      '/douglas-plank?lengte=400+cm&dikte=28+mm',
    );
  });

  test('has no filter with several labels, or none', () => {
    expect(withChosen(plank, { facets: { lengte: ['400 cm', '500 cm'], dikte: [] } })).toBe(plank);
    // Product rule 29.
    expect(withChosen({ ...plank, url: '' }, { facets: { lengte: ['400 cm'] } }).url).toBe('');
  });

  test('is unchanged for another type of product', () => {
    const nails = { type: 'simple', url: '/spijkers' } as const;
    expect(withChosen(nails, { facets: { lengte: ['400 cm'] } })).toBe(nails);
  });
});

describe('listing rule 29: the pages of a paginator', () => {
  test('are the first, the last, the current one and its neighbours', () =>
    expect(shownPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]));
  test('include a page that would be a gap of one', () => expect(shownPages(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]));
  test('contain the current page once, in ascending order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (last, at) => {
        const pages = shownPages(1 + (at % last), last).filter((page) => page !== null);
        expect(pages.filter((page) => page === 1 + (at % last))).toHaveLength(1);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      }),
    );
  });
});
