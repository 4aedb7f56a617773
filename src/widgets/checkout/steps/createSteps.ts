import { computed, effect, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutDetails } from '../store/Checkout';
import type { CheckoutCustomer } from './customer';
import { createFlow, shownStep, type Flow, type LastStep, type ShownStep } from './flow';
import { furthestStep } from './furthestStep';
import { businessBillingOf } from './startOf';
import { stepOfAddress, type StepNames } from './useStepAddress';

/** The steps of one checkout, and which of them can be shown. */
export interface Steps {
  readonly flow: Flow;
  /** The step that the visit begins with. */
  readonly start: ShownStep;
  /** The last step whose earlier steps are valid. */
  readonly furthest: ReadonlySignal<ShownStep>;
  /** Goes to a step, or to the nearest earlier one that is valid; returns the step that is shown then. */
  readonly goTo: (step: ShownStep) => ShownStep;
}

interface StepsOptions {
  readonly last: LastStep;
  readonly names: StepNames;
  /** The step to begin with; that of the address where it is left out. */
  readonly asked?: ShownStep;
}

interface StepsProps {
  readonly customer: CheckoutCustomer | null;
  readonly vatCheck: 'warn' | 'block';
}

/** A visit begins at the step of its address, or at the nearest earlier one that is valid (checkout rule 3). */
export function createSteps(
  checkout: CheckoutDetails,
  { customer, vatCheck }: StepsProps,
  { last, names, asked = stepOfAddress(names) }: StepsOptions,
): Steps {
  const { shopper, draft, shipping, isVirtual } = checkout;
  const needsBusinessBilling = shopper === 'business' && businessBillingOf(customer) === null;
  const furthest = computed(() =>
    furthestStep(
      { shopper, draft: draft.value, vatCheck, needsBusinessBilling, isVirtual: isVirtual.value },
      shipping.value,
      last,
    ),
  );
  const nearest = (step: ShownStep) => Math.min(step, furthest.peek()) as ShownStep;
  const start = nearest(asked);
  const flow = createFlow(last, start);
  // Checkout rule 42: who begins anew agrees anew.
  if (start === 1) checkout.change({ agreement: '' });
  function goTo(step: ShownStep): ShownStep {
    const now = shownStep(flow.state.peek().step, last);
    flow.dispatch({ type: 'goTo', step: step > now ? nearest(step) : step, furthest: furthest.peek() });
    return shownStep(flow.state.peek().step, last);
  }
  // Checkout rule 62: the step of the way of delivery leads to the next one, also where the cart is known later than the step.
  effect(() => {
    if (last === 3 && isVirtual.value && flow.state.value.step === 2) goTo(3);
  });
  return { flow, start, furthest, goTo };
}
