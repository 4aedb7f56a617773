import { useRef, useState } from 'react';
import type { DeliveryMoment, DeliveryOption } from '../../../../shared/api';
import { formatDay, shortDay } from '../../../../shared/i18n';
import { toCents, type Amount as AmountOfMoney } from '../../../../shared/money';
import { Amount } from '../../../../shared/ui';
import { BoxOptions } from './BoxOptions';
import { isWritten, problemOf, splitDays } from './laterDays';
import { LaterDay } from './LaterDay';
import { t } from './messages';
import '../../../../shared/ui/look/textButton.css';
import './days.css';

/** An option that is a part of a day. */
type MomentOption = DeliveryOption & { readonly moment: DeliveryMoment };

export const isMoment = (option: DeliveryOption): option is MomentOption => option.moment !== undefined;

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
  const days = [...new Set(options.map(({ moment }) => moment.day))];
  const current = options.find(({ code }) => code === chosen);
  const chosenDay = current?.moment.day ?? '';
  const { near, later } = splitDays(days);
  const [showsAll, setShowsAll] = useState(() => near.indexOf(chosenDay) >= SHOWN);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => (later.includes(chosenDay) ? chosenDay : ''));
  const partsOf = (day: string) => options.filter(({ moment }) => moment.day === day);
  const parts = current ? partsOf(chosenDay) : [];
  // A day in the list has its price beside it: a part says what it costs beyond that. One that was typed has none.
  const dayPrice = near.includes(chosenDay) ? cheapest(parts) : FREE;
  const isPartTold = parts.some(({ moment: { hours, price } }) => hours !== '' || minus(price, dayPrice).inclTax > 0);
  const waiting = near.length - SHOWN;
  const isTaken = (day: string) => partsOf(day).every(({ moment }) => moment.isFull);
  // Where one was typed, its field says what is wrong with it.
  const invalidDay = isMissing && typed === '' ? near.find((day) => !isTaken(day)) : undefined;

  /** Another day in the same part, where it has that. */
  function chooseDay(day: string): void {
    const free = partsOf(day).filter(({ moment }) => !moment.isFull);
    const same = free.find(({ moment }) => moment.part === current?.moment.part);
    const option = same ?? free[0];
    if (option) onChoose(option.code);
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
    if (!isWritten(value)) {
      if (later.includes(chosenDay)) onChoose(null);
      return;
    }
    if (problemOf(value, days, isTaken)) onChoose(null);
    else chooseDay(value);
  }

  return (
    <>
      <fieldset className={showsAll ? 'noest-days noest-days--all' : 'noest-days'}>
        <legend className="noest-checkout__legend">{legend}</legend>
        <div className="noest-days__list" ref={list} tabIndex={-1}>
          {near.map((day) => (
            <DayOption
              key={day}
              name={name}
              day={day}
              parts={partsOf(day)}
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
          lastNear={near.at(-1) ?? ''}
          typed={typed}
          isMissing={isMissing}
          isFull={isTaken}
          onType={type}
        />
      )}
      {(parts.length > 1 || isPartTold) && (
        <BoxOptions
          legend={t('whichPart')}
          name={`${name}-part`}
          options={parts.map(({ code, moment: { part, hours, price, isFull } }) => ({
            code,
            label: part,
            hint: hours,
            price: <Extra price={minus(price, dayPrice)} isFull={isFull} isCollected={isCollected} />,
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
  readonly day: string;
  readonly parts: readonly MomentOption[];
  readonly checked: boolean;
  readonly isCollected: boolean;
  /** None was chosen, and this one gets the focus (shared rule 29). */
  readonly isInvalid: boolean;
  readonly onChoose: () => void;
}

/** Read aloud by its whole date; seen in a grid by its number. */
function DayOption({ name, day, parts, checked, isCollected, isInvalid, onChoose }: DayOptionProps) {
  const isFull = parts.every(({ moment }) => moment.isFull);
  const { weekday, number, month } = shortDay(day);
  return (
    // A column for each day of the week, so that holidays leave a gap.
    <label className="noest-days__day" style={{ gridColumnStart: new Date(`${day}T00:00:00Z`).getUTCDay() }}>
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
          {weekday} <b>{number}</b> {month}
        </span>
      </span>
      <span className="noest-days__price">
        <Extra price={cheapest(parts)} isFull={isFull} isCollected={isCollected} />
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

const FREE: AmountOfMoney = { inclTax: toCents(0), exclTax: toCents(0) };

/** What the cheapest part of a day costs more; nothing where none is chosen. */
function cheapest(parts: readonly MomentOption[]): AmountOfMoney {
  const [first = FREE, ...others] = parts.map(({ moment }) => moment.price);
  return others.reduce((least, price) => (price.inclTax < least.inclTax ? price : least), first);
}

function minus(one: AmountOfMoney, other: AmountOfMoney): AmountOfMoney {
  return { inclTax: toCents(one.inclTax - other.inclTax), exclTax: toCents(one.exclTax - other.exclTax) };
}
