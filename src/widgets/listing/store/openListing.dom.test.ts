import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../tests/support/catalogue';
import { pageWith } from '../../../../tests/support/pageWith';
import type { ApiResult, Catalogue, ListingQuery } from '../../../shared/api';
import { failed, ok } from '../../../shared/api/result';
import { on } from '../../../shared/platform/events';
import { toPage } from './model';
import { currentListing, openListing, prepareListing } from './openListing';

const shop = vi.hoisted(() => ({ listing: vi.fn<(query: ListingQuery) => Promise<ApiResult<Catalogue>>>() }));
vi.mock('../../../shared/api', async (original) => ({
  ...(await original<object>()),
  ask: (call: (api: typeof shop) => unknown) => call(shop),
}));

const ids = catalogue(['a']).filters.map((filter) =>
  filter.type === 'price'
    ? filter
    : { ...filter, facetCode: 'wood', options: filter.options.map((option, id) => ({ ...option, value: String(id) })) },
);
let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  pageWith({ backend: 'magento' });
  shop.listing.mockReset();
});
afterEach(() => {
  leaving.abort();
  history.replaceState(null, '', '/');
});

async function open(address: string): Promise<void> {
  await prepareListing();
  openListing({ part: 'category-view', categoryId: '12', address }, leaving.signal);
}

test('listing rule 39: without the printed answer the shop is asked for the list of the address', async () => {
  shop.listing.mockResolvedValue(ok(catalogue(['a', 'b'], { currentPage: 2 })));
  await open('/tops.html?p=2&product_list_order=price');
  await expect.poll(() => currentListing()?.catalogue.peek().items).toHaveLength(2);
  expect(shop.listing).toHaveBeenCalledOnce();
  expect(shop.listing.mock.lastCall?.[0]).toMatchObject({ categoryId: '12', page: 2, sort: 'price:asc', facets: {} });
});

test('listing rule 39: what is chosen in the address is asked for once the filters are known', async () => {
  shop.listing.mockResolvedValue(ok(catalogue(['a'], { filters: ids })));
  await open('/tops.html?wood=1&utm_id=7');
  await expect.poll(() => currentListing()).not.toBeNull();
  expect(shop.listing.mock.calls.map(([{ facets }]) => facets)).toEqual([{}, { wood: ['1'] }]);
  expect(currentListing()?.state.peek().facets).toEqual({ wood: ['1'] });
});

test('listing rule 39: where the list of the address has nothing, the whole category names its filters', async () => {
  shop.listing.mockImplementation(({ query, facets = {} }) => {
    // As Magento's back end answers: of a list of nothing only what was asked for.
    const filters = query ? ids.filter(({ facetCode }) => facetCode in facets) : ids;
    return Promise.resolve(ok(catalogue(query ? [] : ['a'], { filters, totalItems: query ? 0 : 1 })));
  });
  await open('/tops.html?q=nothing&wood=1');
  await expect.poll(() => currentListing()).not.toBeNull();
  expect(shop.listing.mock.calls.map(([{ query, facets }]) => [query, facets])).toEqual([
    ['nothing', {}],
    ['', {}],
    ['nothing', { wood: ['1'] }],
  ]);
  expect(currentListing()?.state.peek()).toMatchObject({ query: 'nothing', facets: { wood: ['1'] } });
});

test('listing rule 33: listing-changed says page and number when the listing opens and when products are shown', async () => {
  const changed = vi.fn<(detail: { page: number; totalItems: number }) => void>();
  on('listing-changed', changed, { signal: leaving.signal });
  shop.listing.mockResolvedValue(ok(catalogue(['a'], { currentPage: 2, totalItems: 30 })));
  await open('/tops.html?p=2');
  await expect.poll(() => changed.mock.calls).toEqual([[{ page: 2, totalItems: 30 }]]);
  shop.listing.mockResolvedValue(ok(catalogue(['b'], { currentPage: 1, totalItems: 29 })));
  expect(await currentListing()!.go(toPage(1))).toBe(true);
  expect(changed.mock.lastCall).toEqual([{ page: 1, totalItems: 29 }]);
  shop.listing.mockResolvedValue(failed({ kind: 'network' }));
  expect(await currentListing()!.go(toPage(3))).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("listing rule 39: a number that is no filter's asks nothing more", async () => {
  shop.listing.mockResolvedValue(ok(catalogue(['a'], { filters: ids })));
  await open('/tops.html?utm_id=7');
  await expect.poll(() => currentListing()).not.toBeNull();
  expect(shop.listing).toHaveBeenCalledOnce();
});

test('listing rule 39: where the shop does not answer, or the view has left, there is no listing', async () => {
  shop.listing.mockResolvedValueOnce(failed({ kind: 'network' }));
  await open('/tops.html');
  await expect.poll(() => shop.listing).toHaveBeenCalledOnce();
  let answer: (late: ApiResult<Catalogue>) => void = () => {};
  shop.listing.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await open('/tops.html');
  leaving.abort();
  answer(ok(catalogue(['a'])));
  await new Promise((done) => setTimeout(done));
  expect(currentListing()).toBeNull();
});
