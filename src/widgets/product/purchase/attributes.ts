import { ProductSchema } from '../../../shared/api/printed';
import { defineAttributes } from '../../../mount';
import { additionAttributes } from '../../cart/attributes';

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
  ...additionAttributes,
});

/** The event that the four product forms send beside those of an addition. */
export const purchaseEvents = {
  'product-changed': 'The form shows another SKU, price, quantity or choice than before.',
};
