import type { Address } from '../../shared/api';

/** 1 details, 2 overview; 3 is overview too, while the quotation is being asked for (specification 2.5). */
export type OfferStep = 1 | 2 | 3;

/** Where a shopper stands in the quotation checkout. */
export interface OfferFlow {
  readonly step: OfferStep;
  /** The login form stands in place of the details. */
  readonly isLoginShown: boolean;
  /** Why the last attempt came to nothing, in words for the shopper; empty where it did not. */
  readonly failure: string;
}

export type OfferEvent =
  | { readonly type: 'forward'; readonly isValid: boolean }
  | { readonly type: 'back' }
  | { readonly type: 'loginToggled' }
  | { readonly type: 'request'; readonly isReady: boolean }
  | { readonly type: 'failed'; readonly message: string };

export const START: OfferFlow = { step: 1, isLoginShown: false, failure: '' };

/**
 * Specification 4: runs 1 to 2, forward only when the form validates, backward always, and not while the login form is
 * shown. While the quotation is being asked for nothing moves but its outcome.
 */
export function nextOfferFlow(flow: OfferFlow, event: OfferEvent): OfferFlow {
  const { step, isLoginShown } = flow;
  switch (event.type) {
    case 'loginToggled':
      return step === 1 ? { ...flow, isLoginShown: !isLoginShown } : flow;
    case 'forward':
      return step === 1 && event.isValid && !isLoginShown ? { ...flow, step: 2, failure: '' } : flow;
    case 'back':
      return step === 2 ? { ...flow, step: 1, failure: '' } : flow;
    case 'request':
      return step === 2 && event.isReady ? { ...flow, step: 3, failure: '' } : flow;
    case 'failed':
      return step === 3 ? { ...flow, step: 2, failure: event.message } : flow;
  }
}

/** The progress bar has two: step 3 highlights the overview. */
export function shownStep(step: OfferStep): 1 | 2 {
  return step === 1 ? 1 : 2;
}

/** Whether two addresses are one, wherever they were taken from. */
export function isSameAddress(one: Address, other: Address): boolean {
  return written(one) === written(other);
}

function written(address: Address): string {
  const { company, prefix, firstname, middlename, lastname, street, postcode, city, country_id: country } = address;
  return [company, prefix, firstname, middlename, lastname, ...street, postcode, city, country]
    .map((part) => (part ?? '').trim().toLowerCase())
    .join('\n');
}
