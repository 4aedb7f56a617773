import { isElsewhere, type PageConfig } from '../../platform/config';
import { failed, type ApiResult } from '../result';
import type { ShopApi } from '../ShopApi';
import { createClient } from '../http/client';
import { cartCalls } from './cart/calls';
import { onDemand } from '../onDemand';
import { createSessionCart } from './cart/SessionCart';
import { createQuery } from './query';
import { mayBeCustomer } from './sections';

export type MagentoConfig = Pick<PageConfig, 'baseUrl' | 'storeCode' | 'defaultCountry' | 'redirectOrigins'>;

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
  const query = createQuery(client, mayBeCustomer);
  const page = onDemand(
    async () =>
      (await import('./cart/PageCart')).createPageCart(
        client,
        query,
        baseUrl || location.origin,
        config.defaultCountry,
        fetcher,
      ),
    ['findId', 'addFirst'],
  );
  const session = createSessionCart(client, page, query);

  return {
    // A cart and a checkout never ask for a product, and most pages nothing of the rest.
    ...onDemand(
      async () => (await import('./catalogue/calls')).createCalls(query, config),
      ['listing', 'products', 'product', 'suggestions'],
    ),
    ...onDemand(
      async () => (await import('./checkout/calls')).checkoutCalls(query, session, config),
      [
        'lookUpPostcode',
        'addressForm',
        'isEmailAvailable',
        'collectShippingMethods',
        'collectPaymentMethods',
        'setPaymentInformation',
        'completeOffer',
        'placeOrder',
        'orderOfKey',
      ],
    ),
    ...onDemand(async () => (await import('./customer/calls')).customerCalls(query), ['setWish', 'addReview']),
    ...cartCalls(query, session, page),
    redirectPay: notOffered,
    restoreQuote: notOffered,
    promise: notOffered,
    judgeRows: notOffered,
    addRows: notOffered,
    // Its form key is a cookie that only its own pages can read (shared rule 54).
    ...(isElsewhere(config) && { addToCart: notOffered }),
  };
}

/** The answer to what a stock Magento has no call for; the parts that would ask need a capability that it lacks. */
const notOffered = (): Promise<ApiResult<never>> => Promise.resolve(failed({ kind: 'status', status: 501 }));
