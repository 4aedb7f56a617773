import { definePart } from '../../../../mount';
import { DeliveryPromiseSchema } from '../../../../shared/api/printed/delivery';

export default definePart({
  name: 'delivery-promise',
  kind: 'widget',
  when: 'visible',
  summary:
    'What it costs to have a product brought to a postcode, the first day, and from when it can be collected. Without scripts its form sends the postcode to the server, which prints the same.',
  attributes: {
    sku: { type: 'non-empty text', required: true, meaning: 'The product, until the page shows a variant of it.' },
    qty: { type: 'integer', min: 1, default: 1, meaning: 'How many the promise that was printed is for.' },
    postcode: {
      type: 'text',
      default: '',
      meaning: 'Postcode that the promise was printed for; empty on a page that is the same for every visitor.',
    },
    promise: {
      type: DeliveryPromiseSchema,
      required: true,
      meaning: 'What the shop says of it, as its call answers. Best in a script element with data-props.',
    },
    askUrl: {
      type: 'url',
      default: '',
      meaning: 'Where a price is asked for where the lorry does not go; no link where empty.',
    },
  },
  capabilities: ['delivery-promise'],
  events: {
    out: { 'delivery-promised': 'The shop has answered for the postcode that was just given.' },
    in: { 'product-changed': 'Another variant or quantity is shown: its own day is asked for.' },
  },
  qa: {
    acts: [
      { fill: '[data-component=delivery-promise] [name=postcode]', with: '1012 JS' },
      { press: '[data-component=delivery-promise] [type=submit]' },
    ],
    ready: { shows: '[data-component=delivery-promise] [name=postcode]' },
    busy: { shows: '[data-component=delivery-promise] [aria-busy=true]' },
    error: { says: 'delivery.failed' },
    offline: { says: 'delivery.failed' },
  },
  states: ['A plank that lies in the yard, before a postcode is known.'],
  budget: { react: 70_600, lean: 19_500, start: 6_000 },
  livesAt: 'On the page of a product.',
});
