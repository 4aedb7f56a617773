import type { PartStates } from '../../mount';

/** The parts of a listing show the same list, each its side of it: the next page is asked for. */
export const LIST_STATES: PartStates = {
  wokenBy: 'category-view',
  acts: [{ press: '[data-component=paginator][data-mount-state=mounted] [rel=next]' }],
  ready: { shows: '[data-component=paginator] [rel=next]' },
  busy: { shows: '[data-component=product-list][aria-busy=true]' },
  empty: { catalogue: 'empty', acts: [], says: 'listing.empty' },
  error: { says: 'listing.loadFailed' },
};
