import { definePart } from '../../../../mount';
import { additionEvents } from '../../../cart/attributes';
import { purchaseAttributes, purchaseEvents } from '../../purchase/attributes';

export default definePart({
  name: 'grouped-product',
  kind: 'widget',
  when: 'interaction prefetch',
  summary:
    'Several products with a quantity each, and one total. A product that could not be added says so at its row. Without scripts the form posts the quantities to the cart.',
  attributes: purchaseAttributes,
  slots: { extra: { meaning: 'Markup that stays below the form, such as a wishlist button.' } },
  events: { out: { ...purchaseEvents, ...additionEvents } },
  states: ['Five sizes, each with a quantity.', 'Two left of the last size.'],
  qa: {
    acts: [
      { press: '[data-component=grouped-product] .noest-qty__step:last-of-type' },
      { press: '[data-component=grouped-product] .noest-buy [type=submit]' },
    ],
    busy: { shows: '[data-component=grouped-product] .noest-buy [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  livesAt: 'On the page of such a product; each has a test page at /qa/grouped-product.',
});
