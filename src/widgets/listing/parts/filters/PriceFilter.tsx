import { useId, useState, type CSSProperties, type FormEvent } from 'react';
import type { Filter } from '../../../../shared/api';
import { formatMoney } from '../../../../shared/i18n';
import { toCents } from '../../../../shared/money';
import { buttonClass, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Listing } from '../../store/createListing';
import { withPrice } from '../../store/model';
import { boundsOf, moveFrom, moveTo, rangeOf, readEuros, writeEuros, type Range } from './range';

interface PriceFilterProps {
  readonly filter: Extract<Filter, { type: 'price' }>;
  readonly listing: Listing;
}

/** Two fields and a slider with two thumbs for one range (listing rule 24). It applies when a thumb is released or the form is sent. */
export function PriceFilter({ filter, listing }: PriceFilterProps) {
  // Not after the frame: a late bound would replace what was typed meanwhile.
  const minPrice = useSignalValue(listing.state, (state) => state.minPrice);
  const maxPrice = useSignalValue(listing.state, (state) => state.maxPrice);
  const [from, setFrom] = useState(writeEuros(minPrice));
  const [to, setTo] = useState(writeEuros(maxPrice));
  const [known, setKnown] = useState({ minPrice, maxPrice });
  // A bound that changes elsewhere, such as by the removal of a chip, replaces what was typed.
  if (known.minPrice !== minPrice || known.maxPrice !== maxPrice) {
    setKnown({ minPrice, maxPrice });
    setFrom(writeEuros(minPrice));
    setTo(writeEuros(maxPrice));
  }
  // Without bounds there is no slider.
  const isBounded = filter.lowest !== null && filter.highest !== null;
  const range = rangeOf(
    filter.lowest ?? 0,
    filter.highest ?? 0,
    readEuros(from) ?? minPrice,
    readEuros(to) ?? maxPrice,
  );

  function apply(event?: FormEvent): void {
    event?.preventDefault();
    const bounds = { minPrice: readEuros(from) ?? minPrice, maxPrice: readEuros(to) ?? maxPrice };
    if (bounds.minPrice === minPrice && bounds.maxPrice === maxPrice) return;
    void listing.go(withPrice(bounds.minPrice, bounds.maxPrice));
  }

  return (
    <form className="noest-filters__range" aria-label={t('filterByPrice')} onSubmit={apply}>
      {isBounded && (
        <PriceSlider
          range={range}
          onMoveFrom={(moved) => setFrom(writeEuros(boundsOf(moved).minPrice))}
          onMoveTo={(moved) => setTo(writeEuros(boundsOf(moved).maxPrice))}
          onRelease={apply}
        />
      )}
      <PriceField
        name="minPrice"
        label={t('priceFrom')}
        value={from}
        hint={isBounded ? range.lowest : undefined}
        onType={setFrom}
      />
      <PriceField
        name="maxPrice"
        label={t('priceTo')}
        value={to}
        hint={isBounded ? range.highest : undefined}
        onType={setTo}
      />
      <button className={`${buttonClass({ variant: 'secondary', size: 'small' })} noest-filters__apply`} type="submit">
        {t('apply')}
      </button>
    </form>
  );
}

interface PriceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: number | undefined;
  readonly onType: (text: string) => void;
}

function PriceField({ name, label, value, hint, onType }: PriceFieldProps) {
  const id = useId();
  return (
    <div className="noest-field">
      <label className="noest-field__label" htmlFor={id}>
        {label}
      </label>
      <span className="noest-filters__money">
        <input
          className="noest-field__control"
          id={id}
          name={name}
          inputMode="decimal"
          pattern="\d{1,7}([.,]\d{1,2})?"
          placeholder={hint === undefined ? undefined : String(hint)}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}

interface PriceSliderProps {
  readonly range: Range;
  /** Called while a thumb moves, with one function for each, so that the other bound keeps its cents. */
  readonly onMoveFrom: (range: Range) => void;
  readonly onMoveTo: (range: Range) => void;
  /** Called when a thumb is released: by the pointer, or after a key. */
  readonly onRelease: () => void;
}

/** Two native sliders on one track. */
function PriceSlider({ range, onMoveFrom, onMoveTo, onRelease }: PriceSliderProps) {
  const { lowest, highest, from, to } = range;
  const share = (euros: number) => `${((euros - lowest) / (highest - lowest)) * 100}%`;
  const thumb = (label: string, value: number, onMove: (euros: number) => void) => (
    <input
      className="noest-range__thumb"
      type="range"
      min={lowest}
      max={highest}
      value={value}
      aria-label={label}
      aria-valuetext={formatMoney(toCents(value * 100))}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
    />
  );
  return (
    // Through the CSSOM, so a strict style-src allows it.
    <div
      className="noest-range"
      style={{ '--noest-range-from': share(from), '--noest-range-to': share(to) } as CSSProperties}
    >
      {thumb(t('lowestPrice'), from, (euros) => onMoveFrom(moveFrom(range, euros)))}
      {thumb(t('highestPrice'), to, (euros) => onMoveTo(moveTo(range, euros)))}
    </div>
  );
}
