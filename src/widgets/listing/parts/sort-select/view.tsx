import { defineWidget } from '../../../../mount';
import part from './part';
import { useId } from 'react';
import { backEnd } from '../../../../shared/api/backend';
import { t } from '../../messages';
import { useListing } from '../../views/useListing';
import { useSignalAfterFrame } from '../../views/useSignalAfterFrame';
import { withSort } from '../../store/model';
import { useSignalValue } from '../../../../shared/ui';

/** The order of a listing. A choice is shown at once; the first order holds without a choice (listing rule 4). */
export function SortSelect() {
  const listing = useListing();
  const { sorting } = useSignalAfterFrame(listing.catalogue);
  const chosen = useSignalValue(listing.state, ({ sort }) => sort);
  const id = useId();
  const first = sorting.options[0]?.value;
  return (
    <>
      <label className="noest-toolbar__label" htmlFor={id}>
        {t('sort')}
      </label>
      <select
        className="noest-field__control noest-field__control--select noest-toolbar__control"
        id={id}
        name={backEnd().listingFields.sort}
        value={chosen ?? sorting.current}
        onChange={({ currentTarget: { value } }) => listing.go(withSort(value === first ? null : value))}
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

export default defineWidget(part, { view: SortSelect });
