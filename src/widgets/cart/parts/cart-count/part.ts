import { definePart } from '../../../../mount';

export default definePart({
  name: 'cart-count',
  kind: 'behaviour',
  when: 'idle',
  chunk: 'idle',
  summary:
    'The number of articles on a cart link: 99+ at most, hidden at 0. A page may come from a cache, so the part asks for the totals where a quote exists, unless the page says of which version its number is, and follows changes on this page and in other tabs. It writes the whole number into the name of the link or button around it. Without scripts the printed number stays.',
  attributes: {
    count: { type: 'number', default: 0, meaning: 'The number of articles that the server printed.' },
    version: {
      type: 'text',
      default: '',
      meaning:
        'The cookie of the quote (`quote_version`) as it was when the server printed the number. While the browser has the same one, the number holds, and the shop is not asked before a sign of life.',
    },
  },
  events: {
    in: {
      'cart-refresh': 'Asks the shop for the totals again.',
      'customer-changed': 'Asks the shop for the totals again: prices depend on the customer.',
      'add-to-cart': 'Adds the selection in its detail to the cart.',
    },
    out: {
      'cart-changed': 'The totals differ from those known before.',
      'cart-item-added': 'A product asked for by shop:add-to-cart has been added.',
      'cart-line-changed': 'The line of that product has changed by its quantity.',
    },
  },
  states: ['The number of articles in the cart.', 'An empty cart: hidden.', 'More than 99 articles: 99+.'],
  qa: {
    cart: 'three',
    ready: { shows: '.noest-minicart__badge' },
    busy: { shows: '.noest-minicart__badge' },
    empty: { cart: 'empty', says: 'cart.title' },
    error: { shows: '.noest-minicart__badge' },
  },
});
