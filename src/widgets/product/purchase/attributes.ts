import { ProductSchema } from '../../../shared/api/printed/catalogue';
import { defineAttributes } from '../../../mount';

/** The properties that the four product forms share. */
export const purchaseAttributes = defineAttributes({
  product: {
    type: ProductSchema,
    meaning: 'The product as GET /api/catalog/product/{id} answers it; best in a script element with data-props.',
  },
  productId: { type: 'text', meaning: 'Where `product` is left out: the id by which the storefront is asked for it.' },
  sku: { type: 'text', meaning: 'Where `product` is left out: the SKU by which Magento is asked for it.' },
  formId: { type: 'text', meaning: 'Id of the form inside, for buttons elsewhere on the page that belong to it.' },
  failure: {
    type: 'text',
    meaning: 'Why the server led back to this page without adding, as it printed it; shown until the next submit.',
  },
  after: {
    type: ['drawer', 'notice'],
    default: 'drawer',
    meaning: 'What reports success: the drawer of the cart, or a message of the page.',
  },
});

/** The events that the four product forms have in common. */
export const purchaseEvents = {
  out: {
    'product-changed': 'The form shows another SKU, price, quantity or choice than before.',
    'cart-item-added': 'The shop has put the choice in the cart.',
    'cart-changed': 'The contents of the cart have changed.',
    'cart-line-changed': 'The number of pieces of a cart line has changed.',
  },
};
