import { useState } from 'react';
import type { Listing } from '../store/createListing';
import { currentListing } from '../store/openListing';

/**
 * The listing of the page, for a part of it.
 * @throws where the page has none; the server's markup then stays as it is.
 */
export function useListing(): Listing {
  const [listing] = useState(currentListing);
  if (!listing) throw new Error('expected a category-view or a search-view that is mounted on this page, found none');
  return listing;
}
