import { useId } from 'react';
import type { WidgetProps } from '../../mount';
import { t } from '../../shared/i18n/listing';
import { useListing } from '../../shared/listing-parts';
import { withPageSize } from '../../shared/state/listing/model';
import { useSignalValue } from '../../shared/ui';
import type { SizeSelectProps } from './props';

/** How many products a page shows. */
export function SizeSelect({ sizes }: WidgetProps<typeof SizeSelectProps>) {
  const listing = useListing();
  const shown = useSignalValue(listing.catalogue, ({ pageSize }) => pageSize);
  const chosen = useSignalValue(listing.state, ({ pageSize }) => pageSize);
  const id = useId();
  return (
    <>
      <label className="noest-toolbar__label" htmlFor={id}>
        {t('pageSize')}
      </label>
      <select
        className="noest-field__control noest-field__control--select noest-toolbar__control"
        id={id}
        name="page_size"
        value={chosen ?? shown}
        onChange={({ currentTarget: { value } }) => listing.go(withPageSize(Number(value)))}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </>
  );
}
