import { useState } from 'react';
import type { DeliveryMoment, DeliveryOption } from '../../../../shared/api';
import { formatDay, formatMoney, shortDay } from '../../../../shared/i18n';
import { toCents } from '../../../../shared/money';
import { BoxOptions } from './BoxOptions';
import { t } from './messages';
import '../../../../shared/ui/look/textButton.css';
import './days.css';

/** An option that is a part of a day. */
type MomentOption = DeliveryOption & { readonly moment: DeliveryMoment };

export const isMoment = (option: DeliveryOption): option is MomentOption => option.moment !== undefined;

interface DeliveryDaysProps {
  readonly options: readonly MomentOption[];
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}

/** On a phone the days after these wait behind a button. */
const SHOWN = 12;

/** Checkout rule 64: the days, and the parts of the one that is chosen. */
export function DeliveryDays({ options, chosen, onChoose }: DeliveryDaysProps) {
  const days = [...new Set(options.map(({ moment }) => moment.day))];
  const current = options.find(({ code }) => code === chosen);
  const [showsAll, setShowsAll] = useState(() => days.indexOf(current?.moment.day ?? '') >= SHOWN);
  const partsOf = (day: string) => options.filter(({ moment }) => moment.day === day);
  const parts = current ? partsOf(current.moment.day) : [];
  const dayPrice = Math.min(...parts.map(({ moment }) => moment.price));
  const later = days.length - SHOWN;

  /** Another day in the same part, where it has that. */
  function chooseDay(day: string): void {
    const free = partsOf(day).filter(({ moment }) => !moment.isFull);
    const same = free.find(({ moment }) => moment.part === current?.moment.part);
    const option = same ?? free[0];
    if (option) onChoose(option.code);
  }

  return (
    <>
      <fieldset className={showsAll ? 'noest-days noest-days--all' : 'noest-days'}>
        <legend className="noest-checkout__legend">{t('when')}</legend>
        <div className="noest-days__list">
          {days.map((day) => (
            <DayOption
              key={day}
              day={day}
              parts={partsOf(day)}
              checked={day === current?.moment.day}
              onChoose={() => chooseDay(day)}
            />
          ))}
        </div>
        {later > 0 && !showsAll && (
          <button className="noest-text-button noest-days__more" type="button" onClick={() => setShowsAll(true)}>
            {t('laterDays', { n: later })}
          </button>
        )}
      </fieldset>
      {parts.length > 1 && (
        <BoxOptions
          legend={t('whichPart')}
          name="delivery-part"
          options={parts.map(({ code, moment: { part, hours, price, isFull } }) => ({
            code,
            label: part,
            hint: hours,
            price: priceWords(price - dayPrice, isFull),
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
  readonly day: string;
  readonly parts: readonly MomentOption[];
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** Read aloud by its whole date; seen in a grid by its number. */
function DayOption({ day, parts, checked, onChoose }: DayOptionProps) {
  const isFull = parts.every(({ moment }) => moment.isFull);
  const price = Math.min(...parts.map(({ moment }) => moment.price));
  const { weekday, number, month } = shortDay(day);
  return (
    // A column for each day of the week, so that holidays leave a gap.
    <label className="noest-days__day" style={{ gridColumnStart: new Date(`${day}T00:00:00Z`).getUTCDay() }}>
      <input
        className="noest-days__input"
        type="radio"
        name="delivery-day"
        value={day}
        checked={checked}
        disabled={isFull}
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
      <span className="noest-days__price">{priceWords(price, isFull)}</span>
    </label>
  );
}

function priceWords(price: number, isFull: boolean): string {
  if (isFull) return t('full');
  return price === 0 ? t('included') : t('extra', { price: formatMoney(toCents(price)) });
}
