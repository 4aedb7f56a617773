import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseSearches, recentSearches } from './recentSearches';

beforeEach(() => localStorage.clear());

test('search rule 21: the last five, each once, the newest first', () => {
  for (const words of ['eiken', 'osb', 'balk', 'lat', 'verf', 'OSB', ' zaag ']) recentSearches.add(words);
  expect(recentSearches.list()).toEqual(['zaag', 'OSB', 'verf', 'lat', 'balk']);
  recentSearches.erase();
  expect([recentSearches.list(), localStorage.length]).toEqual([[], 0]);
});

test.each(['jan@example.com', '06 12345678', 'NL91 0417 1643 00', '   ', 'x'.repeat(61)])(
  'search rule 21: "%s" is not kept',
  (words) => {
    recentSearches.add(words);
    expect(localStorage.length).toBe(0);
  },
);

test.each(['100101', '18 x 145 x 300', '400101-3'])('search rule 21: "%s" is kept', (words) => {
  recentSearches.add(words);
  expect(recentSearches.list()).toEqual([words]);
});

test('Whatever is stored is read as at most five texts', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.string()).map((words) => JSON.stringify(words)),
  );
  fc.assert(
    fc.property(fc.option(stored, { nil: null }), (text) => {
      const searches = parseSearches(text);
      expect(searches.length).toBeLessThanOrEqual(5);
      expect(searches.every((words) => typeof words === 'string' && words !== '')).toBe(true);
    }),
  );
});

test('Where storage is forbidden nothing is offered and nothing fails', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  recentSearches.add('eiken');
  recentSearches.erase();
  expect(recentSearches.list()).toEqual([]);
});
