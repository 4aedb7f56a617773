import { useState } from 'react';
import { currentListing, type Listing } from '../state/listing';

/**
 * The listing of the page that a part of it stands in.
 * @throws where the page has no listing alive; the server's markup then stays as it is.
 */
export function useListing(): Listing {
  const [listing] = useState(() => currentListing.peek());
  if (!listing) throw new Error('expected a category-view or a search-view on this page, found none that is alive');
  return listing;
}
