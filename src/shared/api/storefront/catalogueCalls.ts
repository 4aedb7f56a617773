import type { ListingQuery, ProductsQuery } from '../model';

/** The call for one page of a listing (listing rule 1): a category's own path, or the search where there is none. */
export function listingCall(query: ListingQuery): { path: string; params: URLSearchParams } {
  const { categoryId } = query;
  const path =
    categoryId === null
      ? 'api/catalog/search/product/list'
      : `api/catalog/category/${encodeURIComponent(categoryId)}/product/list`;
  return { path, params: listingParams(query) };
}

/** A price bound is sent only above 0, in euros; a facet with several labels repeats its parameter. */
function listingParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.query) params.set('query', query.query);
  if (query.page !== undefined) params.set('page', String(query.page));
  if (query.pageSize !== undefined) params.set('page_size', String(query.pageSize));
  if (query.minPrice !== undefined && query.minPrice > 0) params.set('minPrice', String(query.minPrice / 100));
  if (query.maxPrice !== undefined && query.maxPrice > 0) params.set('maxPrice', String(query.maxPrice / 100));
  if (query.sort) params.set('sort', query.sort);
  for (const [facetCode, labels] of Object.entries(query.facets ?? {})) {
    for (const label of labels) params.append(facetCode, label);
  }
  return params;
}

/** How products are asked for by name: a parameter `sku` each, or `related_to` and `limit`. */
export function productsCall(query: ProductsQuery): { readonly path: string; readonly params: URLSearchParams } {
  const params = new URLSearchParams(
    'skus' in query
      ? query.skus.map((sku) => ['sku', sku])
      : { related_to: query.relatedTo, limit: String(query.limit) },
  );
  return { path: 'api/catalog/product/list', params };
}
