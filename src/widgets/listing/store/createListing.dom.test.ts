import { expect, test, vi } from 'vitest';
import { catalogue } from '../../../../tests/support/catalogue';
import { FakeShop } from '../../../../tests/support/fakeShop';
import type { ApiResult, Catalogue, ShopApi } from '../../../shared/api';
import { failed, ok } from '../../../shared/api/result';
import type { ListingQuery } from '../../../shared/api';
import type { ListingState } from '../../../shared/api';
import { listingAddresses } from '../../../shared/api/storefront/listingAddress';
import { createListing } from './createListing';
import { activate, toPage, withSort } from './model';

const whole: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

/** A listing and the requests it has sent, which the test answers. */
function open(first: Catalogue = catalogue(['a', 'b'])) {
  const requests: {
    query: ListingQuery;
    signal: AbortSignal | undefined;
    answer(result: ApiResult<Catalogue>): void;
  }[] = [];
  const shop: ShopApi = Object.assign(new FakeShop(), {
    listing: (query: ListingQuery, options?: { signal?: AbortSignal }) =>
      new Promise<ApiResult<Catalogue>>((answer) => requests.push({ query, signal: options?.signal, answer })),
  });
  const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
  const onEntry = vi.fn<(state: ListingState, address: string) => void>();
  const onShown = vi.fn<(answer: Catalogue) => void>();
  const onKept = vi.fn<() => void>();
  const source = {
    addresses: listingAddresses,
    categoryId: '16',
    defaultPageSize: 24,
    path: '/planken',
    first,
    state: whole,
  };
  const listing = createListing(ask, source, { onEntry, onShown, onKept });
  const shown = () => listing.catalogue.peek().items.map(({ sku }) => sku);
  return { listing, requests, onEntry, onShown, onKept, shown };
}

test('listing rule 14: a pending flag is set while a fetch runs and cleared when it ends', async () => {
  const { listing, requests, shown } = open();
  const going = listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.pending.peek()).toBe(true);
  expect(shown()).toEqual(['a', 'b']);
  requests[0]?.answer(ok(catalogue(['b', 'c'])));
  expect(await going).toBe(true);
  expect(listing.pending.peek()).toBe(false);
  expect(shown()).toEqual(['b', 'c']);
});

test('listing rules 2 and 21: a choice is shown at once, and the request has labels by facet_code', () => {
  const { listing, requests } = open();
  void listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.state.peek().facets).toEqual({ houtsoort: ['Douglas'] });
  expect(requests[0]?.query).toMatchObject({ categoryId: '16', page: 1, facets: { houtsoort: ['Douglas'] } });
});

test('listing rule 21: a later change aborts the request, and its late answer is not shown', async () => {
  const { listing, requests, onShown, shown } = open();
  const first = listing.go(activate('houtsoort', 'Douglas'));
  const second = listing.go(withSort('price:asc'));
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect(requests[1]?.query).toMatchObject({ facets: { houtsoort: ['Douglas'] }, sort: 'price:asc' });
  requests[1]?.answer(ok(catalogue(['c'])));
  requests[0]?.answer(ok(catalogue(['d'])));
  expect([await first, await second]).toEqual([false, true]);
  expect(shown()).toEqual(['c']);
  expect(onShown).toHaveBeenCalledOnce();
});

test('A change while an answer is being shown keeps its state', async () => {
  const { listing, requests, onEntry, shown } = open();
  onEntry.mockImplementationOnce(() => void listing.go(withSort('price:asc')));
  const first = listing.go(activate('houtsoort', 'Douglas'));
  requests[0]?.answer(ok(catalogue(['c'])));
  await first;
  expect(shown()).toEqual(['c']);
  expect([listing.pending.peek(), listing.state.peek().sort]).toEqual([true, 'price:asc']);
});

