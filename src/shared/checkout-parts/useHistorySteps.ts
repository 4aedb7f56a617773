import { useEffect, useLayoutEffect, useRef } from 'react';

export type ShownStep = 1 | 2 | 3;

/**
 * The browser's Back goes a step back. Each step forward is an entry of the history; Forward to a step that has to be
 * filled in again leads nowhere, and neither does Back while an order is being placed.
 */
export function useHistorySteps(step: ShownStep, goTo: (step: ShownStep) => void): void {
  const known = useRef<ShownStep>(1);
  const latest = useRef(goTo);

  // Before the next Back can come: an effect that waits for a paint would take two quick ones for a third.
  useLayoutEffect(() => {
    latest.current = goTo;
  });

  useLayoutEffect(() => {
    if (step === known.current) return;
    if (step > known.current) history.pushState({ checkoutStep: step }, '');
    else if (entry() !== step) history.go(step - entry());
    known.current = step;
  }, [step]);

  useEffect(() => {
    history.replaceState({ checkoutStep: 1 }, '');
    function onPop(): void {
      if (entry() < known.current) latest.current(entry());
      // By then the step is shown, or was refused.
      setTimeout(() => entry() === known.current || history.go(known.current - entry()));
    }
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

/** The step of the history's entry that the page stands at. */
function entry(): ShownStep {
  const step = (history.state as { checkoutStep?: unknown } | null)?.checkoutStep;
  return step === 2 || step === 3 ? step : 1;
}
