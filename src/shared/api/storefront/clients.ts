import type { PageConfig } from '../../config';
import { createClient, type Client } from './client';

export type StorefrontConfig = Pick<
  PageConfig,
  'baseUrl' | 'commerceUrl' | 'storeId' | 'csrfToken' | 'redirectOrigins'
>;

/** Specification 7: the two clients' time limits. */
const STOREFRONT_MS = 10_000;
const COMMERCE_MS = 60_000;

/** Answers the storefront's calls: X-Requested-With, CSRF token and store id go along. */
export function storefrontClient(config: StorefrontConfig, fetcher?: typeof fetch): Client {
  return createClient({ origin: config.baseUrl, headers: headersOf(config), timeLimit: STOREFRONT_MS, fetcher });
}

/** Places orders. At an origin of its own it is told nothing of the storefront's session but the bearer token. */
export function commerceClient(config: StorefrontConfig, fetcher?: typeof fetch): Client {
  const { commerceUrl, baseUrl } = config;
  const headers = commerceUrl ? {} : headersOf(config);
  return createClient({ origin: commerceUrl || baseUrl, headers, timeLimit: COMMERCE_MS, fetcher });
}

function headersOf({ csrfToken, storeId }: StorefrontConfig): Record<string, string> {
  return { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken, Store: storeId };
}
