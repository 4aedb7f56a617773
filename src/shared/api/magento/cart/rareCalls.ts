import * as v from 'valibot';
import { ok, type ApiResult, type CallOptions } from '../../result';
import type { CartSelection, Totals } from '../../model';
import type { ShopApi } from '../../ShopApi';
import { operation, type Query } from '../operation';
import { CART_FIELDS, inCart, withoutLineErrors } from './answer';
import type { OfCart } from './operations';

const APPLY_COUPON =
  `mutation applyCoupon($cart:String!,$code:String!){applyCouponToCart(input:{cart_id:$cart,coupon_code:$code}){cart{${CART_FIELDS}}}}` as const;
const REMOVE_COUPON =
  `mutation removeCoupon($cart:String!){removeCouponFromCart(input:{cart_id:$cart}){cart{${CART_FIELDS}}}}` as const;

export const applyCoupon = operation<OfCart & { readonly code: string }>()({
  name: 'applyCoupon',
  document: APPLY_COUPON,
  olderDocument: withoutLineErrors(APPLY_COUPON),
  answer: v.object({ applyCouponToCart: inCart }),
});

export const removeCoupon = operation<OfCart>()({
  name: 'removeCoupon',
  document: REMOVE_COUPON,
  olderDocument: withoutLineErrors(REMOVE_COUPON),
  answer: v.object({ removeCouponFromCart: inCart }),
});

/** The cart of the session, and how it is changed. */
interface SessionCalls {
  read(options?: CallOptions): Promise<ApiResult<Totals>>;
  add(selection: CartSelection, options?: CallOptions): Promise<ApiResult<Totals>>;
  change(itemId: string, quantity: number, options?: CallOptions): Promise<ApiResult<Totals>>;
  remove(itemId: string, options?: CallOptions): Promise<ApiResult<Totals>>;
  changed(call: (cart: string) => Promise<ApiResult<Totals>>, options?: CallOptions): Promise<ApiResult<Totals>>;
}

type RareCalls = Pick<ShopApi, 'replaceItem' | 'coupons' | 'applyCoupon' | 'removeCoupon'>;

/** What few shoppers do with a cart: another choice for a line, the code of a discount. Fetched with the first of them. */
export function rareCalls(query: Query, { read, add, change, remove, changed }: SessionCalls): RareCalls {
  return {
    // Shared rule 64.
    async replaceItem(itemId, selection, options) {
      const before = await read(options);
      if (!before.ok) return before;
      let answer = await add(selection, options);
      if (!answer.ok) return answer;
      const qty = qtyOf(answer.value, itemId);
      if (qty !== undefined) {
        const isSameLine = qty !== qtyOf(before.value, itemId);
        answer = await (isSameLine ? change(itemId, selection.qty, options) : remove(itemId, options));
      }
      return answer.ok ? ok({ sku: selection.sku, itemId: null, totals: answer.value }) : answer;
    },

    async coupons(options) {
      const answer = await read(options);
      if (!answer.ok) return answer;
      const { couponCode } = answer.value;
      return ok(couponCode ? [couponCode] : []);
    },

    async applyCoupon(code, options) {
      const answer = await changed(async (cart) => {
        const applied = await query(applyCoupon, { cart, code }, options);
        return applied.ok ? ok(applied.value.applyCouponToCart.cart) : applied;
      }, options);
      if (!answer.ok) return answer;
      return ok({ isApplied: answer.value.couponCode !== null, message: '', totals: answer.value });
    },

    removeCoupon: (options) =>
      changed(async (cart) => {
        const removed = await query(removeCoupon, { cart }, options);
        return removed.ok ? ok(removed.value.removeCouponFromCart.cart) : removed;
      }, options),
  };
}

function qtyOf({ items }: Totals, itemId: string): number | undefined {
  return items.find(({ id }) => id === itemId)?.qty;
}
