import { definePart } from '../../../../mount';

export default definePart({
  name: 'viewed-product',
  kind: 'behaviour',
  when: 'idle',
  summary:
    'Adds the product of the page to the list that `recent-products` shows on the next pages. From the second product on it sets `data-recent` on the html element. Without scripts nothing is kept.',
  attributes: {
    productId: { type: 'non-empty text', required: true, meaning: 'SKU of the product of the page.' },
  },
  states: ['Three elements; the shop does not have the product of the second.'],
});
