import * as v from 'valibot';
import type { ListingState } from '../shared/api';
import { partElements } from '../shared/platform/partElements';
import { currentListing } from '../widgets/listing';
import type { Actions, PartResult, ShownListing } from './Actions';

const VIEWS = ['category-view', 'search-view'];
const bound = v.pipe(v.number(), v.minValue(0));
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

export const getListing: Actions['listing']['get'] = async () => {
  const views = VIEWS.flatMap((name) => partElements(name));
  await Promise.all(views.map((view) => window.noest.mount(view)));
  const listing = currentListing();
  if (!listing) return noListing();
  return { ok: true, value: { state: listing.state.peek(), catalogue: listing.catalogue.peek() } };
};

export const changeListing: Actions['listing']['change'] = async (request) => {
  const asked: Partial<ListingState> = v.parse(RequestSchema, request);
  const known = await getListing();
  const listing = currentListing();
  if (!known.ok || !listing) return noListing();
  const isShown = await listing.go((state) => ({ ...state, page: 1, ...asked }));
  return isShown ? getListing() : { ok: false, error: listing.loadError.peek() ?? { kind: 'aborted' } };
};

function noListing(): PartResult<ShownListing> {
  return { ok: false, error: { kind: 'no-part', parts: VIEWS } };
}
