import * as v from 'valibot';
import { operation } from '../operation';
import { list, text } from '../values';

const answered = v.object({ user_errors: list(v.object({ code: text, message: v.string() })) });

export const wish = operation<{ readonly sku: string }>()({
  name: 'wish',
  document:
    'mutation wish($sku:String!){addProductsToWishlist(wishlistId:"0",wishlistItems:[{sku:$sku,quantity:1}]){user_errors{code message}}}',
  answer: v.object({ addProductsToWishlist: answered }),
  keepalive: true,
});

export const wishes = operation<{ readonly page: number }>()({
  name: 'wishes',
  document:
    'query wishes($page:Int!){customer{wishlists{id items_v2(pageSize:200,currentPage:$page){items{id product{sku}} page_info{total_pages}}}}}',
  answer: v.object({
    customer: v.object({
      wishlists: list(
        v.object({
          id: v.string(),
          items_v2: v.object({
            items: list(v.object({ id: v.string(), product: v.nullish(v.object({ sku: v.string() })) })),
            page_info: v.nullish(v.object({ total_pages: v.nullish(v.number()) })),
          }),
        }),
      ),
    }),
  }),
});

export const unwish = operation<{ readonly list: string; readonly items: readonly string[] }>()({
  name: 'unwish',
  document:
    'mutation unwish($list:ID!,$items:[ID!]!){removeProductsFromWishlist(wishlistId:$list,wishlistItemsIds:$items){user_errors{code message}}}',
  answer: v.object({ removeProductsFromWishlist: answered }),
  keepalive: true,
});

export const reviewer = operation<Record<string, never>>()({
  name: 'reviewer',
  document: 'query reviewer{customer{firstname} productReviewRatingsMetadata{items{id values{value value_id}}}}',
  answer: v.object({
    customer: v.object({ firstname: text }),
    productReviewRatingsMetadata: v.object({
      items: list(v.object({ id: v.string(), values: list(v.object({ value: v.string(), value_id: v.string() })) })),
    }),
  }),
});

interface ReviewInput {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: readonly { readonly id: string; readonly value_id: string }[];
}

export const review = operation<{ readonly review: ReviewInput }>()({
  name: 'review',
  document: 'mutation review($review:CreateProductReviewInput!){createProductReview(input:$review){review{summary}}}',
  answer: v.object({ createProductReview: v.object({ review: v.object({ summary: v.string() }) }) }),
});