test('listing rule 22: a failure keeps the old list and its state, has an error, and can be retried', async () => {
  const { listing, requests, shown, onEntry, onShown } = open();
  const going = listing.go(toPage(2));
  requests[0]?.answer(failed({ kind: 'network' }));
  expect(await going).toBe(false);
  expect([shown(), listing.state.peek(), listing.loadError.peek()]).toEqual([['a', 'b'], whole, { kind: 'network' }]);
  expect(onEntry).not.toHaveBeenCalled();
  expect(onShown).not.toHaveBeenCalled();

  void listing.retry();
  expect(requests[1]?.query).toMatchObject({ page: 2 });
  requests[1]?.answer(ok(catalogue(['c'], { currentPage: 2 })));
  await expect.poll(() => [shown(), listing.loadError.peek()]).toEqual([['c'], null]);
  expect(onEntry).toHaveBeenCalledExactlyOnceWith({ ...whole, page: 2 }, '/planken?page=2');
});

test('listing rule 34: a Back that fails keeps the list, says so to the history, and is repeated by way of it', async () => {
  const { listing, requests, shown, onKept, onEntry } = open();
  const [onReturn, again] = [vi.fn(), vi.fn()];
  const returning = listing.restore({ ...whole, page: 2 }, onReturn, again);
  requests[0]?.answer(failed({ kind: 'network' }));
  expect(await returning).toBe(false);
  expect([shown(), listing.state.peek()]).toEqual([['a', 'b'], whole]);
  expect(onKept).toHaveBeenCalledOnce();
  void listing.retry();
  expect(again).toHaveBeenCalledOnce();
  expect([onReturn, onEntry].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

test('listing rule 34: Forward to what is still shown gives up what Back has asked for, and no press', async () => {
  const { listing, requests, shown } = open();
  void listing.restore(
    { ...whole, page: 2 },
    () => {},
    () => {},
  );
  listing.keep();
  expect(requests[0]?.signal?.aborted).toBe(true);
  expect([listing.state.peek(), listing.pending.peek()]).toEqual([whole, false]);
  const going = listing.go(activate('houtsoort', 'Douglas'));
  listing.keep();
  requests[1]?.answer(ok(catalogue(['c'])));
  expect([await going, shown()]).toEqual([true, ['c']]);
});

test('listing rule 23: a page beyond the last is the last, in the address too', async () => {
  const { listing, requests, onEntry } = open();
  const going = listing.go(toPage(9999));
  requests[0]?.answer(ok(catalogue(['z'], { currentPage: 3 })));
  await going;
  expect(onEntry).toHaveBeenCalledExactlyOnceWith({ ...whole, page: 3 }, '/planken?page=3');
});

test('listing rule 32: a product that has not changed keeps its object, one that has gets another', async () => {
  const { listing, requests } = open();
  const [a, b] = listing.catalogue.peek().items;
  const answer = catalogue(['b', 'a']);
  const going = listing.go(withSort('price:asc'));
  requests[0]?.answer(
    ok({ ...answer, items: answer.items.map((item) => (item.sku === 'a' ? { ...item, isNew: true } : item)) }),
  );
  await going;
  const items = listing.catalogue.peek().items;
  expect(items[0]).toBe(b);
  expect(items[1]).not.toBe(a);
  expect([listing.printed.has(items[0]!), listing.printed.has(items[1]!)]).toEqual([true, false]);
});

test('listing rule 15: the address of a change keeps the path and adds one segment', () => {
  const { listing } = open();
  expect(listing.address(activate('houtsoort', 'Douglas'))).toBe('/planken/_Douglas');
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
});

test('An address is that of a change of what is shown, also while a request is under way or after it failed', async () => {
  const { listing, requests } = open();
  const going = listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
  requests[0]?.answer(failed({ kind: 'network' }));
  await going;
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
});

test('listing rule 25: a prefetch changes nothing', () => {
  const { listing, requests } = open();
  listing.prefetch(toPage(2));
  expect(requests[0]?.query).toMatchObject({ page: 2 });
  expect([listing.pending.peek(), listing.state.peek()]).toEqual([false, whole]);
});
