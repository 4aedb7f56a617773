import { afterEach, expect, test } from 'vitest';
import { entryState, keepPositions, readEntry, readPositions } from './historyEntries';

afterEach(() => sessionStorage.clear());

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

test('listing rule 19: an entry keeps its state beside what other scripts keep there', () => {
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
])('Reads an entry of another script as none (%#)', (state) => expect(readEntry('category-view', state)).toBeNull());

test('listing rule 20: positions are kept over a reload', () => {
  const positions = new Map([
    [7, { scrollY: 300, card: { index: 2, top: 48.5 }, focus: { part: 'filters', index: 4 } }],
  ]);
  keepPositions(positions);
  expect(readPositions()).toEqual(positions);
});

test('listing rule 20: keeps the last 50 positions', () => {
  keepPositions(new Map(Array.from({ length: 80 }, (_, id) => [id, { scrollY: 0, card: null, focus: null }])));
  expect([...readPositions().keys()]).toEqual(Array.from({ length: 50 }, (_, index) => index + 30));
});

test.each(['', '{', '{"7":{}}', '[[7,{"scrollY":"far"}]]'])(
  'Reads what another script has written there as no positions (%j)',
  (text) => {
    sessionStorage.setItem('listing-places', text);
    expect(readPositions().size).toBe(0);
  },
);
