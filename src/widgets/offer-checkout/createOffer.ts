import type { ApiResult, ShopApi } from '../../shared/api';
import { NO_DETAILS, QUOTATION, type Checkout } from '../../shared/state/checkout';
import { COUPON_CODE, removeSession } from '../../shared/storage';

type Ask = <T>(call: (shop: ShopApi) => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;

/** Where asking for a quotation has led. */
type OfferOutcome =
  /** There is one: the browser goes there. */
  | { readonly kind: 'requested'; readonly url: string }
  /** There is none; the shop's own words, empty where it had none. */
  | { readonly kind: 'failed'; readonly message: string };

/** The quotation that a checkout can become. */
export interface Offer {
  /**
   * Tells the shop who asks, with free shipping and the quotation for a payment method (specification 4): it completes the
   * quotation from what it was told.
   */
  begin(): Promise<void>;
  /** The same attempt however often it is made, until the next `begin`. */
  complete(note: string): Promise<OfferOutcome>;
}

const FREE_SHIPPING = { carrierCode: 'freeshipping', methodCode: 'freeshipping' };

export function createOffer(ask: Ask, checkout: Pick<Checkout, 'change' | 'collectPayment'>): Offer {
  let key = crypto.randomUUID();
  return {
    begin() {
      key = crypto.randomUUID();
      checkout.change({
        shippingMethod: FREE_SHIPPING,
        deliveryOption: null,
        paymentMethod: QUOTATION,
        paymentDetails: NO_DETAILS,
      });
      return checkout.collectPayment();
    },
    async complete(note) {
      const answer = await ask((shop) => shop.completeOffer(note, key));
      if (answer.ok) {
        // As with an order: the next cart begins without it.
        removeSession(COUPON_CODE);
        return { kind: 'requested', url: answer.value };
      }
      return { kind: 'failed', message: answer.error.kind === 'refused' ? answer.error.message : '' };
    },
  };
}
