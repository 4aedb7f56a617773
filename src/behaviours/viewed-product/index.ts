import { defineBehaviour } from '../../mount';
import { recent } from '../../shared/state/recent';
import { ViewedProductProps } from './props';

/**
 * Remembers that a product was looked at, also by who never scrolls down to the row that shows it on the next page. Where
 * others were looked at before, `data-recent` on the root tells a theme to keep that row's place.
 */
export default defineBehaviour({
  props: ViewedProductProps,
  attach(_, { productId }) {
    recent.remember(productId);
    if (recent.skus().length > 1) document.documentElement.dataset['recent'] = '';
  },
});
