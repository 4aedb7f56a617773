import { ask, type Catalogue } from '../../../shared/api';
import { emit } from '../../../shared/platform/events';
import { splitAddress } from '../address/address';
import { readSegment } from '../address/segment';
import { createListing, type Listing } from './createListing';
import { followHistory } from './followHistory';
import { attributeFilters } from './model';

let current: Listing | null = null;

/** The listing of this page; null until its view has mounted. */
export function currentListing(): Listing | null {
  return current;
}

interface Opening {
  /** The view that opens it, under whose name its entries in the history are kept. */
  readonly part: string;
  readonly categoryId: string | null;
  /** The answer that the server printed the page from. */
  readonly first: Catalogue;
  /** What is searched for, where the address does not say it. */
  readonly query?: string;
}

/**
 * Makes the listing of this page, in the state of its address, and emits `listing-changed`, on which its parts mount.
 *
 * @param signal Aborts when the view leaves the page.
 */
export function openListing({ part, categoryId, first, query = '' }: Opening, signal: AbortSignal): void {
  const { path, segment, state: asked } = splitAddress(new URL(location.href));
  const { facets } = readSegment(segment, attributeFilters(first));
  const state = { ...asked, facets, query: asked.query || query, page: first.currentPage };
  const listing = createListing(
    ask,
    { categoryId, path, first, state },
    { onEntry: (shown, address) => addressBar.push(shown, address), onShown: announce },
  );
  const addressBar = followHistory(part, state, listing.restore, signal);
  current = listing;
  signal.addEventListener('abort', () => {
    if (current === listing) current = null;
  });
  announce(first);
}

function announce({ currentPage, totalItems }: Catalogue): void {
  emit('listing-changed', { page: currentPage, totalItems });
}
