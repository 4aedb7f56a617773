import { definePart } from '../../../../mount';

export default definePart({
  name: 'cart-item-prices',
  kind: 'widget',
  when: 'load',
  summary:
    'The row total of one line of the cart, anywhere on a page; the one without reduction is struck through before it. A line that the cart does not have shows nothing. Without scripts the printed prices stay.',
  attributes: {
    itemId: { type: 'text', required: true, meaning: 'The id of the cart line.' },
  },
  slots: { prices: { meaning: 'The printed prices, shown until the totals are known.' } },
  events: {
    in: {
      'cart-refresh': 'Asks the shop for the totals again.',
      'customer-changed': 'Asks the shop for the totals again: prices depend on the customer.',
    },
    out: { 'cart-changed': 'The totals differ from those known before.' },
  },
  states: ['The prices of every line in the cart.', 'A line that does not exist: nothing once the totals are known.'],
  qa: {
    cart: 'three',
    ready: { shows: '[data-component=cart-item-prices] .noest-amount' },
    busy: { shows: '[data-component=cart-item-prices] [data-slot=prices]' },
    error: { shows: '[data-component=cart-item-prices] [data-slot=prices]' },
  },
  livesAt: 'It needs a cart with lines: /qa/cart-item-prices shows it.',
});
