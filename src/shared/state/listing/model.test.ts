import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListingState } from '../../listing-address';
import {
  activate,
  deactivate,
  isActive,
  listingQuery,
  setOnly,
  toPage,
  toggle,
  withChosen,
  withPageSize,
  withPrice,
  withQuery,
  withSort,
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

describe('specification 4: what resets the page to 1', () => {
  test.each([
    ['page size', withPageSize(12), { pageSize: 12 }],
    ['price range', withPrice(10, 20), { minPrice: 10, maxPrice: 20 }],
    ['sort', withSort('name:asc'), { sort: 'name:asc' }],
    ['an in-category search', withQuery('eiken'), { query: 'eiken' }],
    ['a filter', activate('houtsoort', 'Eiken'), { facets: { ...deep.facets, houtsoort: ['Douglas', 'Eiken'] } }],
    ['clearing a search', withoutFilters({ isSearch: true }), { facets: {}, minPrice: 0, maxPrice: 0 }],
    ['clearing a category', withoutFilters({ isSearch: false }), { facets: {}, minPrice: 0, maxPrice: 0, query: '' }],
  ])('%s', (_, change, changed) => expect(change(deep)).toEqual({ ...deep, ...changed, page: 1 }));

  test('a plain page change keeps the other parameters', () => expect(toPage(2)(deep)).toEqual({ ...deep, page: 2 }));
});

describe('specification 4: options can be toggled, activated, deactivated, or set as the single one', () => {
  const labels = (change: (state: ListingState) => ListingState) => change(deep).facets['houtsoort'];
  test('activated twice it is active once', () =>
    expect(labels(activate('houtsoort', 'Douglas'))).toEqual(['Douglas']));
  test('deactivated', () => expect(labels(deactivate('houtsoort', 'Douglas'))).toEqual([]));
  test('the single one', () => expect(labels(setOnly('houtsoort', 'Eiken'))).toEqual(['Eiken']));

  test('toggled twice everything is as it was', () => {
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

test('bounds the wrong way round are meant the right way', () => {
  expect(withPrice(50, 5)(deep)).toMatchObject({ minPrice: 5, maxPrice: 50 });
  expect(withPrice(50, 0)(deep)).toMatchObject({ minPrice: 50, maxPrice: 0 });
});

test('the default page size is left out of the address, and asked for all the same (specification 9: 24)', () => {
  const state = withPageSize(24)(deep);
  expect(state.pageSize).toBeNull();
  expect(listingQuery('16', state)).toMatchObject({ categoryId: '16', pageSize: 24, minPrice: 500, maxPrice: 5000 });
});

describe('a product with choices opens on what was filtered', () => {
  const plank = { type: 'configurable', url: '/douglas-plank' } as const;

  test('each filter with one label is in its address, as its page reads it', () => {
    expect(withChosen(plank, { facets: { lengte: ['400 cm'], dikte: ['28 mm'] } }).url).toBe(
      '/douglas-plank?lengte=400+cm&dikte=28+mm',
    );
  });

  test('several labels of a filter, or none, leave the choice to the shopper', () => {
    expect(withChosen(plank, { facets: { lengte: ['400 cm', '500 cm'], dikte: [] } })).toBe(plank);
  });

  test('a product without choices keeps its address', () => {
    const nails = { type: 'simple', url: '/spijkers' } as const;
    expect(withChosen(nails, { facets: { lengte: ['400 cm'] } })).toBe(nails);
  });
});
