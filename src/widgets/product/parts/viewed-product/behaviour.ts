import { defineBehaviour } from '../../../../mount';
import { recent } from '../../recent';
import part from './part';

/**
 * Product rules 31 and 32: on the page of the product, so that it is kept even if the shopper never scrolls down to the row.
 * A theme reserves the space of that row where `data-recent` is set.
 */
export default defineBehaviour(part, {
  attach(_, { productId }) {
    recent.add(productId);
    if (recent.skus().length > 1) document.documentElement.dataset['recent'] = '';
  },
});
