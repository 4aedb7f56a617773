import { backEnd } from '../../../shared/api/backend';
import type { PaymentMethods, ShippingMethod } from '../../../shared/api';
import { QUOTATION } from './session';
import { NO_DETAILS, type Draft, type ShippingChoice } from './Draft';

/** The methods that are listed: all but those of a carrier that the back end keeps to itself (checkout rule 33). */
export function listedMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter(isListed);
}

export function isListed({ carrierCode }: ShippingChoice): boolean {
  return !backEnd().unlistedCarriers.includes(carrierCode);
}

/** The title of a method without what follows a `#` (checkout rule 34). */
export function shippingLabel({ title }: Pick<ShippingMethod, 'title'>): string {
  return title.replace(/\s*#.*$/s, '');
}

export function isChosen({ carrierCode, methodCode }: ShippingMethod, choice: ShippingChoice | null): boolean {
  return choice?.carrierCode === carrierCode && choice.methodCode === methodCode;
}

/**
 * Checkout rule 35: chooses the only method, and the first free delivery option where none is chosen. Drops a choice that is
 * no longer offered.
 */
export function settleShipping(draft: Draft, methods: readonly ShippingMethod[]): Draft {
  const [first, ...others] = methods;
  const kept = methods.find((method) => isChosen(method, draft.shippingMethod));
  const method = kept ?? (others.length === 0 ? first : undefined);
  if (!method) return { ...draft, shippingMethod: null, deliveryOption: null };
  return chooseShipping(draft, method);
}

/** Checkout rule 72: what is chosen is offered, with one of its delivery options where it has any. */
export function isShippingChosen(
  { shippingMethod, deliveryOption }: Pick<Draft, 'shippingMethod' | 'deliveryOption'>,
  methods: readonly ShippingMethod[],
): boolean {
  const method = methods.find((offered) => isChosen(offered, shippingMethod));
  return method !== undefined && (method.deliveryOptions.length === 0 || deliveryOption !== null);
}

export function chooseShipping(draft: Draft, method: ShippingMethod): Draft {
  const { carrierCode, methodCode, deliveryOptions } = method;
  const free = deliveryOptions.filter(({ moment }) => !moment?.isFull);
  const isOffered = free.some(({ code }) => code === draft.deliveryOption);
  const deliveryOption = isOffered ? draft.deliveryOption : (free[0]?.code ?? null);
  return { ...draft, shippingMethod: { carrierCode, methodCode }, deliveryOption };
}

/** Checkout rule 37: keeps the chosen payment method if it is still offered, else chooses the first that pays. */
export function settlePayment(draft: Draft, { methods }: Pick<PaymentMethods, 'methods'>): Draft {
  const isOffered = methods.some(({ code }) => code === draft.paymentMethod);
  const first = methods.find(({ code }) => code !== QUOTATION) ?? methods[0];
  return isOffered ? draft : choosePayment(draft, first?.code ?? null);
}

/** Chooses a payment method, and clears the details of the previous one (checkout rule 38). */
export function choosePayment(draft: Draft, code: string | null): Draft {
  return { ...draft, paymentMethod: code, paymentDetails: NO_DETAILS };
}
