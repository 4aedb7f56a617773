import * as v from 'valibot';
import { ok, type Refusal } from '../result';
import {
  AddedToCartSchema,
  ErrorTextSchema,
  ExceptionSchema,
  RefusalSchema,
  ReviewReceivedSchema,
  TotalsSchema,
  WishSchema,
} from './wire';
import type { AddedToCart, Totals } from '../model';
import type { ApiResult, CustomerApi, ShopApi } from '../ShopApi';
import { onDemand } from '../onDemand';
import { addressCalls } from './addressCalls';
import { listingCall, productsCall } from './catalogueCalls';
import { couponCalls } from './couponCalls';
import { selectionBody } from './selectionBody';
import { isElsewhere, type PageConfig } from '../../platform/config';
import { readSession } from '../../platform/storage';
import { createClient, type Client } from '../http/client';
import { newKey } from '../newKey';
import { withToken } from './withToken';

/** Cart rule 3: putting a product in the cart may take 25 s. */
const ADD_TO_CART_MS = 25_000;

const QUICK_ORDER = 'api/quick-order';

type OfCatalogue = typeof import('./wire/catalogue');

/** One schema of the catalogue; on its way together with what it is for. */
async function ofCatalogue<Name extends keyof OfCatalogue>(name: Name): Promise<OfCatalogue[Name]> {
  return (await import('./wire/catalogue'))[name];
}

/** On its way together with what it is for: few pages ask for it. */
async function promiseSchema() {
  return (await import('../printed/delivery')).DeliveryPromiseSchema;
}

type OfQuickOrder = typeof import('./wire/quickOrder');

/** The same of the quick order. */
async function ofQuickOrder<Name extends keyof OfQuickOrder>(name: Name): Promise<OfQuickOrder[Name]> {
  return (await import('./wire/quickOrder'))[name];
}

/** A shop that answers the calls of shared rules 23 and 24. */
export function createStorefront(config: StorefrontConfig, fetcher?: typeof fetch): ShopApi {
  const ofThisPage = storefrontClient(config, fetcher);
  const client = withToken(ofThisPage, config);
  // A checkout is told that the session is another one: it is not that shopper's (checkout rule 51).
  const ofCheckout = isElsewhere(config) ? client : ofThisPage;
  // Cart rule 45: without the key an addition that is sent again could be made twice.
  const isIdempotent = config.capabilities.includes('idempotent-cart');

  return {
    ...addressCalls(ofCheckout),
    // Only a checkout asks these, and fetches them ahead.
    ...onDemand(
      async () => (await import('./checkoutCalls')).checkoutCalls(ofCheckout, commerceClient(config, fetcher), config),
      [
        'isEmailAvailable',
        'collectShippingMethods',
        'collectPaymentMethods',
        'setPaymentInformation',
        'placeOrder',
        'orderOfKey',
        'redirectPay',
        'restoreQuote',
        'completeOffer',
      ],
    ),
    ...couponCalls(client),
    ...customerCalls(client),

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
    promise({ sku, qty, postcode }, { signal } = {}) {
      const params = new URLSearchParams({ sku, qty: String(qty), ...(postcode !== null && { postcode }) });
      return client.read(promiseSchema(), { path: 'api/delivery/promise', params, signal });
    },
    judgeRows(rows, { signal } = {}) {
      return client.write(ofQuickOrder('QuickOrderSchema'), {
        method: 'put',
        path: QUICK_ORDER,
        body: { rows },
        signal,
      });
    },
    addRows(rows, { signal } = {}) {
      return client.write(ofQuickOrder('AddedRowsSchema'), {
        method: 'post',
        path: QUICK_ORDER,
        body: { rows },
        headers: isIdempotent ? { 'Idempotency-Key': newKey() } : {},
        timeLimit: ADD_TO_CART_MS,
        isRepeatable: isIdempotent,
        signal,
      });
    },
    totals: ({ signal } = {}) => totals(signal),
    async addToCart(selection, { signal } = {}) {
      const path = 'api/checkout/quote/addProductToQuote';
      const body = { cartItem: selectionBody(selection) };
      const added = await client.write(AddedToCartSchema, {
        method: 'post',
        path,
        body,
        headers: isIdempotent ? { 'Idempotency-Key': newKey() } : {},
        timeLimit: ADD_TO_CART_MS,
        keepalive: true,
        isRepeatable: isIdempotent,
        signal,
      });
      return withTotals(added, signal);
    },
    changeQuantity(itemId, qty, { signal } = {}) {
      return client.write(TotalsSchema, {
        method: 'put',
        path: itemPath(itemId),
        body: { qty },
        keepalive: true,
        isRepeatable: true,
        signal,
      });
    },
    async replaceItem(itemId, selection, { signal } = {}) {
      const path = itemPath(itemId);
      const body = { cartItem: selectionBody(selection) };
      const replaced = await client.write(AddedToCartSchema, {
        method: 'put',
        path,
        body,
        timeLimit: ADD_TO_CART_MS,
        keepalive: true,
        signal,
      });
      return withTotals(replaced, signal);
    },
    removeItem(itemId, { signal } = {}) {
      return client.write(TotalsSchema, {
        method: 'delete',
        path: itemPath(itemId),
        keepalive: true,
        signal,
      });
    },
  };

  function totals(signal?: AbortSignal): Promise<ApiResult<Totals>> {
    return client.read(TotalsSchema, { path: 'api/checkout/totals/collect', signal });
  }

  /** Cart rule 4: an answer without totals is followed by a read of them; it is a success even where that fails. */
  async function withTotals(added: ApiResult<AddedToCart>, signal?: AbortSignal): Promise<ApiResult<AddedToCart>> {
    if (!added.ok || added.value.totals) return added;
    const read = await totals(signal);
    return ok({ ...added.value, totals: read.ok ? read.value : null });
  }
}

