import * as v from 'valibot';
import { ProductSchema } from '../api/schemas';

/** The properties all boxes share in which a product is bought. */
export const purchaseEntries = {
  /** The product as the shop's API answers it. */
  product: v.optional(ProductSchema),
  /** Where `product` is left out: the shop is asked for it. */
  productId: v.optional(v.string()),
  /** Id of the form inside, for buttons elsewhere on the page that belong to it. */
  formId: v.optional(v.string()),
  /** Why the form that led back to this page came to nothing, as the server printed it; it stands until the next try. */
  failure: v.optional(v.string()),
  /** What tells of success: the cart's drawer, or a message of the page. */
  after: v.optional(v.picklist(['drawer', 'notice']), 'drawer'),
};
