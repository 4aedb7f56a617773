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

/** The events of the parts that show the cart. */
export const cartEvents = {
  in: {
    'cart-refresh': 'Asks the shop for the totals again.',
    'customer-changed': 'Asks the shop for the totals again: prices depend on the customer.',
    'add-to-cart': 'Adds the selection in its detail to the cart.',
  },
  out: {
    'cart-changed': 'Lines, quantities, prices or code differ from the totals known before.',
    'cart-line-changed': 'A line was removed or put back, or its quantity changed, by the shopper on this page.',
    'cart-item-added': 'A product asked for by shop:add-to-cart has been added.',
  },
};
