import { defineBehaviour } from '../../../../mount';
import { openListing, prepareListing } from '../../store/openListing';
import part from './part';

/**
 * The listing of a category: its state, its address and its history. It renders nothing, so it is no widget and moves no
 * markup inside it; the parts that show the listing mount with it, wherever they are on the page.
 */
export default defineBehaviour(part, {
  prepare: prepareListing,
  attach(_, opening, signal) {
    openListing({ part: 'category-view', ...opening }, signal);
  },
});
