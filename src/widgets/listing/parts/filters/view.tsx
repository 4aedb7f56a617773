import { useEffect, useState, type FormEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { backEnd } from '../../../../shared/api/backend';
import { t as tCommon } from '../../../../shared/i18n/messages';
import { onResize } from '../../../../shared/platform/dom';
import { buttonClass, Icon, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Listing } from '../../store/createListing';
import { inReadingOrder, withQuery } from '../../store/model';
import { LoadError } from '../../views/LoadError';
import { useListing, useSignalAfterFrame } from '../../views/useListing';
import { FilterGroup } from './FilterGroup';
import part from './part';
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
  useButtonOf(mount.element);
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

/**
 * Where the window grows, the filters stand in the page, and no button of the page opens them any more: their drawer is closed,
 * which would lie over all of it. Where a closed one leaves the focus nowhere, the button gets it: the browser gives it back to
 * the one that was pressed, which is the server's where the press came before the toolbar.
 */
function useButtonOf(drawer: HTMLElement): void {
  useEffect(() => {
    const left = new AbortController();
    const buttons = `[popovertarget="${CSS.escape(drawer.id)}"]`;
    const button = () =>
      [...document.querySelectorAll<HTMLElement>(buttons)].find(
        (other) => !drawer.contains(other) && other.getClientRects().length > 0,
      );
    const close = () => drawer.matches(':popover-open') && !button() && drawer.hidePopover();
    const onToggle = ({ newState }: ToggleEvent) => {
      const { activeElement, body } = document;
      // What has the focus and is not shown any more keeps it until the next frame.
      const isNowhere = activeElement === body || drawer.contains(activeElement);
      if (newState === 'closed' && isNowhere) button()?.focus({ preventScroll: true });
    };
    // A browser without popovers shows them in the page.
    if ('popover' in drawer) {
      onResize(drawer, close, left.signal);
      drawer.addEventListener('toggle', onToggle, left);
    }
    return () => left.abort();
  }, [drawer]);
}

interface SearchWithinProps {
  /** The name of the category. */
  readonly name: string;
  readonly listing: Listing;
}

/** Listing rule 12: searches within a category. */
export function SearchWithin({ name, listing }: SearchWithinProps) {
  const query = useSignalValue(listing.state, (state) => state.query);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  // A query that changes elsewhere, such as by the removal of its chip, replaces what was typed.
  if (known !== query) {
    setKnown(query);
    setText(query);
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    const typed = text.trim();
    if (typed !== query) void listing.go(withQuery(typed));
  }

  const label = t('searchIn', { name });
  return (
    <form className="noest-filters__search" role="search" aria-label={label} onSubmit={search}>
      <input
        className="noest-field__control"
        type="search"
        name={backEnd().searchParameter}
        maxLength={128}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button className="noest-icon-button noest-filters__find" type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

export default defineWidget(part, { view: Filters });
