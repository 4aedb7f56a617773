import { definePart } from '../../../../mount';

export default definePart({
  name: 'analytics',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'Fills a data layer with GA4 events for a tag manager, from the markup of the page and from events of the kit: lists, products, cart, checkout and purchase. It draws nothing and loads no tag. Nothing is pushed before the shopper has decided; the layer begins with consent mode v2. Without scripts nothing is measured.',
  attributes: {
    layer: { type: 'identifier', default: 'dataLayer', meaning: 'Name of the data layer, an array on `window`.' },
    consent: {
      type: ['required', 'none'],
      default: 'required',
      meaning: '`required` holds events until the shopper has decided; `none` pushes them at once.',
    },
    // Analytics rule 4.
    brand: { type: 'text', default: '', meaning: 'Brand of every item that has none of its own; empty leaves it out.' },
    // Analytics rule 5.
    desktopRow: {
      type: 'integer',
      min: 1,
      default: 4,
      meaning: 'How many items of a list make one impression, from 920 px on.',
    },
    mobileRow: { type: 'integer', min: 1, default: 2, meaning: 'The same on a narrower window.' },
    print: { type: 'text', default: '', meaning: 'Id of an element that shows the entries of the layer.' },
  },
  events: {
    in: {
      'set-consent': 'The decision of the shopper: stored for 7 days, and held events are pushed or dropped.',
      'cart-line-changed': 'Pushes add_to_cart or remove_from_cart.',
      'wishlist-changed': 'Pushes add_to_wishlist or remove_from_wishlist.',
      'checkout-started': 'Pushes begin_checkout, unless it is in the markup of the page.',
      'shipping-chosen': 'Pushes add_shipping_info.',
      'payment-chosen': 'Pushes add_payment_info.',
      'delivery-promised': 'Pushes delivery_promise.',
      'cutting-list-planned': 'Pushes cutting_list.',
      'job-calculated': 'Pushes job_calculation.',
      'list-added': 'Pushes quick_order.',
      'compare-added': 'Pushes add_to_compare.',
      'listing-changed': 'Looks for rows of lists again.',
    },
  },
  states: [
    'Before a decision: only the consent default is in the printed layer.',
    'After shop:set-consent with analytics: the events of the page follow, and those of the list and the button below.',
    'After shop:set-consent with ads: enhanced_conversion_data is pushed.',
    'Loaded again: the purchase is not pushed a second time.',
  ],
  livesAt: 'It is at the end of this page, and of every other one.',
});
