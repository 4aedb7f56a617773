import * as v from 'valibot';

export const CartItemPricesProps = v.object({
  /** Id of the cart line whose prices stand here. */
  itemId: v.string(),
});
