import { pageConfig } from '../platform/config';
import { offerOfPage } from './offered';
import { failed } from './result';
import type { ListingAddresses } from './model';
import type { ApiResult, ShopApi } from './ShopApi';

export type { ApiError, ApiResult, Ask, ShopApi } from './ShopApi';
export type * from './model';

offerOfPage();

let api: Promise<ShopApi> | undefined;

/** Only the code of the chosen back end is fetched, and only once; after a failure the next call tries again. */
function shopApi(): Promise<ShopApi> {
  api ??= load().catch((error: unknown) => {
    api = undefined;
    throw error;
  });
  return api;
}

/**
 * How the chosen back end writes the addresses of listings, for a part that needs it before it mounts. The code of the calls,
 * which a listing needs next, is fetched beside it. Rejects where either can't be fetched.
 */
export async function listingAddresses(): Promise<ListingAddresses> {
  const code =
    pageConfig().backend === 'magento' ? import('./magento/listingAddress') : import('./storefront/listingAddress');
  const [{ listingAddresses: addresses }] = await Promise.all([code, shopApi()]);
  return addresses;
}

/**
 * Asks the shop behind this page one thing: `ask((shop) => shop.totals())`. Never rejects: a back end whose code can't
 * be fetched, or that throws, is a network error like any other.
 */
export async function ask<T>(call: (shop: ShopApi) => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  try {
    return await call(await shopApi());
  } catch (error) {
    console.error('[noest] the code that talks to the shop could not be fetched, or threw', error);
    return failed({ kind: 'network' });
  }
}

/** Fetches the code of the calls ahead of the first of them, which tries again where that fails. */
export function fetchCalls(): void {
  shopApi().catch(() => {});
}

/** The same for a checkout: the calls of a storefront that it alone asks are a file of their own. */
export function fetchCheckoutCalls(): void {
  fetchCalls();
  if (pageConfig().backend === 'storefront') import('./storefront/checkoutCalls').catch(() => {});
}

async function load(): Promise<ShopApi> {
  const config = pageConfig();
  if (config.backend === 'magento') return (await import('./magento')).createMagento(config);
  return (await import('./storefront')).createStorefront(config);
}