function itemPath(itemId: string): string {
  return `api/checkout/quote/items/${encodeURIComponent(itemId)}`;
}

export type StorefrontConfig = Pick<
  PageConfig,
  'baseUrl' | 'commerceUrl' | 'storeId' | 'csrfToken' | 'redirectOrigins' | 'capabilities'
>;

/** Shared rules 14 and 15: the two clients' time limits. */
const STOREFRONT_MS = 10_000;
const COMMERCE_MS = 60_000;

/** Answers the storefront's calls: X-Requested-With, CSRF token and store id go along. */
function storefrontClient(config: StorefrontConfig, fetcher?: typeof fetch): Client {
  const headers = headersOf(config);
  return createClient({ origin: config.baseUrl, headers, bearer, timeLimit: STOREFRONT_MS, readRefusal, fetcher });
}

/** Places orders. At an origin of its own it gets nothing of the storefront's session but the bearer token. */
function commerceClient(config: StorefrontConfig, fetcher?: typeof fetch): Client {
  const { commerceUrl, baseUrl } = config;
  const options = { bearer, timeLimit: COMMERCE_MS, readRefusal, fetcher };
  if (commerceUrl) return createClient({ ...options, origin: commerceUrl, headers: {} });
  const client = createClient({ ...options, origin: baseUrl, headers: headersOf(config) });
  return isElsewhere(config) ? withToken(client, config) : client;
}

/** Shared rule 21: of a 5xx answer only these words count; what else it says is for its makers. */
const FaultSchema = v.union([ExceptionSchema, ErrorTextSchema]);
const AnyRefusalSchema = v.union([RefusalSchema, ExceptionSchema, ErrorTextSchema]);

/** The shop's own words in an answer that is an error; null where it has none that are for the shopper. */
function readRefusal(status: number, body: unknown): Refusal | null {
  const parsed = v.safeParse(status >= 500 ? FaultSchema : AnyRefusalSchema, body);
  return parsed.success ? parsed.output : null;
}

/** Shared rule 16: the token of the session goes along where there is one; what no header can carry is none. */
const bearer = (): string | null => /^[ -~]+$/.exec(readSession('auth_token') ?? '')?.[0] ?? null;

function headersOf({ csrfToken, storeId }: StorefrontConfig): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken, Store: storeId };
}

function customerCalls(client: Pick<Client, 'write'>): CustomerApi {
  return {
    setWish: ({ sku, isWished }, { signal } = {}) =>
      client.write(WishSchema, {
        method: isWished ? 'put' : 'delete',
        path: `api/customer/wishlist/${encodeURIComponent(sku)}`,
        keepalive: true,
        signal,
      }),
    addReview: (review, { signal } = {}) =>
      client.write(ReviewReceivedSchema, { method: 'post', path: 'api/customer/reviews', body: review, signal }),
  };
}
