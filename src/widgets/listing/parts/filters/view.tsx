import { defineWidget, type WidgetProps } from '../../../../mount';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { buttonClass, Icon } from '../../../../shared/ui';
import { t } from '../../messages';
import { inReadingOrder } from '../../store/model';
import { LoadError } from '../../views/LoadError';
import { useListing } from '../../views/useListing';
import { useSignalAfterFrame } from '../../views/useSignalAfterFrame';
import { FilterGroup } from './FilterGroup';
import part from './part';
import { SearchWithin } from './SearchWithin';
import { useDrawerButton } from './useDrawerButton';
import './filters.css';

/** Listing rule 28: the number of filters that are open at first. */
const OPEN_GROUPS = 4;

/**
 * The filters of a listing. On a narrow page their element is a popover, which the browser opens and closes, also before
 * any script and without one.
 */
export function Filters({ mount, searchIn }: WidgetProps<typeof part>) {
  const listing = useListing();
  const { filters, totalItems } = useSignalAfterFrame(listing.catalogue);
  useDrawerButton(mount.element);
  const hide = { popoverTarget: mount.element.id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <div className="noest-filters__head">
        <p className="noest-filters__heading">{t('filters')}</p>
        <button {...hide} className="noest-icon-button" type="button" aria-label={tCommon('close')}>
          <Icon name="x" />
        </button>
      </div>
      <div className="noest-filters__body">
        {searchIn && <SearchWithin name={searchIn} listing={listing} />}
        {inReadingOrder(filters).map((filter, index) => (
          <FilterGroup
            key={filter.code}
            code={filter.code}
            listing={listing}
            isOpen={index < OPEN_GROUPS || filter.isActive}
          />
        ))}
      </div>
      <div className="noest-filters__foot">
        {/* The foot is there in the drawer alone, which hides the notice of the list. That one is read aloud. */}
        <LoadError listing={listing} element={mount.element} />
        <button {...hide} className={buttonClass({ block: true })} type="button">
          {t('showResults', { n: totalItems })}
        </button>
      </div>
    </>
  );
}

export default defineWidget(part, { view: Filters });
