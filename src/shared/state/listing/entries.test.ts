import { expect, test } from 'vitest';
import { entryState, readEntry } from './entries';

const entry = {
  id: 7,
  state: {
    facets: { houtsoort: ['Eiken'] },
    page: 2,
    pageSize: null,
    sort: null,
    query: '',
    minPrice: 0,
    maxPrice: 9.5,
  },
};

test('what is left in an entry of the history is found there, beside what others left', () => {
  const kept = entryState('category-view', entry, { turbo: 1 });
  expect(kept).toMatchObject({ turbo: 1 });
  expect(readEntry('category-view', structuredClone(kept))).toEqual(entry);
  expect(readEntry('search-view', kept)).toBeNull();
});

test.each([
  null,
  undefined,
  'tekst',
  { 'category-view': { id: '7' } },
  { 'category-view': { id: 7, state: { page: 1 } } },
])('an entry of somebody else is none (%#)', (state) => expect(readEntry('category-view', state)).toBeNull());
