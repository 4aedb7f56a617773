import type { CheckoutApi } from '../../src/shared/api/CheckoutApi';
import { failed } from '../../src/shared/api/result';

const silent = () => Promise.resolve(failed({ kind: 'network' } as const));

/** A checkout without a connection: what a fake shop starts from where its test is about something else. */
export class SilentCheckout implements CheckoutApi {
  isEmailAvailable: CheckoutApi['isEmailAvailable'] = silent;
  lookUpPostcode: CheckoutApi['lookUpPostcode'] = silent;
  addressForm: CheckoutApi['addressForm'] = silent;
  collectShippingMethods: CheckoutApi['collectShippingMethods'] = silent;
  collectPaymentMethods: CheckoutApi['collectPaymentMethods'] = silent;
  setPaymentInformation: CheckoutApi['setPaymentInformation'] = silent;
  placeOrder: CheckoutApi['placeOrder'] = silent;
  orderOfKey: CheckoutApi['orderOfKey'] = silent;
  redirectPay: CheckoutApi['redirectPay'] = silent;
  restoreQuote: CheckoutApi['restoreQuote'] = silent;
  coupons: CheckoutApi['coupons'] = silent;
  applyCoupon: CheckoutApi['applyCoupon'] = silent;
  removeCoupon: CheckoutApi['removeCoupon'] = silent;
  completeOffer: CheckoutApi['completeOffer'] = silent;
}
