import { expect, test, vi } from 'vitest';
import { catalogue } from '../../../../tests/support/catalogue';
import { FakeShop } from '../../../../tests/support/fakeShop';
import type { ApiResult, Catalogue, ShopApi } from '../../api';
import { failed, ok } from '../../api/result';
import type { ListingQuery } from '../../api/ShopApi';
import type { ListingState } from '../../listing-address';
import { createListing } from './createListing';
import { activate, toPage, withSort } from './model';

const whole: ListingState = { facets: {}, page: 1, pageSize: null, sort: null, query: '', minPrice: 0, maxPrice: 0 };

/** A shop whose answers a test gives by hand, oldest question first. */
function open(first: Catalogue = catalogue(['a', 'b'])) {
  const questions: {
    query: ListingQuery;
    signal: AbortSignal | undefined;
    answer(result: ApiResult<Catalogue>): void;
  }[] = [];
  const shop: ShopApi = Object.assign(new FakeShop(), {
    listing: (query: ListingQuery, options?: { signal?: AbortSignal }) =>
      new Promise<ApiResult<Catalogue>>((answer) => questions.push({ query, signal: options?.signal, answer })),
  });
  const ask = <T>(call: (api: ShopApi) => Promise<ApiResult<T>>) => call(shop);
  const onEntry = vi.fn<(state: ListingState, address: string) => void>();
  const onShown = vi.fn<(answer: Catalogue) => void>();
  const source = { categoryId: '16', path: '/planken', first, state: whole };
  const listing = createListing(ask, source, { onEntry, onShown });
  const shown = () => listing.catalogue.peek().items.map(({ sku }) => sku);
  return { listing, questions, onEntry, onShown, shown };
}

test('specification 4: a pending flag is set while a fetch runs and cleared when it ends', async () => {
  const { listing, questions, shown } = open();
  const going = listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.pending.peek()).toBe(true);
  expect(shown()).toEqual(['a', 'b']);
  questions[0]?.answer(ok(catalogue(['b', 'c'])));
  expect(await going).toBe(true);
  expect(listing.pending.peek()).toBe(false);
  expect(shown()).toEqual(['b', 'c']);
});

test('what was chosen shows at once, and asks by facet_code with labels', () => {
  const { listing, questions } = open();
  void listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.state.peek().facets).toEqual({ houtsoort: ['Douglas'] });
  expect(questions[0]?.query).toMatchObject({ categoryId: '16', page: 1, facets: { houtsoort: ['Douglas'] } });
});

test('the last action wins: what it overtakes is aborted and its late answer shows nowhere', async () => {
  const { listing, questions, onShown, shown } = open();
  const first = listing.go(activate('houtsoort', 'Douglas'));
  const second = listing.go(withSort('price:asc'));
  expect(questions[0]?.signal?.aborted).toBe(true);
  expect(questions[1]?.query).toMatchObject({ facets: { houtsoort: ['Douglas'] }, sort: 'price:asc' });
  questions[1]?.answer(ok(catalogue(['c'])));
  questions[0]?.answer(ok(catalogue(['d'])));
  expect([await first, await second]).toEqual([false, true]);
  expect(shown()).toEqual(['c']);
  expect(onShown).toHaveBeenCalledOnce();
});

test('what is asked for as an answer comes to be shown stays asked for', async () => {
  const { listing, questions, onEntry, shown } = open();
  onEntry.mockImplementationOnce(() => void listing.go(withSort('price:asc')));
  const first = listing.go(activate('houtsoort', 'Douglas'));
  questions[0]?.answer(ok(catalogue(['c'])));
  await first;
  expect(shown()).toEqual(['c']);
  expect([listing.pending.peek(), listing.state.peek().sort]).toEqual([true, 'price:asc']);
});

test('a failure keeps the old list and its state, says why, and can be tried again', async () => {
  const { listing, questions, shown, onEntry, onShown } = open();
  const going = listing.go(toPage(2));
  questions[0]?.answer(failed({ kind: 'network' }));
  expect(await going).toBe(false);
  expect([shown(), listing.state.peek(), listing.fault.peek()]).toEqual([['a', 'b'], whole, { kind: 'network' }]);
  expect(onEntry).not.toHaveBeenCalled();
  expect(onShown).not.toHaveBeenCalled();

  const again = listing.retry();
  expect(questions[1]?.query).toMatchObject({ page: 2 });
  questions[1]?.answer(ok(catalogue(['c'], { currentPage: 2 })));
  await again;
  expect([shown(), listing.fault.peek()]).toEqual([['c'], null]);
  expect(onEntry).toHaveBeenCalledExactlyOnceWith({ ...whole, page: 2 }, '/planken?page=2');
});

test('a page beyond the last is the last, in the address too', async () => {
  const { listing, questions, onEntry } = open();
  const going = listing.go(toPage(9999));
  questions[0]?.answer(ok(catalogue(['z'], { currentPage: 3 })));
  await going;
  expect(onEntry).toHaveBeenCalledExactlyOnceWith({ ...whole, page: 3 }, '/planken?page=3');
});

test('a product that has not changed keeps its object, one that has gets another', async () => {
  const { listing, questions } = open();
  const [a, b] = listing.catalogue.peek().items;
  const answer = catalogue(['b', 'a']);
  const going = listing.go(withSort('price:asc'));
  questions[0]?.answer(
    ok({ ...answer, items: answer.items.map((item) => (item.sku === 'a' ? { ...item, isNew: true } : item)) }),
  );
  await going;
  const items = listing.catalogue.peek().items;
  expect(items[0]).toBe(b);
  expect(items[1]).not.toBe(a);
  expect([listing.printed.has(items[0]!), listing.printed.has(items[1]!)]).toEqual([true, false]);
});

test('specification 2.2: the address of a change keeps the path and adds one segment', () => {
  const { listing } = open();
  expect(listing.address(activate('houtsoort', 'Douglas'))).toBe('/planken/_Douglas');
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
});

test('an address is that of a change of what is shown, whatever is asked for meanwhile and fails', async () => {
  const { listing, questions } = open();
  const going = listing.go(activate('houtsoort', 'Douglas'));
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
  questions[0]?.answer(failed({ kind: 'network' }));
  await going;
  expect(listing.address(toPage(2))).toBe('/planken?page=2');
});

test('what is fetched ahead changes nothing', () => {
  const { listing, questions } = open();
  listing.prefetch(toPage(2));
  expect(questions[0]?.query).toMatchObject({ page: 2 });
  expect([listing.pending.peek(), listing.state.peek()]).toEqual([false, whole]);
});
