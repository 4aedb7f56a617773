import {
  ask,
  listingAddresses,
  type AddressFilter,
  type Catalogue,
  type ListingAddresses,
  type ListingState,
} from '../../../shared/api';
import { backEnd } from '../../../shared/api/backend';
import { expose } from '../../../shared/platform/exposed';
import { emit } from '../../../shared/platform/events';
import { createListing, type Listing } from './createListing';
import { followHistory } from './followHistory';
import { attributeFilters, isSameList, listingQuery, settled, withoutDefaults, withoutFilters } from './model';

let current: Listing | null = null;

/** The listing of this page; null until its view has mounted. */
export function currentListing(): Listing | null {
  return current;
}

let prepared: ListingAddresses | undefined;

/** Fetches what a listing needs of the page's back end; rejects where that can't be fetched. */
export async function prepareListing(): Promise<void> {
  prepared = await listingAddresses();
}

interface Opening {
  /** The view that opens it, under whose name its entries in the history are kept. */
  readonly part: string;
  readonly categoryId: string | null;
  /** The answer that the server printed the page from; without it the shop is asked. */
  readonly response?: Catalogue | undefined;
  /** The number of products on a page without a choice, where it is not the back end's. */
  readonly pageSize?: number | undefined;
  /** The address that the page was printed for, which the browser may have left since; empty for the one it is at. */
  readonly address: string;
  /** What is searched for, where the address does not say it. */
  readonly query?: string;
  /** Title of the document on the first page, and on the others, where `{page}` stands for the number; empty for none. */
  readonly title?: string;
  readonly titleOfPage?: string;
}

/**
 * Makes the listing of this page, once it is prepared, in the state of its address, and emits `listing-changed`, on which its parts
 * mount. Where neither the page nor the shop has an answer no part mounts, and what the server printed stays.
 *
 * @param signal Aborts when the view leaves the page.
 */
export function openListing(opening: Opening, signal: AbortSignal): void {
  if (!prepared) throw new Error('openListing: prepareListing has not resolved');
  if (opening.response) open(prepared, opening, opening.response, signal);
  else void askAndOpen(prepared, { ...opening, address: printedAt(opening).href }, signal);
}

/** Listing rule 39. What an address chooses can be read once an answer has named the filters. */
async function askAndOpen(addresses: ListingAddresses, opening: Opening, signal: AbortSignal): Promise<void> {
  const load = (state: ListingState) =>
    ask((shop) => shop.listing(listingQuery(opening.categoryId, state, defaultSize(opening)), { signal }));

  const asked = read(addresses, opening, printedAt(opening), []);
  let answer = await load(asked.state);
  if (answer.ok && asked.hasUnknown) {
    // A list of nothing names no filters; that of the whole category or search does.
    const isSearch = opening.categoryId === null;
    const all = answer.value.totalItems > 0 ? answer : await load(withoutFilters({ isSearch })(asked.state));
    const filters = all.ok ? attributeFilters(all.value) : [];
    const { state } = read(addresses, opening, printedAt(opening), filters);
    if (Object.keys(state.facets).length > 0) answer = await load(state);
  }
  if (answer.ok && !signal.aborted) open(addresses, opening, answer.value, signal);
}

function printedAt({ address }: Opening): URL {
  return new URL(address || location.href, location.href);
}

function defaultSize({ pageSize = backEnd().defaultPageSize }: Opening): number {
  return pageSize;
}

/** The state that an address asks for, its filters read against these. */
function read(
  addresses: ListingAddresses,
  { query = '' }: Opening,
  address: URL,
  filters: readonly AddressFilter[],
): { readonly state: ListingState; readonly hasUnknown: boolean } {
  const { state, hasUnknown } = addresses.read(address, filters);
  return { state: { ...state, query: state.query || query }, hasUnknown };
}

function open(addresses: ListingAddresses, opening: Opening, first: Catalogue, signal: AbortSignal): void {
  const { part, categoryId, title = '', titleOfPage = '' } = opening;
  const defaultPageSize = defaultSize(opening);
  const path = addresses.pathOf(printedAt(opening));
  const state = settled(readFor(printedAt(opening), first).state, first, defaultPageSize);
  const listing = createListing(
    ask,
    { addresses, categoryId, defaultPageSize, path, first, state },
    {
      onEntry: (shown, address) => addressBar.push(shown, address),
      onShown(catalogue) {
        const { currentPage } = catalogue;
        const next = currentPage === 1 ? title : titleOfPage.replace('{page}', String(currentPage));
        if (next) document.title = next;
        announce(catalogue);
      },
      onKept: () => addressBar.stay(),
    },
  );
  const addressBar = followHistory(
    part,
    {
      printed: state,
      isSame: isSameList,
      read(address) {
        if (addresses.pathOf(address) !== path) return null;
        // The options of what is shown, which has those of its own address, and those of the page as it was printed.
        const found = [listing.catalogue.peek(), first].map((answer) => readFor(address, answer));
        return found.find(({ hasUnknown }) => !hasUnknown)?.state ?? null;
      },
      restore: listing.restore,
      keep: listing.keep,
    },
    signal,
  );
  current = listing;
  expose('listing', listing);
  signal.addEventListener('abort', () => {
    if (current === listing) current = null;
  });
  announce(first);

  function readFor(address: URL, answer: Catalogue): { readonly state: ListingState; readonly hasUnknown: boolean } {
    const { state: asked, hasUnknown } = read(addresses, opening, address, attributeFilters(answer));
    return { state: withoutDefaults(asked, answer, defaultPageSize), hasUnknown };
  }
}

function announce({ currentPage, totalItems }: Catalogue): void {
  emit('listing-changed', { page: currentPage, totalItems });
}
