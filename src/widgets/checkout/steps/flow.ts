import { signal, type ReadonlySignal } from '@preact/signals-core';

/** The order checkout has three steps, the quotation checkout two. */
export type LastStep = 2 | 3;
/** A step of the form; the one after the last is the order or the request being sent (checkout rules 1 and 52). */
export type Step = 1 | 2 | 3 | 4;
/** A step as the progress bar shows it. */
export type ShownStep = 1 | 2 | 3;

export interface FlowState {
  readonly step: Step;
  /** The login form is shown instead of the details. */
  readonly isLoginShown: boolean;
  /** Why the last attempt failed, as a message for the shopper; empty where it did not. */
  readonly failure: string;
}

export type FlowEvent =
  | { readonly type: 'forward'; readonly isValid: boolean }
  /** `furthest`: the last step whose earlier steps are valid. */
  | { readonly type: 'goTo'; readonly step: ShownStep; readonly furthest: ShownStep }
  | { readonly type: 'loginToggled' }
  | { readonly type: 'send'; readonly isReady: boolean }
  /** The attempt failed, or one from before the page was loaded. */
  | { readonly type: 'failed'; readonly message: string };

export const START: FlowState = { step: 1, isLoginShown: false, failure: '' };

/**
 * Checkout rules 2, 3 and 52: the button goes one step forward and only with a valid form; the progress bar and the address
 * go to any step whose earlier steps are valid; back is always possible; no move while the login form is shown. While an
 * order or a request is being sent, only its outcome moves the flow.
 */
export function nextFlow(state: FlowState, event: FlowEvent, last: LastStep): FlowState {
  const { step, isLoginShown } = state;
  switch (event.type) {
    case 'loginToggled':
      return step === 1 ? { ...state, isLoginShown: !isLoginShown } : state;
    case 'forward':
      return event.isValid && !isLoginShown && step < last ? moved(state, (step + 1) as Step) : state;
    case 'goTo': {
      const mayMove = step <= last && !isLoginShown && event.step !== step && event.step <= last;
      return mayMove && event.step <= Math.max(step, event.furthest) ? moved(state, event.step) : state;
    }
    case 'send':
      return event.isReady && step === last ? moved(state, (last + 1) as Step) : state;
    case 'failed':
      return step >= last ? { ...state, step: last, failure: event.message } : state;
  }
}

function moved(state: FlowState, step: Step): FlowState {
  return { ...state, step, failure: '' };
}

/** The progress bar shows the last step while an order or a request is being sent. */
export function shownStep(step: Step, last: LastStep): ShownStep {
  return Math.min(step, last) as ShownStep;
}

/** The steps of one checkout. */
export interface Flow {
  readonly state: ReadonlySignal<FlowState>;
  dispatch(event: FlowEvent): void;
}

export function createFlow(last: LastStep, start: ShownStep = 1): Flow {
  const state = signal<FlowState>({ ...START, step: start });
  return {
    state,
    dispatch(event) {
      state.value = nextFlow(state.peek(), event, last);
    },
  };
}
