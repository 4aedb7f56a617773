import * as v from 'valibot';
import { toCents, type Cents } from '../../../money';
import { ownValue } from '../../../platform/ownValue';
import type { Filter, ListingQuery } from '../../model';
import { toBase } from '../listingAddress';
import { words } from './decodeEntities';
import { lastIdIn, list, toUid } from '../values';

export const AGGREGATIONS = 'aggregations{attribute_code label options{label value count}}';

export const AggregationsSchema = list(
  v.object({
    attribute_code: v.string(),
    label: words,
    options: list(
      v.object({
        label: words,
        value: v.string(),
        count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
      }),
    ),
  }),
);
type Aggregation = v.InferOutput<typeof AggregationsSchema>[number];
type Asked = Pick<ListingQuery, 'categoryId' | 'facets' | 'minPrice' | 'maxPrice'>;

/** The lowest and highest price in a listing that no price narrows, as far as the buckets of Magento say. */
export interface Bounds {
  readonly lowest: Cents;
  readonly highest: Cents;
}

/** The filter of categories is `cat` in an address of Magento, with the category's id. */
const CATEGORY = 'cat';
const CATEGORY_CODES = new Set(['category_uid', 'category_id']);

/**
 * The filters of an answer. Magento says neither what is chosen nor, once a price is, the bounds of all. In a category it counts
 * every category that the products are in too, also those elsewhere: only a search is narrowed by them.
 */
export function filtersOf(aggregations: readonly Aggregation[], asked: Asked, bounds: Bounds | null): Filter[] {
  return aggregations
    .filter(({ attribute_code: code }) => asked.categoryId === null || !CATEGORY_CODES.has(code))
    .map((aggregation) => toFilter(aggregation, asked, bounds));
}

function toFilter({ attribute_code: code, label, options }: Aggregation, asked: Asked, bounds: Bounds | null): Filter {
  const facetCode = CATEGORY_CODES.has(code) ? CATEGORY : code;
  const head = {
    code,
    label,
    facetCode,
    urlKey: facetCode,
    isCrawlable: false,
    hasDuplicateValues: false,
  };
  if (code === 'price') {
    const { minPrice: minimum = 0, maxPrice: maximum = 0 } = asked;
    return {
      ...head,
      type: 'price',
      isActive: minimum > 0 || maximum > 0,
      minimum: toCents(minimum),
      maximum: toCents(maximum),
      lowest: bounds?.lowest ?? null,
      highest: bounds?.highest ?? null,
    };
  }
  const chosen = ownValue(asked.facets ?? {}, facetCode) ?? [];
  return {
    ...head,
    type: 'attribute',
    isActive: chosen.length > 0,
    options: options.map(({ label: name, value, count }) => {
      const id = facetCode === CATEGORY ? lastIdIn(value) : value;
      return { id, value: id, label: name, active: chosen.includes(id), count, swatch: null };
    }),
  };
}

/** From the lower end of the first bucket, `20_30`, to the upper end of the last; null where there is none. */
export function boundsOf(aggregations: readonly Aggregation[]): Bounds | null {
  const buckets = aggregations.find(({ attribute_code: code }) => code === 'price')?.options ?? [];
  const ends = buckets.flatMap(({ value }) => value.split('_').map(Number)).filter(Number.isFinite);
  if (ends.length === 0) return null;
  return { lowest: toCents(Math.min(...ends) * 100), highest: toCents(Math.max(...ends) * 100) };
}

/** Of each filter the products of either option; Magento takes the bounds of a price as texts, in its base currency. */
export type FilterInput = Readonly<
  Record<string, { readonly in: readonly string[] } | { readonly from?: string; readonly to?: string }>
>;

export function filterInput({ categoryId, facets = {}, minPrice = 0, maxPrice = 0 }: ListingQuery): FilterInput {
  const { [CATEGORY]: below = [], ...attributes } = facets;
  const categories = below.length > 0 || categoryId === null ? below : [categoryId];
  return {
    ...(categories.length > 0 && { category_uid: { in: categories.map((id) => toUid(id)) } }),
    ...Object.fromEntries(
      Object.entries(attributes)
        .filter(([, ids]) => ids.length > 0)
        .map(([code, ids]) => [code, { in: ids }]),
    ),
    ...((minPrice > 0 || maxPrice > 0) && {
      price: {
        ...(minPrice > 0 && { from: String(toBase(minPrice / 100)) }),
        ...(maxPrice > 0 && { to: String(toBase(maxPrice / 100)) }),
      },
    }),
  };
}
