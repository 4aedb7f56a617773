import { signal } from '@preact/signals-core';
import { ask, type Catalogue } from '../../api';
import { emit } from '../../events';
import { readSegment, splitAddress } from '../../listing-address';
import { createListing } from './createListing';
import { followHistory } from './followHistory';
import type { Listing } from './Listing';
import { attributeFilters } from './model';

export type { Listing } from './Listing';

const current = signal<Listing | null>(null);

/** The listing of this page; null before its view is there. */
export const currentListing: { peek(): Listing | null } = current;

interface Opening {
  /** The part that opens it; its entries in the history bear its name. */
  readonly part: string;
  readonly categoryId: string | null;
  /** The answer the server has printed the page from. */
  readonly first: Catalogue;
  /** What is searched for, where the address does not say. */
  readonly query?: string;
}

/** The page's listing comes alive, as its address says; every part of it waits for the event this sends. */
export function openListing({ part, categoryId, first, query = '' }: Opening, left: AbortSignal): void {
  const { path, segment, state: asked } = splitAddress(new URL(location.href));
  const { facets } = readSegment(segment, attributeFilters(first));
  const state = { ...asked, facets, query: asked.query || query, page: first.currentPage };
  const listing = createListing(
    ask,
    { categoryId, path, first, state },
    { onEntry: (shown, address) => addressBar.push(shown, address), onShown: tell },
  );
  const addressBar = followHistory(part, state, listing.restore, left);
  current.value = listing;
  left.addEventListener('abort', () => {
    if (current.peek() === listing) current.value = null;
  });
  tell(first);
}

function tell({ currentPage, totalItems }: Catalogue): void {
  emit('listing-changed', { page: currentPage, totalItems });
}
