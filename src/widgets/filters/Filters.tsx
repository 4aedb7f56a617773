import type { WidgetProps } from '../../mount';
import { t as common } from '../../shared/i18n/common';
import { t } from '../../shared/i18n/listing';
import { useListing } from '../../shared/listing-parts';
import { inReadingOrder } from '../../shared/state/listing/model';
import { buttonClass, Icon, useSignalInTurn } from '../../shared/ui';
import { FilterGroup } from './FilterGroup';
import type { FiltersProps } from './props';
import { SearchWithin } from './SearchWithin';
import './filters.css';

/** As many stand open as fit a screen; the others open by their name. */
const OPEN_GROUPS = 4;

/**
 * What a listing can be narrowed by. On a narrow page its element is a popover: the browser opens and closes it, before
 * any script and without one.
 */
export function Filters({ mount, searchIn }: WidgetProps<typeof FiltersProps>) {
  const listing = useListing();
  const { filters, totalItems } = useSignalInTurn(listing.catalogue);
  const hide = { popoverTarget: mount.element.id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <div className="noest-filters__head">
        <p className="noest-filters__heading">{t('filters')}</p>
        <button {...hide} className="noest-icon-button" type="button" aria-label={common('close')}>
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
        <button {...hide} className={buttonClass({ block: true })} type="button">
          {t('showResults', { n: totalItems })}
        </button>
      </div>
    </>
  );
}
