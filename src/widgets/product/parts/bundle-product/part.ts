import { definePart } from '../../../../mount';
import { additionEvents } from '../../../cart/attributes';
import { purchaseAttributes, purchaseEvents } from '../../purchase/attributes';

export default definePart({
  name: 'bundle-product',
  kind: 'widget',
  when: 'interaction prefetch',
  summary:
    'A product put together from parts: one or more for each option, a quantity where a part has one, and one price for all of it. Without scripts the form posts the chosen parts to the cart.',
  attributes: purchaseAttributes,
  slots: { extra: { meaning: 'Markup that stays below the form, such as a wishlist button.' } },
  events: { out: { ...purchaseEvents, ...additionEvents } },
  keyboard: {
    'Arrow keys': 'Choose the next or the previous part of an option with radio buttons.',
    Space: 'Adds or removes a part of an option with checkboxes.',
  },
  states: ['Two required options.', 'Wall panels, each with a quantity.'],
  qa: {
    acts: [
      { press: '[data-component=bundle-product] fieldset:nth-of-type(1) input:enabled' },
      { press: '[data-component=bundle-product] fieldset:nth-of-type(2) input:enabled' },
      { press: '[data-component=bundle-product] .noest-buy [type=submit]' },
    ],
    busy: { shows: '[data-component=bundle-product] .noest-buy [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
  livesAt: 'On the page of such a product; each has a test page at /qa/bundle-product.',
});
