import { Slot } from '../../mount/react';
import { t } from '../../shared/i18n/listing';
import { ListingLink } from '../../shared/listing-parts';
import type { Listing } from '../../shared/state/listing';
import { activeChoices } from '../../shared/state/listing/choices';
import { withoutFilters } from '../../shared/state/listing/model';
import { buttonClass, Icon, useSignalValue } from '../../shared/ui';

/** Nothing fits the filters; the shop's own words follow where it has printed some. */
export function EmptyList({ listing }: { readonly listing: Listing }) {
  const isNarrowed = useSignalValue(listing.state, (state) => activeChoices(state, listing, t).length > 0);
  return (
    <div className="noest-listing__empty">
      <Icon name="search" />
      <p className="noest-listing__title">{t('empty')}</p>
      {isNarrowed ? (
        <ListingLink
          className={buttonClass({ variant: 'secondary' })}
          listing={listing}
          change={withoutFilters(listing)}
        >
          {t('clearFilters')}
        </ListingLink>
      ) : (
        <Slot name="empty" />
      )}
    </div>
  );
}
