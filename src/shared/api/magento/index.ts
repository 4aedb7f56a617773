import type { PageConfig } from '../../platform/config';
import { isElsewhere } from '../../platform/config/shopAddress';
import type { CheckoutApi } from '../CheckoutApi';
import type { CustomerApi, ShopApi } from '../ShopApi';
import { createClient } from '../http/client';
import { cartCalls, type CartCalls } from './cart/calls';
import { catalogueCalls } from './catalogue';
import type { CheckoutCalls } from './checkout/calls';
import { notOffered } from './notOffered';
import { onDemand } from './onDemand';
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
  const form = onDemand(async () => (await import('./cart/addByForm')).createFormCart(client, pages, query));

  return {
    ...catalogueCalls(query, config),
    ...buying(async () => (await import('./checkout/calls')).checkoutCalls(query, session)),
    ...mine(async () => (await import('./customer/calls')).customerCalls(query)),
    ...cartCalls(query, session, {
      add: (...asked) => form((calls) => calls.add(...asked)),
    }),
    promise: notOffered,
    judgeRows: notOffered,
    addRows: notOffered,
    // Its form key is a cookie that only its own pages can read (shared rule 54).
    ...(isElsewhere(config) && { addToCart: notOffered }),
  };
}

/** The checkout's calls, whose code most pages never need. */
function buying(fetchCalls: () => Promise<CheckoutCalls>): Omit<CheckoutApi, keyof CartCalls> {
  const ask = onDemand(fetchCalls);
  return {
    redirectPay: notOffered,
    restoreQuote: notOffered,
    completeOffer: notOffered,
    lookUpPostcode: (...asked) => ask((calls) => calls.lookUpPostcode(...asked)),
    addressForm: (...asked) => ask((calls) => calls.addressForm(...asked)),
    isEmailAvailable: (...asked) => ask((calls) => calls.isEmailAvailable(...asked)),
    collectShippingMethods: (...asked) => ask((calls) => calls.collectShippingMethods(...asked)),
    collectPaymentMethods: (...asked) => ask((calls) => calls.collectPaymentMethods(...asked)),
    setPaymentInformation: (...asked) => ask((calls) => calls.setPaymentInformation(...asked)),
    placeOrder: (...asked) => ask((calls) => calls.placeOrder(...asked)),
    orderOfKey: (...asked) => ask((calls) => calls.orderOfKey(...asked)),
  };
}

/** The calls of a customer, likewise. */
function mine(fetchCalls: () => Promise<CustomerApi>): CustomerApi {
  const ask = onDemand(fetchCalls);
  return {
    setWish: (...asked) => ask((calls) => calls.setWish(...asked)),
    addReview: (...asked) => ask((calls) => calls.addReview(...asked)),
  };
}
