import { describe, expect, it } from 'vitest';
import type { ListingState } from '../model';
import { splitAddress, splitPath, writeAddress } from './listingAddress';

const first: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };
const wood = {
  facetCode: 'houtsoort',
  urlKey: 'houtsoort',
  hasDuplicateValues: false,
  options: [{ label: 'Douglas' }],
};
const split = (address: string) => splitAddress(new URL(address, 'https://noest.test'));

describe('listing rules 15 and 18: the address of a listing', () => {
  it('keeps the path and adds the filters as one segment', () => {
    expect(writeAddress('/tuinhout/vlonderplanken', { ...first, facets: { houtsoort: ['Douglas'] } }, [wood])).toBe(
      '/tuinhout/vlonderplanken/_Douglas',
    );
  });
  it('has the other parameters in the query string', () => {
    expect(writeAddress('/planken', { ...first, page: 2, pageSize: 48, sort: 'price:asc' }, [wood])).toBe(
      '/planken?sort=price%3Aasc&page_size=48&page=2',
    );
  });
  it('is read at once, whatever slashes it has', { timeout: 1000 }, () => {
    const slashes = '/'.repeat(40_000);
    expect(splitPath(`/planken/_Douglas${slashes}`)).toEqual({ path: '/planken', segment: '_Douglas' });
    expect(splitPath(`${slashes}x`)).toEqual({ path: `${slashes}x`, segment: '' });
    expect(splitPath('/')).toEqual({ path: '', segment: '' });
  });

  it('leaves out defaults', () => {
    expect(writeAddress('/planken', first, [wood])).toBe('/planken');
    // The listing of a home page.
    expect(writeAddress('', first, [wood])).toBe('/');
  });
  it('reads back what it wrote', () => {
    const state = { page: 3, pageSize: 12, sort: 'name:asc', query: 'vuren & grenen', minPrice: 7.5, maxPrice: 37 };
    expect(split(writeAddress('/search', { ...state, facets: { houtsoort: ['Douglas'] } }, [wood]))).toEqual({
      path: '/search',
      segment: '_Douglas',
      state,
    });
  });
});

describe('listing rule 18: values out of range', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=zes',
    'page_size=-1',
    'page_size=1.5',
    'minPrice=-3',
    'maxPrice=abc',
  ])('reads ?%s as the default', (query) => {
    expect(split(`/planken?${query}`).state).toEqual({
      page: 1,
      pageSize: null,
      sort: null,
      query: '',
      minPrice: 0,
      maxPrice: 0,
    });
  });
});
