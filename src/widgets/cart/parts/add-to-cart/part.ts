import { definePart } from '../../../../mount';
import { additionAttributes, additionEvents } from '../../attributes';

export default definePart({
  name: 'add-to-cart',
  kind: 'widget',
  when: 'interaction',
  summary:
    'A form that adds a product to the cart without leaving the page, and shows below the button why the shop refused it. Without scripts the form posts to the server.',
  element: 'form',
  attributes: {
    sku: { type: 'non-empty text', required: true, meaning: 'SKU of the product.' },
    // Cart rule 1.
    qty: { type: 'integer', min: 1, default: 1, meaning: 'Quantity at first.' },
    name: { type: 'text', required: true, meaning: 'Name of the product, for messages and accessible names.' },
    label: { type: 'text', meaning: 'Text of the button in place of "In winkelwagen".' },
    compact: { type: 'boolean', default: false, meaning: 'The small button of a product card.' },
    withQuantity: { type: 'boolean', default: false, meaning: 'Shows a field for the quantity beside the button.' },
    sample: {
      type: 'boolean',
      default: false,
      meaning: 'Adds the free sample of the product in place of the product itself.',
    },
    ...additionAttributes,
  },
  events: {
    in: {
      'add-to-cart': 'Adds the selection in its detail to the cart.',
    },
    out: additionEvents,
  },
  keyboard: {
    Enter: 'Submits the form, from the button and from the quantity.',
    'Arrow Up, Arrow Down': 'One more or one less in the field for the quantity.',
  },
  states: [
    "A small button, as on a product's card.",
    'A field for the quantity and a large button.',
    'A product out of stock, which the shop refuses.',
  ],
  qa: {
    acts: [{ press: '[data-component=add-to-cart] [type=submit]' }],
    busy: { shows: '[data-component=add-to-cart] [aria-disabled=true]' },
    error: { says: 'product.addFailed' },
  },
});
