import type { BudgetedProject, OrderLabels, PaymentInformation, ShippingInformation } from '../../../../shared/api';
import { sentNumbers } from '../CheckoutAddress';
import { NO_LABELS, type Draft, type Parties, type Shopper } from '../Draft';

/** What the shop is told of addresses and delivery. */
export function shippingOf(draft: Draft, parties: Parties, isVirtual: boolean): ShippingInformation {
  const { shippingMethod, deliveryOption, isSplit, laterOption, newsletter } = draft;
  const { carrierCode = '', methodCode = '' } = shippingMethod ?? {};
  const chosen = { carrierCode, methodCode, deliveryOption, ...(isSplit && { laterOption }) };
  return { ...parties, shipping: isVirtual ? null : chosen, newsletter };
}

/** What the shop is told of the payment, and of who pays. */
export function paymentOf(draft: Draft, { billingAddress }: Parties): PaymentInformation {
  const { email, paymentMethod, paymentDetails } = draft;
  const { vatid, cocnumber } = paymentDetails;
  return {
    email: email.trim(),
    payment: { code: paymentMethod ?? '', ...sentNumbers({ vatId: vatid, cocNumber: cocnumber }) },
    billingAddress,
  };
}

/** Checkout rule 67: those of a business; what somebody else typed before a login is not theirs. */
export function labelsOf(draft: Draft, shopper: Shopper, projects: readonly BudgetedProject[]): OrderLabels {
  if (shopper !== 'business') return NO_LABELS;
  const { reference, projectName } = draft.labels;
  // Checkout rule 69: what was typed before the company kept a list is not shown any more.
  const isOffered = projects.length === 0 || projects.some(({ name }) => name === projectName);
  return { reference: reference.trim(), projectName: isOffered ? projectName.trim() : '' };
}
