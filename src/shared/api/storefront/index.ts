import { AddedToCartSchema, TotalsSchema } from '../schemas';
import type { ShopApi } from '../ShopApi';
import { checkoutCalls } from './checkoutCalls';
import { commerceClient, storefrontClient, type StorefrontConfig } from './clients';
import { customerCalls } from './customerCalls';
import { listingCall } from './listingCall';
import { productsCall } from './productsCall';

/** Specification 7: putting a product in the cart may take 25 s. */
const ADD_TO_CART_MS = 25_000;

type OfCatalogue = typeof import('../schemas/ofCatalogue');

/** One schema of the catalogue; on its way together with what it is for. */
async function ofCatalogue<Name extends keyof OfCatalogue>(name: Name): Promise<OfCatalogue[Name]> {
  return (await import('../schemas/ofCatalogue'))[name];
}

/** A shop that answers the calls of specification 7. */
export function createStorefront(config: StorefrontConfig, fetcher?: typeof fetch): ShopApi {
  const client = storefrontClient(config, fetcher);

  return {
    ...checkoutCalls(client, commerceClient(config, fetcher), config),
    ...customerCalls(client),
    capabilities: new Set(['suggestions', 'quotation', 'postcode-lookup'] as const),

    listing(query, { signal } = {}) {
      return client.read(ofCatalogue('CatalogueSchema'), { ...listingCall(query), mayCache: true, signal });
    },
    products(query, { signal } = {}) {
      return client.read(ofCatalogue('ProductsSchema'), { ...productsCall(query), mayCache: true, signal });
    },
    product(id, { signal } = {}) {
      return client.read(ofCatalogue('ProductSchema'), {
        path: `api/catalog/product/${encodeURIComponent(id)}`,
        signal,
      });
    },
    suggestions(query, { signal } = {}) {
      const params = new URLSearchParams({ query });
      return client.read(ofCatalogue('SuggestionsSchema'), {
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
    replaceItem(itemId, cartItem, { signal } = {}) {
      return client.write(AddedToCartSchema, {
        method: 'put',
        path: itemPath(itemId),
        body: { cartItem },
        timeLimit: ADD_TO_CART_MS,
        signal,
      });
    },
    removeItem(itemId, { signal } = {}) {
      return client.write(TotalsSchema, { method: 'delete', path: itemPath(itemId), signal });
    },
  };
}

function itemPath(itemId: string): string {
  return `api/checkout/quote/items/${encodeURIComponent(itemId)}`;
}
