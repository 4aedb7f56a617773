import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPages } from './pages';

describe('the pages of a paginator', () => {
  it('are the first, the last and the neighbours', () => expect(shownPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]));
  it('never leave a single page out', () => expect(shownPages(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]));
  it('always hold the current page once, and rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (last, at) => {
        const pages = shownPages(1 + (at % last), last).filter((page) => page !== null);
        expect(pages.filter((page) => page === 1 + (at % last))).toHaveLength(1);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      }),
    );
  });
});
