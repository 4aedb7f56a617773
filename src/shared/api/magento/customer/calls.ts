import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { CustomerApi } from '../../ShopApi';
import type { Query } from '../operation';
import { reloadTheme } from '../sections';
import { review, reviewer, unwish, wish, wishes } from './operations';

/** The wish list and the reviews of a customer; a guest is refused with 401. */
export function customerCalls(query: Query): CustomerApi {
  async function takeOff(sku: string, options?: CallOptions): Promise<ApiResult<null>> {
    const found = await query(wishes, {}, options);
    if (!found.ok) return found;
    for (const {
      id,
      items_v2: { items },
    } of found.value.customer.wishlists) {
      const ids = items.filter(({ product }) => product?.sku === sku).map((item) => item.id);
      if (ids.length === 0) continue;
      const answer = await query(unwish, { list: id, items: ids }, options);
      if (!answer.ok) return answer;
      const refused = refusal(answer.value.removeProductsFromWishlist.user_errors);
      if (refused) return refused;
    }
    return ok(null);
  }

  async function putOn(sku: string, options?: CallOptions): Promise<ApiResult<null>> {
    const answer = await query(wish, { sku }, options);
    return answer.ok ? (refusal(answer.value.addProductsToWishlist.user_errors) ?? ok(null)) : answer;
  }

  return {
    async setWish({ sku, isWished }, options) {
      const answer = await (isWished ? putOn(sku, options) : takeOff(sku, options));
      if (!answer.ok) return answer;
      reloadTheme('wishlist');
      return ok({ sku, isWished });
    },

    async addReview({ sku, rating, title, text: words }, options) {
      const found = await query(reviewer, {}, options);
      if (!found.ok) return found;
      const { customer, productReviewRatingsMetadata: asked } = found.value;
      const ratings = asked.items.flatMap(({ id, values }) =>
        values.filter(({ value }) => value === String(rating)).map(({ value_id }) => ({ id, value_id })),
      );
      const written = { sku, nickname: customer.firstname, summary: title, text: words, ratings };
      const answer = await query(review, { review: written }, options);
      return answer.ok ? ok({ sku, status: 'pending' }) : answer;
    },
  };
}

function refusal([error]: readonly { readonly code: string; readonly message: string }[]) {
  return error ? failed({ kind: 'refused', status: 200, ...error }) : null;
}
