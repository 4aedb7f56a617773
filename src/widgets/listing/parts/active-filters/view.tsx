import { defineWidget } from '../../../../mount';
import part from './part';
import { useRef } from 'react';
import { unbroken } from '../../../../shared/i18n';
import { t } from '../../messages';
import { ListingLink } from '../../views/ListingLink';
import { useListing } from '../../views/useListing';
import { choicesOf } from '../../store/choices';
import { withoutFilters } from '../../store/model';
import { focusList } from '../../store/elements';
import { Icon, useSignalValue } from '../../../../shared/ui';
import './chips.css';

/** A chip for everything that narrows the listing, which removes it (listing rule 27). */
export function ActiveFilters() {
  const listing = useListing();
  const choices = choicesOf(listing, useSignalValue(listing.state), t);
  const last = useRef<HTMLAnchorElement>(null);
  if (choices.length === 0) return null;

  // The chip that was pressed is gone, so the focus goes to the last one that is left.
  function keepFocus(): void {
    if (last.current?.isConnected) last.current.focus();
    else focusList();
  }

  return (
    <>
      {choices.map(({ key, label, remove }) => (
        <ListingLink
          key={key}
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

export default defineWidget(part, { view: ActiveFilters });
