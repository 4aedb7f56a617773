import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../../tests/support/catalogue';
import type { AttributeFilter, Catalogue, ListingState } from '../../../../shared/api';
import { listingAddresses } from '../../../../shared/api/storefront/listingAddress';
import { createListing, type Listing } from '../../store/createListing';
import { Filters } from './view';

const current = vi.hoisted(() => ({ listing: null as unknown }));
vi.mock('../../store/openListing', () => ({ currentListing: () => current.listing }));

const whole: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };
const [wood, price] = catalogue([]).filters as [AttributeFilter, Catalogue['filters'][number]];

afterEach(cleanup);

function show(filters: Catalogue['filters'], facets: ListingState['facets'] = {}) {
  const never = () => new Promise<never>(() => {});
  const source = { addresses: listingAddresses, categoryId: '16', defaultPageSize: 24, path: '/planken' };
  const printed = { first: catalogue(['a'], { filters }), state: { ...whole, facets } };
  const callbacks = { onEntry: () => {}, onShown: () => {}, onKept: () => {} };
  current.listing = createListing(never, { ...source, ...printed }, callbacks) satisfies Listing;
  const mount = { element: document.createElement('div'), signal: new AbortController().signal, slots: new Map() };
  render(<Filters mount={mount} />);
}

describe('listing rule 26: an option', () => {
  const option = (name: RegExp) => screen.getByRole('link', { name });

  test('that would bring nothing is a disabled link, one that is chosen or brings something is a link', () => {
    show([wood], {});
    expect([option(/^Bamboe/).getAttribute('aria-disabled'), option(/^Bamboe/).hasAttribute('href')]).toEqual([
      'true',
      false,
    ]);
    expect(option(/^Eiken/).getAttribute('href')).toBe('/planken/_Eiken');
    cleanup();
    show([wood], { houtsoort: ['Bamboe'] });
    expect([option(/^Bamboe/).getAttribute('aria-disabled'), option(/^Bamboe/).getAttribute('href')]).toEqual([
      null,
      '/planken',
    ]);
  });

  test('of a filter that is not crawlable has rel="nofollow"', () => {
    show([
      wood,
      { ...wood, code: 'thickness', facetCode: 'dikte', isCrawlable: false, options: wood.options.slice(0, 1) },
    ]);
    expect(screen.getAllByRole('link', { name: /^Douglas/ }).map((link) => link.getAttribute('rel'))).toEqual([
      null,
      'nofollow',
    ]);
  });
});

describe('listing rule 28: the filters', () => {
  const many = ['een', 'twee', 'drie', 'vier', 'vijf'].map((code) => ({ ...wood, code, label: code, facetCode: code }));
  const groups = () =>
    [...document.querySelectorAll('details')].map(
      (group) => `${group.querySelector('summary')?.textContent} ${group.open ? 'open' : 'shut'}`,
    );

  test('have the price second, and the first four are open', () => {
    show([...many, price]);
    expect(groups()).toEqual(['een open', 'Prijs open', 'twee open', 'drie open', 'vier shut', 'vijf shut']);
  });

  test('with a choice are open too', () => {
    show([price, ...many.slice(0, 4), { ...many[4]!, isActive: true }]);
    expect(groups()).toEqual(['een open', 'Prijs open', 'twee open', 'drie open', 'vier shut', 'vijf open']);
  });
});
