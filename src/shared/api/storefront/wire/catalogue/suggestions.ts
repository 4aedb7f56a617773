import * as v from 'valibot';
import type { LinkMatch, ProductMatch, Suggestions } from '../../../model';
import { UnitSchema, count, euros, flag, link, optional, orNull, words } from '../common';
import { picture } from './picture';

const LinkMatchSchema = v.object({ url: link, label: v.string(), count: v.nullish(count) }) satisfies v.GenericSchema<
  unknown,
  LinkMatch
>;

/** Search rule 6: either price, or both. */
const ScopedPriceSchema = v.pipe(
  v.object({ unit_price_incl_tax: orNull(euros), unit_price_excl_tax: orNull(euros) }),
  v.transform(({ unit_price_incl_tax: inclTax, unit_price_excl_tax: exclTax }) => ({ inclTax, exclTax })),
);

/** Search rule 6. */
const ProductMatchSchema = v.pipe(
  v.object({
    sku: words,
    name: v.string(),
    url: link,
    small_image: picture,
    scoped_price_info: orNull(ScopedPriceSchema),
    is_from_price: flag,
    unit_of_measurement: UnitSchema,
  }),
  v.transform((match): ProductMatch => ({
    sku: match.sku,
    name: match.name,
    url: match.url,
    image: match.small_image,
    price: match.scoped_price_info,
    isFromPrice: match.is_from_price,
    unit: match.unit_of_measurement,
  })),
);

/** A group of matches; a shop may leave out one that is empty. */
const matches = <Input, Output>(schema: v.GenericSchema<Input, Output>) =>
  optional(v.object({ matches: optional(v.array(schema), []) }), {});

/** Answer of GET /api/catalog/search/autocomplete; `filter_results` are filter groups with links (search rule 5). */
export const SuggestionsSchema = v.pipe(
  v.object({
    category_results: matches(LinkMatchSchema),
    filter_results: matches(v.object({ label: v.string(), items: v.array(LinkMatchSchema) })),
    keyword_results: matches(LinkMatchSchema),
    product_results: matches(ProductMatchSchema),
  }),
  v.transform((answer): Suggestions => ({
    categories: answer.category_results.matches,
    filters: answer.filter_results.matches,
    keywords: answer.keyword_results.matches,
    products: answer.product_results.matches,
  })),
);
export type SuggestionsAnswer = v.InferInput<typeof SuggestionsSchema>;
