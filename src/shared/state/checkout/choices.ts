import type { PaymentMethods, ShippingMethod } from '../../api';
import type { Draft, ShippingChoice } from './Draft';
import { NO_DETAILS } from './Draft';

/** Specification 2.4: methods whose carrier is freeshipping are not listed. */
export function listedMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter(({ carrierCode }) => carrierCode !== 'freeshipping');
}

/** Specification 3: a title may contain a trailing part after a # that is hidden from the label. */
export function shippingLabel({ title }: Pick<ShippingMethod, 'title'>): string {
  return title.replace(/\s*#.*$/s, '');
}

export function isChosen({ carrierCode, methodCode }: ShippingMethod, choice: ShippingChoice | null): boolean {
  return choice?.carrierCode === carrierCode && choice.methodCode === methodCode;
}

/**
 * Specification 4: the first shipping method is set when only one exists; of a method with delivery options the first one,
 * where none of them is chosen yet. A choice that is no longer offered falls away.
 */
export function settleShipping(draft: Draft, methods: readonly ShippingMethod[]): Draft {
  const [first, ...others] = methods;
  const kept = methods.find((method) => isChosen(method, draft.shippingMethod));
  const method = kept ?? (others.length === 0 ? first : undefined);
  if (!method) return { ...draft, shippingMethod: null, deliveryOption: null };
  return chooseShipping(draft, method);
}

export function chooseShipping(draft: Draft, method: ShippingMethod): Draft {
  const { carrierCode, methodCode, deliveryOptions } = method;
  const isOffered = deliveryOptions.some(({ code }) => code === draft.deliveryOption);
  const deliveryOption = isOffered ? draft.deliveryOption : (deliveryOptions[0]?.code ?? null);
  return { ...draft, shippingMethod: { carrierCode, methodCode }, deliveryOption };
}

/** Specification 4: after payment methods are collected the first one is selected; one that was chosen before stays. */
export function settlePayment(draft: Draft, { methods }: Pick<PaymentMethods, 'methods'>): Draft {
  const isOffered = methods.some(({ code }) => code === draft.paymentMethod);
  return isOffered ? draft : choosePayment(draft, methods[0]?.code ?? null);
}

/** Specification 4: selecting a payment method clears the details of the previous one. */
export function choosePayment(draft: Draft, code: string | null): Draft {
  return { ...draft, paymentMethod: code, paymentDetails: NO_DETAILS };
}
