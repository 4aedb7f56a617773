import { defineBehaviour } from '../../mount';
import { openListing } from '../../shared/state/listing';
import { CategoryViewProps } from './props';

/**
 * The listing of a category: its state, its address and its history. It draws nothing, so it is no widget and moves none
 * of the markup it stands around; the parts that show the listing come alive with it, wherever they stand.
 */
export default defineBehaviour({
  props: CategoryViewProps,
  attach(_, { categoryId, response }, signal) {
    openListing({ part: 'category-view', categoryId, first: response }, signal);
  },
});
