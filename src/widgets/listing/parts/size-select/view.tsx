import { useId } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { backEnd } from '../../../../shared/api/backend';
import { t } from '../../messages';
import { useListing } from '../../views/useListing';
import { withPageSize } from '../../store/model';
import { useSignalValue } from '../../../../shared/ui';
import part from './part';

/** The number of products on a page. */
export function SizeSelect({ sizes = backEnd().pageSizes }: WidgetProps<typeof part>) {
  const listing = useListing();
  const shown = useSignalValue(listing.catalogue, ({ pageSize }) => pageSize);
  const chosen = useSignalValue(listing.state, ({ pageSize }) => pageSize);
  const id = useId();

  function choose(size: number): void {
    void listing.go(withPageSize(size === listing.defaultPageSize ? null : size));
  }

  return (
    <>
      <label className="noest-toolbar__label" htmlFor={id}>
        {t('pageSize')}
      </label>
      <select
        className="noest-field__control noest-field__control--select noest-toolbar__control"
        id={id}
        name={backEnd().listingFields.size}
        value={chosen ?? shown}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </>
  );
}

export default defineWidget(part, { view: SizeSelect });
