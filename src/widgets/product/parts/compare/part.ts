import { definePart } from '../../../../mount';

export default definePart({
  name: 'compare',
  kind: 'behaviour',
  when: 'interaction',
  element: 'a[href]',
  summary:
    'A link to the comparison of products: the first press adds its product to the list of this browser, at most four, the next one leads to all of them. Without scripts it leads to the comparison with its product alone, where others are chosen.',
  attributes: {
    sku: { type: 'text', default: '', meaning: 'The product; that of the address where it is left out.' },
    removes: {
      type: 'boolean',
      default: false,
      meaning: 'The link leads to the comparison without this product, which leaves the list too.',
    },
  },
  events: { out: { 'compare-added': 'The product has come on the list.' } },
  keyboard: { Enter: 'Adds the product, or leads to the comparison.' },
  states: [
    'A product that is not compared: the link says what the server printed.',
    'A product that is: the link says how many are.',
    'Four are: a fifth is not added, and a message says why.',
  ],
});
