import { definePart } from '../../../../mount';
import { isolation } from '../../../../shared/platform/isolation/attributes';

export default definePart({
  name: 'recent-products',
  kind: 'widget',
  when: 'visible',
  summary:
    'The products that this shopper viewed before. The browser keeps their SKUs only; the shop is asked for prices and stock. Shows nothing where there are none, and without scripts.',
  attributes: {
    ...isolation,
    limit: { type: 'integer', min: 1, default: 8, meaning: 'Largest number of products shown.' },
    productId: { type: 'text', default: '', meaning: 'SKU of the product of the page, which is left out.' },
  },
  views: { card: 'A product.' },
  states: ['The products of the three `viewed-product` elements above that the shop still has, two at most.'],
  qa: {
    // After the products that the page has just added to its list.
    when: 'idle',
    ready: { says: 'rows.recent' },
    busy: { shows: '[data-component=recent-products] [aria-busy=true]' },
    empty: { catalogue: 'empty', hides: '[data-component=recent-products] *' },
    error: { hides: '[data-component=recent-products] *' },
  },
});
