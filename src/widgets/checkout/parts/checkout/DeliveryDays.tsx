import { useRef, useState } from 'react';
import { weekday } from '../../../../shared/days';
import { formatDay, shortDay } from '../../../../shared/i18n';
import type { Amount as AmountOfMoney } from '../../../../shared/money';
import { Amount } from '../../../../shared/ui';
import { BoxOptions } from './BoxOptions';
import { isWritten, splitDays } from './laterDays';
import { LaterDay } from './LaterDay';
import { t } from './messages';
import { offeredDays, optionOn, partsToShow, type MomentOption, type OfferedDay } from './offeredDays';
import '../../../../shared/ui/look/textButton.css';
import './days.css';

interface DeliveryDaysProps {
  /** Tells the fields of one delivery from those of another. */
  readonly name?: string;
  /** Read before the days; without one it asks when they are to be brought, or collected. */
  readonly legend?: string;
  /** The shopper comes for it. */
  readonly isCollected?: boolean;
  readonly options: readonly MomentOption[];
  readonly chosen: string | null;
  /** The step was to be left without a day. */
  readonly isMissing: boolean;
  /** Null where what is typed is no day that can be had. */
  readonly onChoose: (code: string | null) => void;
}

/** On a phone the days after these wait behind a button. */
const SHOWN = 12;

/** Checkout rules 64 and 70: the days, and the parts of the one that is chosen. */
export function DeliveryDays({
  name = 'delivery',
  isCollected = false,
  legend = t(isCollected ? 'whenCollected' : 'when'),
  options,
  chosen,
  isMissing,
  onChoose,
}: DeliveryDaysProps) {
  const days = offeredDays(options);
  const { near, later } = splitDays(days);
  const current = options.find(({ code }) => code === chosen)?.moment;
  const isCurrent = ({ day }: OfferedDay): boolean => day === current?.day;
  const [showsAll, setShowsAll] = useState(() => near.findIndex(isCurrent) >= SHOWN);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => later.find(isCurrent)?.day ?? '');
  const chosenDay = days.find(isCurrent);
  const parts = chosenDay ? partsToShow(chosenDay, near.includes(chosenDay)) : [];
  const waiting = near.length - SHOWN;
  // Where one was typed, its field says what is wrong with it.
  const invalidDay = isMissing && typed === '' ? near.find(({ isFull }) => !isFull) : undefined;

  function chooseDay(day: OfferedDay | undefined): void {
    onChoose((day && optionOn(day, current?.part)?.code) ?? null);
  }

  /** The button goes: the focus goes to the first of the days that have come. */
  function showAll(): void {
    setShowsAll(true);
    requestAnimationFrame(() => {
      const come = [...(list.current?.querySelectorAll('input') ?? [])].slice(SHOWN);
      (come.find(({ disabled }) => !disabled) ?? list.current)?.focus();
    });
  }

  /** Nothing that was chosen before goes along with a day that can't be had. */
  function type(value: string): void {
    setTyped(value);
    if (isWritten(value)) chooseDay(days.find(({ day }) => day === value));
    else if (later.some(isCurrent)) onChoose(null);
  }

  return (
    <>
      <fieldset className={showsAll ? 'noest-days noest-days--all' : 'noest-days'}>
        <legend className="noest-checkout__legend">{legend}</legend>
        <div className="noest-days__list" ref={list} tabIndex={-1}>
          {near.map((day) => (
            <DayOption
              key={day.day}
              name={name}
              offered={day}
              checked={day === chosenDay}
              isCollected={isCollected}
              isInvalid={day === invalidDay}
              onChoose={() => {
                setTyped('');
                chooseDay(day);
              }}
            />
          ))}
        </div>
        {waiting > 0 && !showsAll && (
          <button className="noest-text-button noest-days__more" type="button" onClick={showAll}>
            {t('laterDays', { n: waiting })}
          </button>
        )}
      </fieldset>
      {later.length > 0 && (
        <LaterDay
          id={`${name}-later`}
          days={days}
          lastNear={near.at(-1)?.day ?? ''}
          typed={typed}
          isMissing={isMissing}
          onType={type}
        />
      )}
      {parts.length > 0 && (
        <BoxOptions
          legend={t('whichPart')}
          name={`${name}-part`}
          options={parts.map(({ code, part, hours, price, isFull }) => ({
            code,
            label: part,
            hint: hours,
            price: <Extra price={price} isFull={isFull} isCollected={isCollected} />,
            isFull,
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

interface DayOptionProps {
  readonly name: string;
  readonly offered: OfferedDay;
  readonly checked: boolean;
  readonly isCollected: boolean;
  /** None was chosen, and this one gets the focus (shared rule 29). */
  readonly isInvalid: boolean;
  readonly onChoose: () => void;
}

/** Read aloud by its whole date; seen in a grid by its number. */
function DayOption({ name, offered, checked, isCollected, isInvalid, onChoose }: DayOptionProps) {
  const { day, price, isFull } = offered;
  const short = shortDay(day);
  return (
    // A column for each day of the week, so that holidays leave a gap.
    <label className="noest-days__day" style={{ gridColumnStart: weekday(day) }}>
      <input
        className="noest-days__input"
        type="radio"
        name={`${name}-day`}
        value={day}
        checked={checked}
        disabled={isFull}
        data-invalid={isInvalid || undefined}
        onChange={onChoose}
      />
      <span className="noest-days__name">
        <span className="noest-hidden">{formatDay(day)}</span>
        <span className="noest-days__long" aria-hidden="true">
          {formatDay(day)}
        </span>
        <span className="noest-days__short" aria-hidden="true">
          {short.weekday} <b>{short.number}</b> {short.month}
        </span>
      </span>
      <span className="noest-days__price">
        <Extra price={price} isFull={isFull} isCollected={isCollected} />
      </span>
    </label>
  );
}

interface ExtraProps {
  readonly price: AmountOfMoney;
  readonly isFull: boolean;
  readonly isCollected: boolean;
}

function Extra({ price, isFull, isCollected }: ExtraProps) {
  if (isFull) return t('full');
  return price.inclTax === 0 ? (
    t(isCollected ? 'free' : 'included')
  ) : (
    <Amount amount={price} words={(money) => t('extra', { price: money })} />
  );
}
