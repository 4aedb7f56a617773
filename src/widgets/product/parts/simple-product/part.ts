import * as v from 'valibot';
import { definePart } from '../../../../mount';
import { additionEvents } from '../../../cart/attributes';
import { purchaseAttributes, purchaseEvents } from '../../purchase/attributes';

const euros = v.pipe(v.number(), v.finite());
/** In euros: as the shop shows them, or with VAT and without it. */
const PricesSchema = v.record(v.string(), v.union([euros, v.tuple([euros, euros])]));

export default definePart({
  name: 'simple-product',
  kind: 'widget',
  when: 'interaction prefetch',
  summary:
    'A product without choices: quantity, tiers, total, and a calculator where it is sold by length or laid by surface. Without scripts the form posts to the cart with its quantity.',
  attributes: {
    ...purchaseAttributes,
    qtyStep: {
      type: 'number',
      min: 0.0001,
      meaning: 'Sold by so many, where the shop does not answer that with the product, as a Magento; 0.5 for halves.',
    },
    maxQty: { type: 'number', min: 0.0001, meaning: 'The most of it in one order, likewise.' },
    optionPrices: {
      type: PricesSchema,
      meaning:
        'What custom options cost, where the shop answers that otherwise than it shows it, as a Magento: {"1": 2, "3/2": [3.63, 3]} for option 1, and for value 2 of option 3 with VAT and without it.',
    },
  },
  slots: {
    extra: { meaning: 'Markup that stays between the form and its tiers and calculator, such as a wishlist button.' },
  },
  events: { out: { ...purchaseEvents, ...additionEvents } },
  states: ['A quantity and four tiers.'],
  qa: {
    acts: [{ press: '[data-component=simple-product] .noest-buy [type=submit]' }],
    busy: { shows: '[data-component=simple-product] .noest-buy [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  livesAt: 'On the page of such a product; each has a test page at /qa/simple-product.',
});
