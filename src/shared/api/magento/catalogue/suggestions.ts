import * as v from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { ok, type ApiResult, type CallOptions } from '../../result';
import type { Suggestions } from '../../model';
import { operation, type Query } from '../operation';
import { list, text } from '../values';
import { words as html } from './decodeEntities';
import { productAddress } from './card';
import { ofModule, PRICE_RANGE, PriceRangeSchema, soldBy } from './prices';

/** Magento refuses to look for a shorter name of a category. */
const SHORTEST_NAME = 3;

export const SUGGESTIONS = operation<{ readonly words: string; readonly isName: boolean }>()({
  name: 'suggestions',
  document: `query suggestions($words:String!,$isName:Boolean!){products(search:$words,pageSize:6){items{sku name url_key url_suffix small_image{url}${PRICE_RANGE}}}categories(filters:{name:{match:$words}},pageSize:3)@include(if:$isName){items{name url_path url_suffix product_count}}}`,
  answer: v.object({
    products: v.object({
      items: list(
        v.object({
          sku: text,
          name: html,
          url_key: text,
          url_suffix: text,
          small_image: v.nullish(v.object({ url: text }), null),
          price_range: PriceRangeSchema,
        }),
      ),
    }),
    categories: v.nullish(
      v.object({
        items: list(
          v.object({ name: html, url_path: text, url_suffix: text, product_count: v.nullish(v.number(), null) }),
        ),
      }),
      null,
    ),
  }),
  extend: ofModule,
  hasPrices: true,
  mayCache: true,
});

/** The first products for these words, and the categories whose names have them. */
export async function askSuggestions(
  query: Query,
  config: Pick<PageConfig, 'baseUrl'>,
  words: string,
  options?: CallOptions,
): Promise<ApiResult<Suggestions>> {
  const answer = await query(SUGGESTIONS, { words, isName: words.length >= SHORTEST_NAME }, options);
  if (!answer.ok) return answer;
  const { products, categories } = answer.value;
  return ok({
    categories: (categories?.items ?? [])
      .filter(({ url_path: path }) => path !== '')
      .map(({ name, url_path: path, url_suffix: suffix, product_count: count }) => ({
        url: productAddress({ url_key: path, url_suffix: suffix }, config),
        label: name,
        count,
      })),
    filters: [],
    keywords: [],
    products: products.items.map((item) => ({
      sku: item.sku,
      name: item.name,
      url: productAddress(item, config),
      image: item.small_image?.url ?? '',
      ...shownPrice(item.price_range),
      isFromPrice: item.price_range.isFrom,
    })),
  });
}

/** Of a shop that says one view the other is left out. */
function shownPrice(
  price: v.InferOutput<typeof PriceRangeSchema>,
): Pick<Suggestions['products'][number], 'price' | 'unit'> {
  const { finalPrice, unit } = soldBy(price);
  return { price: price.final.incl === price.final.excl ? { ...finalPrice, exclTax: null } : finalPrice, unit };
}
