import { useState, type FormEvent } from 'react';
import { t } from '../../shared/i18n/listing';
import type { Listing } from '../../shared/state/listing';
import { withQuery } from '../../shared/state/listing/model';
import { Icon, useSignalValue } from '../../shared/ui';

interface SearchWithinProps {
  /** What is searched in. */
  readonly name: string;
  readonly listing: Listing;
}

/** Narrows a category to what is found by some words (specification 4: an in-category search sets the query). */
export function SearchWithin({ name, listing }: SearchWithinProps) {
  const query = useSignalValue(listing.state, (state) => state.query);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  // Words that come from elsewhere, such as a chip that was taken away, replace what is typed.
  if (known !== query) {
    setKnown(query);
    setText(query);
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== query) void listing.go(withQuery(wanted));
  }

  const label = t('searchIn', { name });
  return (
    <form className="noest-filters__search" role="search" aria-label={label} onSubmit={search}>
      <input
        className="noest-field__control"
        type="search"
        name="query"
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
