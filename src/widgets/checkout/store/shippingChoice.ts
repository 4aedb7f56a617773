import type { ShippingMethod } from '../../../shared/api';
import { backEnd } from '../../../shared/api/backend';
import type { Draft, ShippingChoice } from './Draft';

/** Not of a carrier that the back end keeps to itself (checkout rule 33). */
export function isListed({ carrierCode }: ShippingChoice): boolean {
  return !backEnd().unlistedCarriers.includes(carrierCode);
}

export function isChosen({ carrierCode, methodCode }: ShippingMethod, choice: ShippingChoice | null): boolean {
  return choice?.carrierCode === carrierCode && choice.methodCode === methodCode;
}

/** Checkout rule 72: what is chosen is offered, with one of its delivery options where it has any. */
export function isShippingChosen(
  { shippingMethod, deliveryOption, isSplit, laterOption }: Chosen,
  methods: readonly ShippingMethod[],
): boolean {
  const method = methods.find((offered) => isChosen(offered, shippingMethod));
  if (method === undefined) return false;
  if (isSplit) return deliveryOption !== null && laterOption !== null;
  return method.deliveryOptions.length === 0 || deliveryOption !== null;
}

type Chosen = Pick<Draft, 'shippingMethod' | 'deliveryOption' | 'isSplit' | 'laterOption'>;
