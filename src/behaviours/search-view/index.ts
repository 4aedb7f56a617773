import { defineBehaviour } from '../../mount';
import { openListing } from '../../shared/state/listing';
import { SearchViewProps } from './props';

/** The same for search results, which are a listing without a category (specification 2.2). */
export default defineBehaviour({
  props: SearchViewProps,
  attach(_, { query, response }, signal) {
    openListing({ part: 'search-view', categoryId: null, query, first: response }, signal);
  },
});
