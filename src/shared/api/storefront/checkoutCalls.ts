import * as v from 'valibot';
import type { CheckoutApi } from '../CheckoutApi';
import type { PlacedOrder } from '../model';
import { addressBody, addressInformationBody, paymentInformationBody, placeOrderBody } from './bodies';
import { failed, ok } from '../result';
import {
  CompletedOfferSchema,
  EmailAvailableSchema,
  OrderOfKeySchema,
  PaymentMethodsSchema,
  PlacedOrderSchema,
  RedirectPaySchema,
  ShippingMethodsSchema,
} from './wire';
import type { ApiResult } from '../ShopApi';
import type { AddressApi } from './addressCalls';
import type { CouponApi } from './couponCalls';
import type { Client } from '../http/client';
import { redirectGuard, type RedirectConfig } from '../http/redirectGuard';

const PLACE_ORDER = 'api/checkout/payment/placeOrder';

/** For calls that only have to succeed: their answer is not read. */
const DoneSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The calls of a checkout alone (shared rule 24); those that place an order go by the commerce client. */
export function checkoutCalls(
  client: Client,
  commerce: Client,
  config: RedirectConfig,
): Omit<CheckoutApi, keyof CouponApi | keyof AddressApi> {
  const guarded = redirectGuard(config);

  return {
    isEmailAvailable(customerEmail, { signal } = {}) {
      const path = 'api/checkout/customers/isEmailAvailable';
      return client.write(EmailAvailableSchema, { method: 'post', path, body: { customerEmail }, signal });
    },

    collectShippingMethods(address, { signal } = {}) {
      const path = 'api/checkout/shipping/collectShippingMethods';
      return client.write(ShippingMethodsSchema, {
        method: 'post',
        path,
        body: { address: addressBody(address) },
        signal,
      });
    },
    collectPaymentMethods(information, { signal } = {}) {
      const path = 'api/checkout/payment/collectPaymentMethods';
      const body = { addressInformation: addressInformationBody(information) };
      return client.write(PaymentMethodsSchema, { method: 'post', path, body, signal });
    },
    setPaymentInformation(information, { signal } = {}) {
      const path = 'api/checkout/set-payment-information';
      return client.write(DoneSchema, { method: 'post', path, body: paymentInformationBody(information), signal });
    },

    async placeOrder(order, key, { signal } = {}) {
      const headers = { 'Idempotency-Key': key };
      const call = { method: 'post', path: PLACE_ORDER, body: placeOrderBody(order), headers, signal } as const;
      return guardedOrder(await commerce.write(PlacedOrderSchema, call));
    },
    async orderOfKey(key, { signal } = {}) {
      const path = `${PLACE_ORDER}/${encodeURIComponent(key)}`;
      const answer = await commerce.read(OrderOfKeySchema, { path, name: PLACE_ORDER, signal });
      if (!answer.ok || answer.value.order === null) return answer.ok ? ok(null) : answer;
      return guardedOrder(ok(answer.value.order));
    },
    async redirectPay(quoteId, { signal } = {}) {
      const path = `api/checkout/redirectPay/${encodeURIComponent(quoteId)}`;
      const answer = await client.read(RedirectPaySchema, { path, name: 'api/checkout/redirectPay', signal });
      return answer.ok ? guarded(answer.value) : answer;
    },
    restoreQuote({ signal } = {}) {
      return client.write(DoneSchema, { method: 'post', path: 'api/custom/checkout/restore-quote', body: {}, signal });
    },

    async completeOffer(customerNote, key, { signal } = {}) {
      const path = 'api/custom/checkout/offer/complete';
      const body = { customer_note: customerNote };
      const headers = { 'Idempotency-Key': key };
      const answer = await client.write(CompletedOfferSchema, { method: 'post', path, body, headers, signal });
      if (!answer.ok) return answer;
      const { redirect, refusal } = answer.value;
      if (redirect === null) return failed({ kind: 'refused', status: 200, code: 'error', message: refusal });
      return guarded(redirect);
    },
  };

  function guardedOrder(answer: ApiResult<PlacedOrder>): ApiResult<PlacedOrder> {
    if (!answer.ok || answer.value.requiredRedirect === null) return answer;
    const redirect = guarded(answer.value.requiredRedirect);
    return redirect.ok ? answer : redirect;
  }
}
