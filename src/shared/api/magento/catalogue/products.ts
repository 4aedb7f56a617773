import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { ok, type ApiResult, type CallOptions } from '../../result';
import type { ListingProduct } from '../../model';
import type { ProductsQuery } from '../../model';
import { operation, type Query } from '../operation';
import { list } from '../values';
import { CARD, cardsOfModule, CardSchema, toCard } from './card';

export const PRODUCTS = operation<{ readonly skus: readonly string[]; readonly size: number }>()({
  name: 'products',
  document: `query products($skus:[String!],$size:Int){products(filter:{sku:{in:$skus}},pageSize:$size){items{${CARD}}}}`,
  answer: v.object({ products: v.object({ items: list(CardSchema) }) }),
  extend: cardsOfModule,
  hasPrices: true,
  mayCache: true,
});

export const RELATED = operation<{ readonly sku: string }>()({
  name: 'related',
  document: `query related($sku:String!){products(filter:{sku:{eq:$sku}}){items{related_products{${CARD}}}}}`,
  answer: v.object({
    products: v.object({ items: list(v.object({ related_products: list(CardSchema) })) }),
  }),
  extend: cardsOfModule,
  hasPrices: true,
  mayCache: true,
});

/** Products as cards, in the order of their SKUs; or those that the shop relates to one, in the shop's order. */
export async function askProducts(
  query: Query,
  config: Pick<PageConfig, 'baseUrl'>,
  asked: ProductsQuery,
  options?: CallOptions,
): Promise<ApiResult<{ readonly items: readonly ListingProduct[] }>> {
  const toCards = (items: readonly v.InferOutput<typeof CardSchema>[]) =>
    ok({ items: items.map((item) => toCard(item, config)) });
  if ('relatedTo' in asked) {
    const answer = await query(RELATED, { sku: asked.relatedTo }, options);
    if (!answer.ok) return answer;
    return toCards(answer.value.products.items.flatMap((item) => item.related_products).slice(0, asked.limit));
  }
  const { skus } = asked;
  if (skus.length === 0) return ok({ items: [] });
  const answer = await query(PRODUCTS, { skus, size: skus.length }, options);
  if (!answer.ok) return answer;
  const found = new Map(answer.value.products.items.map((item) => [item.sku, item]));
  return toCards(skus.flatMap((sku) => found.get(sku) ?? []));
}
