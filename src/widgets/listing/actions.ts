import * as v from 'valibot';
import type { Catalogue, ListingState } from '../../shared/api';
import { noPart, type PartResult } from '../../shared/api/partResult';
import { readRequest } from '../../shared/api/readRequest';
import { partElements } from '../../shared/platform/partElements';
import { currentListing } from './index';

/** What a listing shows, and what was asked for. */
export interface ShownListing {
  readonly state: ListingState;
  readonly catalogue: Catalogue;
}

/** What `noest.listing` does. */

const VIEWS = ['category-view', 'search-view'];
const bound = v.pipe(v.number(), v.finite(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const RequestSchema = v.strictObject({
  facets: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  page: v.exactOptional(positive),
  pageSize: v.exactOptional(v.nullable(positive)),
  sort: v.exactOptional(v.nullable(v.string())),
  query: v.exactOptional(v.string()),
  minPrice: v.exactOptional(bound),
  maxPrice: v.exactOptional(bound),
});

export async function getListing(): Promise<PartResult<ShownListing>> {
  const views = VIEWS.flatMap((name) => partElements(name));
  await Promise.all(views.map((view) => window.noest.mount(view)));
  const listing = currentListing();
  if (!listing) return noPart(...VIEWS);
  return { ok: true, value: { state: listing.state.peek(), catalogue: listing.catalogue.peek() } };
}

export async function changeListing(request: Partial<ListingState>): Promise<PartResult<ShownListing>> {
  const asked: Partial<ListingState> = readRequest('listing.change', RequestSchema, request);
  const known = await getListing();
  const listing = currentListing();
  if (!known.ok || !listing) return noPart(...VIEWS);
  const isShown = await listing.go((state) => ({ ...state, page: 1, ...asked }));
  return isShown ? getListing() : { ok: false, error: listing.loadError.peek() ?? { kind: 'aborted' } };
}
