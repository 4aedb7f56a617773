import type { PageConfig } from '../../platform/config';
import type { ShopApi } from '../ShopApi';
import { createClient } from '../http/client';
import { cartCalls } from './cart/calls';
import { catalogueCalls } from './catalogue';
import { createFormCart } from './cart/addByForm';
import { checkoutCalls } from './checkout/calls';
import { customerCalls } from './customer/calls';
import { createSessionCart } from './cart/SessionCart';
import { createPages } from './pages';
import { createQuery } from './query';

export type MagentoConfig = Pick<PageConfig, 'baseUrl' | 'storeCode' | 'defaultCountry'>;

/** Shared rule 14: the usual time limit of a call. */
const TIME_LIMIT = 10_000;

/** A stock Magento 2.4 from 2.4.4 on, or Mage-OS, over its GraphQL, its section data and the session of its pages. */
export function createMagento(
  config: MagentoConfig,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): ShopApi {
  const { baseUrl, storeCode } = config;
  const client = createClient({
    origin: baseUrl,
    headers: storeCode ? { Store: storeCode } : {},
    timeLimit: TIME_LIMIT,
    // What refuses a shopper has status 200; an error status is Magento's own failure.
    readRefusal: () => null,
    fetcher,
  });
  const query = createQuery(client);
  const pages = createPages(baseUrl || location.origin, fetcher);
  const session = createSessionCart(client, pages, query, config);

  return {
    ...catalogueCalls(query, config),
    ...checkoutCalls(query, session),
    ...customerCalls(query),
    ...cartCalls(query, session, createFormCart(client, pages, query)),
  };
}
