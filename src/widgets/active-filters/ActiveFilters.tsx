import { useRef } from 'react';
import { unbroken } from '../../shared/i18n';
import { t } from '../../shared/i18n/listing';
import { ListingLink, useListing } from '../../shared/listing-parts';
import { activeChoices } from '../../shared/state/listing/choices';
import { withoutFilters } from '../../shared/state/listing/model';
import { revealList } from '../../shared/state/listing/reveal';
import { Icon, useSignalValue } from '../../shared/ui';
import './chips.css';

/** Everything that narrows the listing, each with what takes it away. */
export function ActiveFilters() {
  const listing = useListing();
  const choices = activeChoices(useSignalValue(listing.state), listing, t);
  const last = useRef<HTMLAnchorElement>(null);
  if (choices.length === 0) return null;

  // The chip that was pressed is gone; the focus stays among those that are left.
  function keepFocus(): void {
    if (last.current?.isConnected) last.current.focus();
    else revealList();
  }

  return (
    <>
      {choices.map(({ label, remove }) => (
        <ListingLink
          key={label}
          className="noest-chip"
          listing={listing}
          change={remove}
          onShown={keepFocus}
          rel="nofollow"
          aria-label={t('removeFilter', { label })}
        >
          {unbroken(label)}
          <Icon name="x" small />
        </ListingLink>
      ))}
      <ListingLink
        ref={last}
        className="noest-chips__clear"
        listing={listing}
        change={withoutFilters(listing)}
        onShown={keepFocus}
      >
        {t('clearFilters')}
      </ListingLink>
    </>
  );
}
