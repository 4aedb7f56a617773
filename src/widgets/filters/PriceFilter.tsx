import { useId, useState, type FormEvent } from 'react';
import type { Filter } from '../../shared/api';
import { t } from '../../shared/i18n/listing';
import type { Listing } from '../../shared/state/listing';
import { withPrice } from '../../shared/state/listing/model';
import { buttonClass, useSignalValue } from '../../shared/ui';
import { PriceSlider } from './PriceSlider';
import { boundsOf, rangeOf, readEuros, writeEuros } from './range';

interface PriceFilterProps {
  readonly filter: Extract<Filter, { type: 'price' }>;
  readonly listing: Listing;
}

/** Two fields and two thumbs for one range; what moves in the one shows in the other, and counts once it is let go or sent. */
export function PriceFilter({ filter, listing }: PriceFilterProps) {
  // At once: a bound that came later would replace what is typed meanwhile.
  const minPrice = useSignalValue(listing.state, (state) => state.minPrice);
  const maxPrice = useSignalValue(listing.state, (state) => state.maxPrice);
  const [from, setFrom] = useState(writeEuros(minPrice));
  const [to, setTo] = useState(writeEuros(maxPrice));
  const [known, setKnown] = useState({ minPrice, maxPrice });
  // A bound that comes from elsewhere, such as a chip that was taken away, replaces what is typed.
  if (known.minPrice !== minPrice || known.maxPrice !== maxPrice) {
    setKnown({ minPrice, maxPrice });
    setFrom(writeEuros(minPrice));
    setTo(writeEuros(maxPrice));
  }
  const range = rangeOf(filter.lowest, filter.highest, readEuros(from) ?? minPrice, readEuros(to) ?? maxPrice);

  function apply(event?: FormEvent): void {
    event?.preventDefault();
    const bounds = { minPrice: readEuros(from) ?? minPrice, maxPrice: readEuros(to) ?? maxPrice };
    if (bounds.minPrice === minPrice && bounds.maxPrice === maxPrice) return;
    void listing.go(withPrice(bounds.minPrice, bounds.maxPrice));
  }

  return (
    <form className="noest-filters__range" aria-label={t('filterByPrice')} onSubmit={apply}>
      <PriceSlider
        range={range}
        onMoveFrom={(moved) => setFrom(writeEuros(boundsOf(moved).minPrice))}
        onMoveTo={(moved) => setTo(writeEuros(boundsOf(moved).maxPrice))}
        onRelease={apply}
      />
      <PriceField name="minPrice" label={t('priceFrom')} value={from} hint={range.lowest} onType={setFrom} />
      <PriceField name="maxPrice" label={t('priceTo')} value={to} hint={range.highest} onType={setTo} />
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
  readonly hint: number;
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
          placeholder={String(hint)}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}
