import * as v from 'valibot';

export const AddToCartProps = v.object({
  /** What is put in the cart. */
  sku: v.pipe(v.string(), v.nonEmpty()),
  /** How many to begin with (specification 9: 1). */
  qty: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Name of the product, for the words around it. */
  name: v.string(),
  /** Words on the button in place of "In winkelwagen". */
  label: v.optional(v.string()),
  /** The small button of a product card. */
  compact: v.optional(v.boolean(), false),
  /** A field for the quantity beside the button. */
  withQuantity: v.optional(v.boolean(), false),
  /** The free sample of the product in place of the product itself. */
  sample: v.optional(v.boolean(), false),
  /** What tells of success: the cart's drawer, or a message of the page. */
  after: v.optional(v.picklist(['drawer', 'notice']), 'drawer'),
});
