import type { PageConfig } from '../../config';
import { AddedToCartSchema, CatalogueSchema, SuggestionsSchema, TotalsSchema } from '../schemas';
import type { ShopApi } from '../ShopApi';
import { createClient } from './client';
import { listingCall } from './listingCall';

/** Specification 7: putting a product in the cart may take 25 s. */
const ADD_TO_CART_MS = 25_000;

/** A shop that answers the calls of specification 7. */
export function createStorefront(
  config: Pick<PageConfig, 'baseUrl' | 'storeId' | 'csrfToken'>,
  fetcher?: typeof fetch,
): ShopApi {
  const client = createClient(config, fetcher);

  return {
    capabilities: new Set(['suggestions', 'quotation', 'postcode-lookup'] as const),

    listing(query, { signal } = {}) {
      return client.read(CatalogueSchema, { ...listingCall(query), mayCache: true, signal });
    },
    suggestions(query, { signal } = {}) {
      const params = new URLSearchParams({ query });
      return client.read(SuggestionsSchema, {
        path: 'api/catalog/search/autocomplete',
        params,
        mayCache: true,
        signal,
      });
    },
    totals({ signal } = {}) {
      return client.read(TotalsSchema, { path: 'api/checkout/totals/collect', signal });
    },
    addToCart(cartItem, { signal } = {}) {
      const path = 'api/checkout/quote/addProductToQuote';
      return client.write(AddedToCartSchema, {
        method: 'post',
        path,
        body: { cartItem },
        timeLimit: ADD_TO_CART_MS,
        signal,
      });
    },
    changeQuantity(itemId, qty, { signal } = {}) {
      return client.write(TotalsSchema, { method: 'put', path: itemPath(itemId), body: { qty }, signal });
    },
    removeItem(itemId, { signal } = {}) {
      return client.write(TotalsSchema, { method: 'delete', path: itemPath(itemId), signal });
    },
  };
}

function itemPath(itemId: string): string {
  return `api/checkout/quote/items/${encodeURIComponent(itemId)}`;
}
