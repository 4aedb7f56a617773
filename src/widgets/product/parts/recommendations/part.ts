import { definePart } from '../../../../mount';
import { isolation } from '../../../../shared/platform/isolation/attributes';

export default definePart({
  name: 'recommendations',
  kind: 'widget',
  when: 'visible',
  summary:
    "What others viewed beside a product. The server's row and heading stay the same nodes and get step buttons where more than fits; without a row the shop is asked for one. Without scripts the server's row scrolls.",
  attributes: {
    ...isolation,
    limit: {
      type: 'integer',
      min: 1,
      default: 8,
      meaning: 'Largest number of products asked for where the markup has no row.',
    },
    productId: { type: 'non-empty text', required: true, meaning: 'SKU of the product that they belong with.' },
  },
  slots: {
    row: {
      meaning: "The server's list, an element of class `noest-product-row`; without it the shop is asked for products.",
    },
    heading: { meaning: 'Heading of the row; "Anderen bekeken ook" where it is left out.' },
  },
  views: { card: 'A product of a row that the shop was asked for.' },
  states: ['A row that the shop is asked for, three products at most.'],
  qa: {
    ready: { says: 'rows.related' },
    busy: { hides: '[data-component=recommendations] *' },
    empty: { catalogue: 'empty', hides: '[data-component=recommendations] *' },
    error: { hides: '[data-component=recommendations] *' },
  },
});
