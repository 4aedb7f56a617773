import { defineBehaviour } from '../../../../mount';
import { openListing, prepareListing } from '../../store/openListing';
import part from './part';

/** The listing of a search, which has no category (listing rule 13). */
export default defineBehaviour(part, {
  prepare: prepareListing,
  attach(_, opening, signal) {
    openListing({ part: 'search-view', categoryId: null, ...opening }, signal);
  },
});
