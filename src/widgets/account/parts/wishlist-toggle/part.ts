import { definePart } from '../../../../mount';

export default definePart({
  name: 'wishlist-toggle',
  kind: 'widget',
  when: 'interaction',
  summary:
    'A heart that adds a product to the wish list or removes it. For a guest, and without scripts, the form posts and the shop asks for the login.',
  element: 'form',
  slots: {
    fields: { required: true, meaning: "The hidden fields of the server's form: what a guest posts." },
  },
  capabilities: ['wish-list'],
  attributes: {
    sku: { type: 'non-empty text', required: true, meaning: 'The product.' },
    name: { type: 'text', required: true, meaning: 'Its name, for the label of a heart without text.' },
    wished: { type: 'boolean', default: false, meaning: 'Whether it is on the list at the start.' },
    compact: { type: 'boolean', default: false, meaning: 'A heart without text, as on a card.' },
  },
  events: {
    out: { 'wishlist-changed': 'The shop has added the product or removed it.' },
  },
  keyboard: { 'Enter, Space': 'Adds the product or removes it.' },
  states: ['A product that is not on the list.', 'A product on the list.', 'A heart without text.'],
  qa: {
    customer: 'consumer',
    acts: [{ press: '[data-component=wishlist-toggle] [type=submit]' }],
    // The heart changes at once, and back where the shop has failed.
    busy: { shows: '[data-component=wishlist-toggle] .noest-wish--on' },
    error: { shows: '[data-component=wishlist-toggle] .noest-wish:not(.noest-wish--on)' },
  },
});
