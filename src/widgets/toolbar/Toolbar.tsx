import type { WidgetProps } from '../../mount';
import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/listing';
import { useListing } from '../../shared/listing-parts';
import { activeChoices } from '../../shared/state/listing/choices';
import { buttonClass, Icon, useSignalValue } from '../../shared/ui';
import type { ToolbarProps } from './props';
import './toolbar.css';

/** How many products there are, said aloud when that changes, and the way to the filters; what else stands in it stays. */
export function Toolbar({ filters }: WidgetProps<typeof ToolbarProps>) {
  const listing = useListing();
  const count = useSignalValue(listing.catalogue, ({ totalItems }) => totalItems);
  const chosen = useSignalValue(listing.state, (state) => activeChoices(state, listing, t).length);
  return (
    <>
      <p className="noest-toolbar__count" role="status">
        {t('count', { n: count })}
      </p>
      {filters && (
        <button
          className={`${buttonClass({ variant: 'secondary', size: 'small' })} noest-toolbar__filters`}
          type="button"
          popoverTarget={filters}
        >
          <Icon name="sliders-horizontal" />
          {t('filters')}
          {chosen > 0 && (
            <b className="noest-toolbar__chosen">
              <span className="noest-hidden">{t('chosenCount')}</span>
              {chosen}
            </b>
          )}
        </button>
      )}
      <Slot name="choices" />
    </>
  );
}
