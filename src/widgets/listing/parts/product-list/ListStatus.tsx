import { useEffect, useState } from 'react';
import { Slot } from '../../../../mount/react';
import { buttonClass, Icon, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import { choicesOf } from '../../store/choices';
import type { Listing } from '../../store/createListing';
import { withoutFilters } from '../../store/model';
import { ListingLink } from '../../views/ListingLink';

/** Listing rule 14: ms before a pending list is announced and the old one marked as busy. */
export const BUSY_AFTER_MS = 150;

interface LoadingProps {
  readonly listing: Pick<Listing, 'pending'>;
  /** The element of the part gets the mark: an attribute of the list itself would render all of the list. */
  readonly element: HTMLElement;
}

/** Announces that the next list is loading, and marks the old one as busy. */
export function Loading({ listing, element }: LoadingProps) {
  const pending = useSignalValue(listing.pending);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), BUSY_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  useEffect(() => {
    if (isLate) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }, [element, isLate]);
  return (
    <p className="noest-hidden" role="status">
      {isLate && t('loading')}
    </p>
  );
}

/** Shown when no product fits: a link that clears the filters, or without any the text the server printed. */
export function EmptyList({ listing }: { readonly listing: Listing }) {
  const isNarrowed = useSignalValue(listing.state, (state) => choicesOf(listing, state, t).length > 0);
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
