import { defineWidget } from '../../mount';
import { OfferCheckout } from './OfferCheckout';
import { OfferCheckoutProps } from './props';

export default defineWidget({
  props: OfferCheckoutProps,
  view: OfferCheckout,
  // What was asked for meanwhile is no cart any more; the server says where to go.
  onRestore: () => location.reload(),
});
