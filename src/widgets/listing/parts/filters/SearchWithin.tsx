import { useState, type FormEvent } from 'react';
import { backEnd } from '../../../../shared/api/backend';
import { Icon, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Listing } from '../../store/createListing';
import { withQuery } from '../../store/model';

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
