import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { CustomerApi } from '../../ShopApi';
import type { Query } from '../operation';
import { reloadTheme } from '../sections';
import { review, reviewer, unwish, wish, wishes } from './operations';

/** The wish list and the reviews of a customer; a guest is refused with 401. */
export function customerCalls(query: Query): CustomerApi {
  /** The items with this product, by the id of their list. A list may have more than one page of them. */
  async function itemsOf(
    sku: string,
    options?: CallOptions,
  ): Promise<ApiResult<ReadonlyMap<string, ReadonlySet<string>>>> {
    const found = new Map<string, Set<string>>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await query(wishes, { page }, options);
      if (!answer.ok) return answer;
      for (const { id: list, items_v2: wished } of answer.value.customer.wishlists) {
        pages = Math.max(pages, wished.page_info?.total_pages ?? 1);
        for (const { id, product } of wished.items) {
          if (product?.sku === sku) found.set(list, (found.get(list) ?? new Set()).add(id));
        }
      }
    }
    return ok(found);
  }

  async function takeOff(sku: string, options?: CallOptions): Promise<ApiResult<null>> {
    const found = await itemsOf(sku, options);
    if (!found.ok) return found;
    for (const [list, items] of found.value) {
      const answer = await query(unwish, { list, items: [...items] }, options);
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
