import * as v from 'valibot';
import type { Catalogue, Filter, FilterOption, Sorting } from '../../../model';
import { count, euros, flag, optional, optionalId, orNull, pictureLink, words } from '../common';
import { ListingProductsSchema } from './product';

const page = v.pipe(v.number(), v.integer(), v.minValue(1));

const FilterOptionSchema = v.pipe(
  v.object({
    id: optionalId,
    label: v.string(),
    active: v.boolean(),
    /** How many products would show with this option added; null where the shop does not say. */
    count: orNull(count),
    swatch: orNull(v.nullable(pictureLink)),
  }),
  v.transform((option): FilterOption => ({ ...option, id: option.id || option.label, value: option.label })),
);

const filterHead = {
  code: v.string(),
  label: words,
  /** The query parameter that carries this filter's chosen labels (listing rule 2). */
  facet_code: v.string(),
  url_key: words,
  is_active: flag,
  is_crawlable: flag,
  has_duplicate_values: flag,
};

const AttributeFilterSchema = v.object({
  ...filterHead,
  type: v.literal('attribute'),
  options: v.array(FilterOptionSchema),
});

const PriceFilterSchema = v.object({
  ...filterHead,
  type: v.literal('price'),
  /** The chosen bounds; 0 where none is chosen (listing rule 3). */
  MinimumValue: euros,
  MaximumValue: euros,
  /** The bounds of what is in the listing; null where the shop does not say. */
  lowest: orNull(euros),
  highest: orNull(euros),
});

/** Listing rule 6: code, type (attribute or price), options, flags. */
const FilterSchema = v.pipe(
  v.variant('type', [AttributeFilterSchema, PriceFilterSchema]),
  v.transform((filter): Filter => {
    const head = {
      code: filter.code,
      label: filter.label || filter.code,
      facetCode: filter.facet_code,
      urlKey: filter.url_key || filter.facet_code,
      isActive: filter.is_active,
      isCrawlable: filter.is_crawlable,
      hasDuplicateValues: filter.has_duplicate_values,
    };
    return filter.type === 'price'
      ? {
          ...head,
          type: filter.type,
          minimum: filter.MinimumValue,
          maximum: filter.MaximumValue,
          lowest: filter.lowest,
          highest: filter.highest,
        }
      : { ...head, type: filter.type, options: filter.options };
  }),
);
export type FilterAnswer = v.InferInput<typeof FilterSchema>;

/** `value` is field and direction as text (listing rule 4), such as `price:asc`. */
const SortingSchema = v.object({
  current: words,
  options: optional(v.array(v.object({ value: v.string(), label: v.string() })), []),
}) satisfies v.GenericSchema<unknown, Sorting>;

/** Answer of GET /api/catalog/product/list: the products asked for, in the order of the question. */
export const ProductsSchema = v.object({ items: ListingProductsSchema });

/** Answer of GET /api/catalog/category/{id}/product/list and /api/catalog/search/product/list. */
export const CatalogueSchema = v.pipe(
  v.object({
    items: ListingProductsSchema,
    filters: optional(v.array(FilterSchema), []),
    current_page: optional(page, 1),
    last_page: optional(page, 1),
    page_size: optional(page, 24),
    total_items: orNull(count),
    sorting: optional(SortingSchema, {}),
  }),
  v.transform((answer): Catalogue => ({
    items: answer.items,
    filters: answer.filters,
    currentPage: answer.current_page,
    lastPage: answer.last_page,
    pageSize: answer.page_size,
    totalItems: answer.total_items ?? answer.items.length,
    sorting: answer.sorting,
  })),
);
export type CatalogueAnswer = v.InferInput<typeof CatalogueSchema>;
