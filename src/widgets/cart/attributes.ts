import { defineAttributes } from '../../mount';

/** What the parts that add to the cart declare alike, whichever feature they belong to. */
export const additionAttributes = defineAttributes({
  after: {
    type: ['drawer', 'notice'],
    default: 'drawer',
    meaning: 'What reports success: the drawer of the cart, or a message of the page.',
  },
});

export const additionEvents = {
  'cart-item-added': 'The shop has put a product of this part in the cart.',
  'cart-line-changed': 'The number of pieces of a cart line has changed by this part.',
  'cart-changed': 'The contents of the cart have changed.',
};
