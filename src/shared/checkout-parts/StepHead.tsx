import { useEffect, useRef } from 'react';
import { t } from '../i18n/checkout';
import { useHistorySteps, type ShownStep } from './useHistorySteps';

interface StepHeadProps {
  /** The names of the steps, from 1 on. */
  readonly names: readonly string[];
  readonly step: ShownStep;
  /** Nothing can be gone back to now. */
  readonly isBlocked: boolean;
  readonly onStep: (step: ShownStep) => void;
}

/**
 * The name of the step, and the way back: steps that are behind can be gone back to, with the browser's Back as well; those
 * ahead are reached by filling in what lies between.
 */
export function StepHead({ names, step, isBlocked, onStep }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(step);
  useHistorySteps(step, onStep);

  // Specification 2.4: the page scrolls to the top on a step change; the title takes the focus, so that it is read.
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
