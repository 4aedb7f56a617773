import type { ProductsQuery } from '../ShopApi';

/** How products are asked for by name: a parameter `sku` each, or `related_to` and `limit`. */
export function productsCall(query: ProductsQuery): { readonly path: string; readonly params: URLSearchParams } {
  const params = new URLSearchParams(
    'skus' in query
      ? query.skus.map((sku) => ['sku', sku])
      : { related_to: query.relatedTo, limit: String(query.limit) },
  );
  return { path: 'api/catalog/product/list', params };
}
