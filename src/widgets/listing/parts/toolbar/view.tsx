import { defineWidget, type WidgetProps } from '../../../../mount';
import { Slot } from '../../../../mount/react';
import { t } from '../../messages';
import { useListing } from '../../views/useListing';
import { choicesOf } from '../../store/choices';
import { buttonClass, Icon, useSignalValue } from '../../../../shared/ui';
import part from './part';
import './toolbar.css';

/** Lucide's `sliders-horizontal`. */
const SLIDERS = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

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
          <Icon path={SLIDERS} />
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
