import { useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../messages';
import type { ShownStep } from './flow';
import './checkout.css';
import './progress.css';

interface StepHeadProps {
  /** The titles of the steps, from step 1. */
  readonly names: readonly string[];
  readonly step: ShownStep;
  /** No earlier step can be chosen now. */
  readonly isBlocked: boolean;
  readonly onStep: (step: ShownStep) => void;
}

/** The title of the step and the progress bar, in which only earlier steps are buttons (checkout rule 3). */
export function StepHead({ names, step, isBlocked, onStep }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  useHistorySteps(step, onStep);

  // Checkout rule 4: scroll to the top and focus the title, so that it is read aloud.
  useEffect(() => {
    if (step === known.current) return;
    known.current = step;
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div className="noest-checkout__head">
      <h1 className="noest-checkout__title" ref={title} tabIndex={-1}>
        {names[step - 1]}
      </h1>
      <nav aria-label={t('progress')}>
        <ol className="noest-progress">
          {names.map((name, index) => {
            const each = (index + 1) as ShownStep;
            return (
              <li
                key={each}
                className={each < step ? 'noest-progress__step noest-progress__step--done' : 'noest-progress__step'}
                aria-current={each === step ? 'step' : undefined}
              >
                {each < step && !isBlocked ? (
                  <button className="noest-progress__button" type="button" onClick={() => onStep(each)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}

/**
 * Checkout rule 3: each step forward is an entry of the history, so that the browser's Back goes one step back. Forward to a
 * later step does nothing, and neither does Back while an order is being placed.
 */
function useHistorySteps(step: ShownStep, goTo: (step: ShownStep) => void): void {
  const known = useRef<ShownStep>(1);
  const latest = useRef(goTo);

  // A layout effect, so that of two quick presses on Back the second one sees the new step.
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
      // By then the step is shown, or the move was refused.
      setTimeout(() => entry() === known.current || history.go(known.current - entry()));
    }
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
}

/** The step of the current entry of the history. */
function entry(): ShownStep {
  const step = (history.state as { checkoutStep?: unknown } | null)?.checkoutStep;
  return step === 2 || step === 3 ? step : 1;
}
