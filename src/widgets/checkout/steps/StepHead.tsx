import { useEffect, useRef } from 'react';
import { t } from '../messages';
import type { ShownStep } from './flow';
import './checkout.css';
import './progress.css';

interface StepHeadProps {
  /** The titles of the steps, from step 1; null for one that this checkout has not. */
  readonly names: readonly (string | null)[];
  readonly step: ShownStep;
  /** The last step that can be chosen. */
  readonly furthest: ShownStep;
  /** The login form is shown in place of the step. */
  readonly isLoginShown: boolean;
  /** No step can be chosen now. */
  readonly isBlocked: boolean;
  readonly onStep: (step: ShownStep) => void;
}

/** The title of the step and the progress bar, in which every valid step is a button (checkout rule 3). */
export function StepHead({ names, step, furthest, isLoginShown, isBlocked, onStep }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = isLoginShown ? 'login' : step;
  const known = useRef(shown);
  const canChoose = (each: ShownStep) =>
    !isLoginShown && !isBlocked && each !== step && each <= Math.max(step, furthest);

  // Checkout rule 4: scroll to the top and focus the title, so that it is read aloud. The login has a field that takes the focus.
  useEffect(() => {
    if (shown === known.current) return;
    known.current = shown;
    if (shown === 'login') return;
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="noest-checkout__head">
      {/* A new one for each step: one that has the focus is not read again. */}
      <h1 key={step} className="noest-checkout__title" ref={title} tabIndex={-1}>
        {names[step - 1]}
      </h1>
      <nav aria-label={t('progress')}>
        <ol className="noest-progress">
          {names.map((name, index) => {
            const each = (index + 1) as ShownStep;
            if (name === null) return null;
            return (
              <li
                key={each}
                className={each < step ? 'noest-progress__step noest-progress__step--done' : 'noest-progress__step'}
                aria-current={each === step ? 'step' : undefined}
              >
                {canChoose(each) ? (
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
