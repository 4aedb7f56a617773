import { definePart } from '../../../../mount';
import { checkoutAttributes } from '../../steps/attributes';

export default definePart({
  name: 'offer-checkout',
  kind: 'widget',
  replacesParts: true,
  when: 'load',
  summary:
    'From a cart to a quotation in two steps: details, and an overview with a note. Without scripts the form inside asks for the same and is posted.',
  attributes: {
    ...checkoutAttributes,
    cartUrl: { type: 'url', default: '/checkout/cart', meaning: 'The cart page.' },
  },
  capabilities: ['quotation'],
  events: {
    in: {
      'cart-refresh': 'Fetches the totals again.',
      'customer-changed': 'Fetches the totals again after a login or logout in another tab.',
    },
    out: {
      'payment-chosen': 'The quotation is chosen as payment method.',
      'cart-changed': 'The number of items in the totals is another one.',
    },
  },
  keyboard: { Enter: 'In a field: submits the step.' },
  states: [
    'A guest: details, overview; it needs something in the cart.',
    'The overview without the agreement: an error at the box.',
    'An empty cart: the cart page.',
  ],
  qa: {
    cart: 'three',
    ready: { says: 'offer.toOverview' },
    busy: { says: 'cart.loading' },
    error: { says: 'cart.loadFailed' },
  },
  livesAt: 'Put something in the cart, open /offerte-aanvragen and go on; /qa/offer-checkout shows it alone.',
});
