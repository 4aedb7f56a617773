import { readSession, removeSession, writeSession } from '../../../shared/platform/storage';

/** The keys of a checkout's choices, kept for the tab (checkout rule 16). */
export const SESSION = {
  shippingMethod: 'checkout-shipping-method',
  deliveryOption: 'checkout-delivery-option',
  laterOption: 'checkout-later-delivery-option',
  paymentMethod: 'checkout-payment-method',
  paymentDetails: 'checkout-payment-details',
  confirmEmail: 'checkout-confirm-email',
  labels: 'checkout-order-labels',
  offeredReference: 'checkout-offered-reference',
  approvalNote: 'checkout-approval-note',
  customerNote: 'checkout-customer-note',
  agreement: 'checkout-agreement',
  quotedPlace: 'checkout-quoted-place',
} as const;

/** The payment method that requests a quotation instead of an order (checkout rule 43). */
export const QUOTATION = 'quotation';

/** Chooses the quotation for the checkouts of this tab, and clears the payment details (checkout rule 59). */
export function chooseQuotation(): void {
  removeSession(SESSION.paymentDetails);
  writeSession(SESSION.paymentMethod, QUOTATION);
}

const LAST_ENTRY = 'checkout-last-entry';

/**
 * Checkout rule 49: before the browser leaves for a payment, the path of the page is stored; a later visit of the same path
 * means that the payment was not finished.
 */
export const pendingPayment = {
  remember: () => writeSession(LAST_ENTRY, location.pathname),
  /** Whether the browser left this page for a payment. It is forgotten with this call. */
  takeBack(): boolean {
    const isSame = readSession(LAST_ENTRY) === location.pathname;
    removeSession(LAST_ENTRY);
    return isSame;
  },
};
