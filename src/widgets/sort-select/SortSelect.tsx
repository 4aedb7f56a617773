import { useId } from 'react';
import { t } from '../../shared/i18n/listing';
import { useListing } from '../../shared/listing-parts';
import { withSort } from '../../shared/state/listing/model';
import { useSignalInTurn, useSignalValue } from '../../shared/ui';

/** The order of a listing; a choice shows at once. The first order is the one that holds without a choice. */
export function SortSelect() {
  const listing = useListing();
  const { sorting } = useSignalInTurn(listing.catalogue);
  const chosen = useSignalValue(listing.state, ({ sort }) => sort);
  const id = useId();
  const own = sorting.options[0]?.value;
  return (
    <>
      <label className="noest-toolbar__label" htmlFor={id}>
        {t('sort')}
      </label>
      <select
        className="noest-field__control noest-field__control--select noest-toolbar__control"
        id={id}
        name="sort"
        value={chosen ?? sorting.current}
        onChange={({ currentTarget: { value } }) => listing.go(withSort(value === own ? null : value))}
      >
        {sorting.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
