import type { DeliveryOption, PaymentMethods, ShippingMethod } from '../../../../shared/api';
import { QUOTATION } from '../session';
import { NO_DETAILS, type Draft, type ShippingChoice } from '../Draft';
import { isChosen, isListed } from '../shippingChoice';

/** The methods that are listed: all but those of a carrier that the back end keeps to itself (checkout rule 33). */
export function listedMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter(isListed);
}

/** Whether the shopper comes for it: `pickupCarriers` are the codes of such carriers, separated by spaces (checkout rule 41). */
export function isCollected({ carrierCode }: ShippingChoice, pickupCarriers: string): boolean {
  return pickupCarriers.split(' ').includes(carrierCode);
}

/** The title of a method without what follows a `#` (checkout rule 34). */
export function shippingLabel({ title }: Pick<ShippingMethod, 'title'>): string {
  return title.replace(/\s*#.*$/s, '');
}

/**
 * Checkout rule 35: chooses the only method, and the first free delivery option where none is chosen. Drops a choice that is
 * no longer offered: an option that others have taken meanwhile leaves none chosen.
 */
export function settleShipping(draft: Draft, methods: readonly ShippingMethod[]): Draft {
  const [first, ...others] = methods;
  const kept = methods.find((method) => isChosen(method, draft.shippingMethod));
  const method = kept ?? (others.length === 0 ? first : undefined);
  if (!method) return { ...draft, shippingMethod: null, deliveryOption: null, isSplit: false, laterOption: null };
  const isSplit = method.split?.isChosen ?? false;
  return chooseShipping({ ...draft, isSplit }, method, kept && isSplit === draft.isSplit ? keptOption : optionOf);
}

/** Checkout rule 73: a way that is chosen anew begins with the choice that the shop knows. */
export function changeShipping(draft: Draft, method: ShippingMethod): Draft {
  const isSplit = isChosen(method, draft.shippingMethod) ? draft.isSplit : (method.split?.isChosen ?? false);
  return chooseShipping({ ...draft, isSplit }, method);
}

function chooseShipping(draft: Draft, method: ShippingMethod, choose = optionOf): Draft {
  const { carrierCode, methodCode, deliveryOptions, split } = method;
  const isSplit = draft.isSplit && split !== null;
  return {
    ...draft,
    shippingMethod: { carrierCode, methodCode },
    isSplit,
    deliveryOption: choose(isSplit ? split.now.deliveryOptions : deliveryOptions, draft.deliveryOption),
    laterOption: isSplit ? choose(split.later.deliveryOptions, draft.laterOption) : null,
  };
}

/** Checkout rule 73: part now and part later, or all of it together, each with the first moments that are free. */
export function chooseSplit(draft: Draft, method: ShippingMethod, isSplit: boolean): Draft {
  return chooseShipping({ ...draft, isSplit }, method);
}

/** What was chosen, if it is still to be had; else the first that is. */
function optionOf(options: readonly DeliveryOption[], chosen: string | null): string | null {
  const free = options.filter(({ moment }) => !moment?.isFull);
  return free.some(({ code }) => code === chosen) ? chosen : (free[0]?.code ?? null);
}

/** What was chosen, if it is still to be had; else none, for the shopper to choose anew. The first free one where none was chosen. */
function keptOption(options: readonly DeliveryOption[], chosen: string | null): string | null {
  const option = optionOf(options, chosen);
  return chosen === null || option === chosen ? option : null;
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
