import * as v from 'valibot';
import { failed, ok, type ApiResult, type CallOptions } from '../../result';
import type { CustomerApi } from '../../ShopApi';
import { operation, type Query } from '../query';
import { list, text } from '../values';

const answered = v.object({ user_errors: list(v.object({ code: text, message: v.string() })) });

const wish = operation<{ readonly sku: string }>()({
  name: 'wish',
  document:
    'mutation wish($sku:String!){addProductsToWishlist(wishlistId:"0",wishlistItems:[{sku:$sku,quantity:1}]){user_errors{code message}}}',
  answer: v.object({ addProductsToWishlist: answered }),
  keepalive: true,
});

const wishes = operation<Record<string, never>>()({
  name: 'wishes',
  document: 'query wishes{customer{wishlists{id items_v2(pageSize:200){items{id product{sku}}}}}}',
  answer: v.object({
    customer: v.object({
      wishlists: list(
        v.object({
          id: v.string(),
          items_v2: v.object({
            items: list(v.object({ id: v.string(), product: v.nullish(v.object({ sku: v.string() })) })),
          }),
        }),
      ),
    }),
  }),
});

const unwish = operation<{ readonly list: string; readonly items: readonly string[] }>()({
  name: 'unwish',
  document:
    'mutation unwish($list:ID!,$items:[ID!]!){removeProductsFromWishlist(wishlistId:$list,wishlistItemsIds:$items){user_errors{code message}}}',
  answer: v.object({ removeProductsFromWishlist: answered }),
  keepalive: true,
});

const reviewer = operation<Record<string, never>>()({
  name: 'reviewer',
  document: 'query reviewer{customer{firstname} productReviewRatingsMetadata{items{id values{value value_id}}}}',
  answer: v.object({
    customer: v.object({ firstname: text }),
    productReviewRatingsMetadata: v.object({
      items: list(v.object({ id: v.string(), values: list(v.object({ value: v.string(), value_id: v.string() })) })),
    }),
  }),
});

const review = operation<{ readonly review: object }>()({
  name: 'review',
  document: 'mutation review($review:CreateProductReviewInput!){createProductReview(input:$review){review{summary}}}',
  answer: v.object({ createProductReview: v.object({ review: v.object({ summary: v.string() }) }) }),
});

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
      return answer.ok ? ok({ sku, isWished }) : answer;
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
