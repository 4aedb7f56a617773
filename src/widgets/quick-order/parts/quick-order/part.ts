import { definePart } from '../../../../mount';
import { QuickOrderSchema } from '../../../../shared/api/printed';

export default definePart({
  name: 'quick-order',
  kind: 'widget',
  when: 'visible',
  summary:
    'Article numbers and quantities, typed, pasted from a spreadsheet or read from a CSV file. Each row gets an answer of the shop before anything is added, and another one when it is. Without scripts its form leads to the same page with the answers.',
  attributes: {
    order: {
      type: QuickOrderSchema,
      required: true,
      meaning:
        'The rows that are kept and what the shop says of them, as PUT /api/quick-order answers: `rows` with `sku`, `qty` (both as typed), `name`, `url`, `stock`, `price_incl_tax`, `row_total_incl_tax`, `problem`; and the sums. Best in a script element with data-props.',
    },
    page: { type: 'url', required: true, meaning: 'The page of the quick order, to which its form leads.' },
    exampleFile: { type: 'url', default: '', meaning: 'A CSV file as the part reads it; without one none is offered.' },
    cartPage: { type: 'url', default: '/checkout/cart', meaning: 'The cart.' },
  },
  capabilities: ['quick-order'],
  events: {
    out: {
      'cart-item-added': 'The shop has put a row in the cart.',
      'cart-changed': 'The contents of the cart have changed.',
      'cart-line-changed': 'A row is in the cart.',
      'list-added': 'So many rows were put in the cart, and so many not.',
    },
  },
  qa: {
    acts: [{ fill: '[data-component=quick-order] [name=sku]', with: '100102' }],
    busy: { says: 'quickOrder.checking' },
    error: { says: 'quickOrder.checkFailed' },
  },
  states: ['Two rows, one of them with a wrong article number.'],
  livesAt: 'On the page of the quick order, /snel-bestellen.',
  budget: { react: 74_300, lean: 23_330, start: 6_100 },
});
