import * as v from 'valibot';
import { UnitSchema, count, euros, link } from '../common';

const LinkMatchSchema = v.object({ url: link, label: v.string(), count: v.optional(count) });

/** Search rule 6. */
const ProductMatchSchema = v.pipe(
  v.object({
    sku: v.string(),
    name: v.string(),
    url: link,
    small_image: v.string(),
    scoped_price_info: v.object({ unit_price_incl_tax: euros, unit_price_excl_tax: euros }),
    is_from_price: v.boolean(),
    unit_of_measurement: UnitSchema,
  }),
  v.transform((match) => ({
    sku: match.sku,
    name: match.name,
    url: match.url,
    image: match.small_image,
    price: {
      inclTax: match.scoped_price_info.unit_price_incl_tax,
      exclTax: match.scoped_price_info.unit_price_excl_tax,
    },
    isFromPrice: match.is_from_price,
    unit: match.unit_of_measurement,
  })),
);

const matches = <S extends v.GenericSchema>(schema: S) => v.object({ matches: v.array(schema) });

/** Answer of GET /api/catalog/search/autocomplete; `filter_results` are filter groups with links (search rule 5). */
export const SuggestionsSchema = v.pipe(
  v.object({
    category_results: matches(LinkMatchSchema),
    filter_results: matches(v.object({ label: v.string(), items: v.array(LinkMatchSchema) })),
    keyword_results: matches(LinkMatchSchema),
    product_results: matches(ProductMatchSchema),
  }),
  v.transform((answer) => ({
    categories: answer.category_results.matches,
    filters: answer.filter_results.matches,
    keywords: answer.keyword_results.matches,
    products: answer.product_results.matches,
  })),
);
export type SuggestionsAnswer = v.InferInput<typeof SuggestionsSchema>;
export type Suggestions = v.InferOutput<typeof SuggestionsSchema>;
