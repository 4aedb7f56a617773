import * as v from 'valibot';

export const ViewedProductProps = v.object({
  /** The product of the page, by the name its shop finds it by: its SKU. */
  productId: v.pipe(v.string(), v.nonEmpty()),
});
