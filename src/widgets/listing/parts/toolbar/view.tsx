import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { t } from '../../messages';
import { useListing } from '../../views/useListing';
import { choicesOf } from '../../store/choices';
import { buttonClass, Icon, useSignalValue } from '../../../../shared/ui';
import part from './part';
import './toolbar.css';

/** The number of products, announced when it changes (listing rule 30), the button of the filters, and the server's selects. */
export function Toolbar({ filters }: WidgetProps<typeof part>) {
  const listing = useListing();
  const count = useSignalValue(listing.catalogue, ({ totalItems }) => totalItems);
  const chosen = useSignalValue(listing.state, (state) => choicesOf(listing, state, t).length);
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

export default defineWidget(part, { view: Toolbar });
