/** 1 details, 2 shipping, 3 payment; 4 is payment too, while the order is being placed (specification 2.4). */
export type Step = 1 | 2 | 3 | 4;

/** Where a shopper stands in the checkout. */
export interface Flow {
  readonly step: Step;
  /** The login form stands in place of the details. */
  readonly isLoginShown: boolean;
  /** Why the last attempt to order came to nothing, in words for the shopper; empty where it did not. */
  readonly failure: string;
}

export type FlowEvent =
  | { readonly type: 'forward'; readonly isValid: boolean }
  | { readonly type: 'goTo'; readonly step: Step }
  | { readonly type: 'loginToggled' }
  | { readonly type: 'place'; readonly isReady: boolean }
  | { readonly type: 'failed'; readonly message: string };

export const START: Flow = { step: 1, isLoginShown: false, failure: '' };

/**
 * Specification 4: forward one step at a time and only when the form validates; backward always; no move while the login
 * form is shown. While an order is being placed nothing moves but its outcome.
 */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const { step, isLoginShown } = flow;
  switch (event.type) {
    case 'loginToggled':
      return step === 1 ? { ...flow, isLoginShown: !isLoginShown } : flow;
    case 'forward':
      return event.isValid && !isLoginShown && step < 3 ? moved(flow, (step + 1) as Step) : flow;
    case 'goTo':
      return event.step < step && step !== 4 && !isLoginShown ? moved(flow, event.step) : flow;
    case 'place':
      return event.isReady && step === 3 ? moved(flow, 4) : flow;
    case 'failed':
      return step === 4 ? { ...flow, step: 3, failure: event.message } : flow;
  }
}

function moved(flow: Flow, step: Step): Flow {
  return { ...flow, step, failure: '' };
}

/** The progress bar has three: step 4 highlights payment. */
export function shownStep(step: Step): 1 | 2 | 3 {
  return step === 4 ? 3 : step;
}
