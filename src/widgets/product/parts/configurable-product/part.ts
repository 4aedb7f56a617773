import { definePart } from '../../../../mount';
import { additionEvents } from '../../../cart/attributes';
import { purchaseAttributes, purchaseEvents } from '../../purchase/attributes';

export default definePart({
  name: 'configurable-product',
  kind: 'widget',
  when: 'interaction prefetch',
  summary:
    'A product chosen by its attributes, in their order. Price, SKU, stock and pictures follow the one variant that remains; values without a variant are marked and explained. The choice is kept in the address. Without scripts the form posts the chosen values to the cart.',
  attributes: purchaseAttributes,
  slots: {
    extra: { meaning: 'Markup that stays between the form and its tiers and calculator, such as a wishlist button.' },
  },
  events: { out: { ...purchaseEvents, ...additionEvents } },
  keyboard: {
    'Arrow keys': 'Choose the next or the previous value of an attribute, as in any group of radio buttons.',
  },
  states: ['Lengte, then Afwerking.', '500 cm is not available in Zwart gebeitst.'],
  qa: {
    acts: [
      { press: '[data-component=configurable-product] fieldset:nth-of-type(1) input:enabled' },
      { press: '[data-component=configurable-product] fieldset:nth-of-type(2) input:enabled' },
      { press: '[data-component=configurable-product] .noest-buy [type=submit]' },
    ],
    busy: { shows: '[data-component=configurable-product] .noest-buy [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  livesAt: 'On the page of such a product; each has a test page at /qa/configurable-product.',
});
