import { useState } from 'react';
import { formatDay, formatList } from '../../../../shared/i18n';
import { Icon } from '../../../../shared/ui';
import { exceptionsOf, isWritten, problemOf, type DayProblem } from './laterDays';
import { t } from './messages';
import type { OfferedDay } from './offeredDays';
import '../../../../shared/forms/field.css';
import '../../../../shared/ui/look/fold.css';

interface LaterDayProps {
  /** Of the field. */
  readonly id: string;
  /** All that are offered, in their order. */
  readonly days: readonly OfferedDay[];
  /** The last of those that stand above it. */
  readonly lastNear: string;
  /** What the field holds: an ISO date, or empty. */
  readonly typed: string;
  /** The step was to be left without a day. */
  readonly isMissing: boolean;
  readonly onType: (typed: string) => void;
}

/** Checkout rule 70: a day after those of three weeks, typed or picked. */
export function LaterDay({ id, days, lastNear, typed, isMissing, onType }: LaterDayProps) {
  const [isLeft, setLeft] = useState(false);
  const [isOpenAtFirst] = useState(typed !== '');
  const problem = isWritten(typed) ? problemOf(typed, days) : null;
  const words = problem && (isLeft || isMissing) ? problemWords(problem) : null;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const exceptions = exceptionsOf(days.map(({ day }) => day).filter((day) => day > lastNear));
  const hint = [
    t('laterUntil', { day: formatDay(last) }),
    exceptions.length > 0 && t('laterExcept', { days: formatList(exceptions.map((day) => formatDay(day))) }),
  ];

  return (
    <details className="noest-fold" open={isOpenAtFirst || undefined}>
      <summary>
        {t('laterThan', { day: formatDay(lastNear) })} <Icon name="chevron-down" small />
      </summary>
      <div className={words ? 'noest-field noest-field--error' : 'noest-field'}>
        <label className="noest-field__label" htmlFor={id}>
          {t('laterDay')}
        </label>
        <input
          className="noest-field__control noest-days__date"
          id={id}
          type="date"
          value={typed}
          min={first}
          max={last}
          aria-invalid={words ? true : undefined}
          aria-describedby={words ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => {
            setLeft(false);
            onType(event.currentTarget.value);
          }}
          onBlur={() => setLeft(true)}
        />
        <p className="noest-field__error" id={`${id}-error`} role="alert" hidden={!words}>
          {words && (
            <>
              <Icon name="circle-alert" small />
              {words}
            </>
          )}
        </p>
        <p className="noest-field__hint" id={`${id}-hint`}>
          {hint.filter(Boolean).join(' ')}
        </p>
      </div>
    </details>
  );
}

function problemWords({ kind, day }: DayProblem): string {
  const words = t(kind, { day: formatDay(day) });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
