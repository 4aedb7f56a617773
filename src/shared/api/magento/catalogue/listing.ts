import * as v from 'valibot';
import type { InferOutput } from 'valibot';
import type { PageConfig } from '../../../platform/config';
import { ok, type ApiResult, type CallOptions } from '../../result';
import type { Catalogue } from '../../model';
import type { ListingQuery } from '../../model';
import { operation, type Query } from '../operation';
import { CARD, cardsOfModule, CardSchema, toCard } from './card';
import { createChosenOptions } from './chosenOptions';
import {
  AGGREGATIONS,
  AggregationsSchema,
  boundsOf,
  filterInput,
  filtersOf,
  type Bounds,
  type FilterInput,
} from './filters';
import { defaultField, firstOrder, SORT_FIELDS, SortFieldsSchema, sortInput, sortingOf } from './sorting';
import { list } from '../values';

const DEFAULT_PAGE_SIZE = 12;

const page = v.pipe(v.number(), v.integer(), v.minValue(0));

interface ListingVariables {
  readonly search?: string;
  readonly filter: FilterInput;
  readonly sort: Readonly<Record<string, 'ASC' | 'DESC'>>;
  readonly size: number;
  readonly page: number;
}

export const LISTING = operation<ListingVariables>()({
  name: 'listing',
  document: `query listing($search:String,$filter:ProductAttributeFilterInput,$sort:ProductAttributeSortInput,$size:Int,$page:Int){products(search:$search,filter:$filter,sort:$sort,pageSize:$size,currentPage:$page){total_count page_info{current_page page_size total_pages}${SORT_FIELDS}${AGGREGATIONS}items{${CARD}}}}`,
  answer: v.object({
    products: v.object({
      total_count: page,
      page_info: v.object({ current_page: page, page_size: page, total_pages: page }),
      sort_fields: SortFieldsSchema,
      aggregations: AggregationsSchema,
      items: list(CardSchema),
    }),
  }),
  extend: cardsOfModule,
  hasPrices: true,
  mayCache: true,
});

type Answer = InferOutput<typeof LISTING.answer>;

/** Listings of a category or of a search; it keeps what one answer says of the next. */
export function listingCall(query: Query, config: Pick<PageConfig, 'baseUrl'>) {
  /** By which field the shop orders a category where none is asked for. */
  let categoryField = 'position';
  const withChosen = createChosenOptions();
  /** The bounds of the price before a price narrowed the listing, by category and words. */
  const knownBounds = new Map<string, Bounds>();

  return async function listing(asked: ListingQuery, options?: CallOptions): Promise<ApiResult<Catalogue>> {
    const { page: number = 1 } = asked;
    const found = await ask(asked, number, options);
    // Magento refuses a page beyond the last, and says which one that is on any other page only (listing rule 23).
    if (found.ok || found.error.kind !== 'refused' || number === 1) return found;
    const first = await ask(asked, 1, options);
    return first.ok && first.value.lastPage > 1 ? ask(asked, first.value.lastPage, options) : first;
  };

  async function ask(asked: ListingQuery, number: number, options?: CallOptions): Promise<ApiResult<Catalogue>> {
    const isSearch = asked.categoryId === null;
    const field = isSearch ? 'relevance' : categoryField;
    const order = asked.sort ?? firstOrder(field);
    const answer = await query(
      LISTING,
      {
        ...(asked.query && { search: asked.query }),
        filter: filterInput(asked),
        sort: sortInput(order),
        size: asked.pageSize ?? DEFAULT_PAGE_SIZE,
        page: number,
      },
      options,
    );
    if (!answer.ok) return answer;
    const { products } = answer.value;
    const shopsField = defaultField(products.sort_fields, isSearch);
    if (!isSearch) categoryField = shopsField;
    // The first answer tells the order of this shop.
    if (asked.sort === undefined && shopsField !== field) return ask(asked, number, options);
    return ok(toCatalogue(products, asked, order));
  }

  function toCatalogue(products: Answer['products'], asked: ListingQuery, order: string): Catalogue {
    const { total_count: totalItems, page_info: pages, aggregations } = products;
    return {
      items: products.items.map((item) => toCard(item, config)),
      filters: withChosen(filtersOf(aggregations, asked, boundsFor(asked, aggregations)), asked.facets ?? {}),
      currentPage: Math.max(1, pages.current_page),
      lastPage: Math.max(1, pages.total_pages),
      pageSize: pages.page_size,
      totalItems,
      sorting: sortingOf(products.sort_fields, asked.categoryId === null, order),
    };
  }

  /** Once a price is chosen Magento's buckets are those within it. */
  function boundsFor(asked: ListingQuery, aggregations: Answer['products']['aggregations']): Bounds | null {
    const { categoryId, query: words = '', minPrice = 0, maxPrice = 0 } = asked;
    const key = JSON.stringify([categoryId, words]);
    const bounds = minPrice > 0 || maxPrice > 0 ? null : boundsOf(aggregations);
    if (bounds) knownBounds.set(key, bounds);
    return knownBounds.get(key) ?? null;
  }
}
