import { backEnd } from '../../../../shared/api/backend';
import { newKey } from '../../../../shared/api/newKey';
import { removeSession } from '../../../../shared/platform/storage';
import { COUPON_CODE, type Cart } from '../../../cart';
import type { Checkout } from '../../store/Checkout';
import { NO_DETAILS } from '../../store/Draft';
import { QUOTATION } from '../../store/session';

type QuotationOutcome =
  /** The request is sent: the browser goes to `url`. */
  | { readonly kind: 'requested'; readonly url: string }
  /** Nothing was requested; `message` is the shop's own, empty where it gave none. */
  | { readonly kind: 'failed'; readonly message: string };

/** The quotation that a checkout can become. */
export interface Quotation {
  /** Sends addresses, the way to deliver of a quotation and the payment method `quotation`, from which the shop makes it (checkout rule 53). */
  begin(): Promise<void>;
  /** Requests the quotation; each call sends the same Idempotency-Key until the next `begin` (checkout rule 55). */
  complete(note: string): Promise<QuotationOutcome>;
}

export function createQuotation(
  { ask, change, collectPayment }: Pick<Checkout, 'ask' | 'change' | 'collectPayment'>,
  cart: Pick<Cart, 'refresh'>,
): Quotation {
  let key = newKey();
  return {
    begin() {
      key = newKey();
      change({
        shippingMethod: backEnd().quotationDelivery,
        deliveryOption: null,
        paymentMethod: QUOTATION,
        paymentDetails: NO_DETAILS,
      });
      return collectPayment();
    },
    async complete(note) {
      const answer = await ask((shop) => shop.completeOffer(note, key));
      if (answer.ok) {
        // The next cart begins without it (checkout rule 17).
        removeSession(COUPON_CODE);
        change({ customerNote: '', agreement: '' });
        return { kind: 'requested', url: answer.value };
      }
      if (answer.error.kind !== 'refused') return { kind: 'failed', message: '' };
      // The cart may be another one than was shown.
      void cart.refresh();
      return { kind: 'failed', message: answer.error.message };
    },
  };
}
