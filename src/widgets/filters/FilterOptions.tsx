import { computed } from '@preact/signals-core';
import { memo, useState } from 'react';
import type { Catalogue, Filter } from '../../shared/api';
import { unbroken } from '../../shared/i18n';
import { t } from '../../shared/i18n/listing';
import { ListingLink } from '../../shared/listing-parts';
import type { Listing } from '../../shared/state/listing';
import { isActive, toggle } from '../../shared/state/listing/model';
import { Icon, useSignalInTurn, useSignalValue } from '../../shared/ui';

type AttributeFilter = Extract<Filter, { type: 'attribute' }>;
type Option = AttributeFilter['options'][number];

/** As many as a slow phone lays out anew in one frame. */
export const ROWS = 10;

interface FilterOptionsProps {
  readonly code: string;
  /** The first of those it shows. */
  readonly from: number;
  readonly listing: Listing;
}

/**
 * Some options of a filter with what each would bring. A tick shows at once, before the shop has answered; the numbers and
 * the addresses follow what is shown when it is their turn.
 */
export const FilterOptions = memo(function FilterOptions({ code, from, listing }: FilterOptionsProps) {
  const catalogue = useSignalInTurn(listing.catalogue);
  const [ticked] = useState(() => computed(() => tickedOf(listing, code, from)));
  useSignalValue(ticked);
  const state = listing.state.peek();
  const filter = filterOf(catalogue, code);
  if (!filter) return null;
  return filter.options.slice(from, from + ROWS).map((option) => {
    const isChosen = isActive(state, filter.facetCode, option.label);
    return (
      <li key={option.id}>
        {option.count > 0 || isChosen ? (
          <ListingLink
            className="noest-filters__option"
            listing={listing}
            change={toggle(filter.facetCode, option.label)}
            aria-current={isChosen || undefined}
            rel={filter.isCrawlable ? undefined : 'nofollow'}
          >
            <OptionText option={option} isChosen={isChosen} />
          </ListingLink>
        ) : (
          // A link that leads nowhere now: it keeps its place and says so.
          <span className="noest-filters__option" role="link" aria-disabled="true">
            <OptionText option={option} isChosen={false} />
          </span>
        )}
      </li>
    );
  });
});

function filterOf({ filters }: Catalogue, code: string): AttributeFilter | undefined {
  return filters.filter((filter) => filter.type === 'attribute').find((filter) => filter.code === code);
}

/** Which of them are chosen, as one text: it stays the same until one of them is ticked. */
function tickedOf({ catalogue, state }: Listing, code: string, from: number): string {
  const filter = filterOf(catalogue.value, code);
  const options = filter?.options.slice(from, from + ROWS) ?? [];
  return options
    .filter(({ label }) => filter && isActive(state.value, filter.facetCode, label))
    .map(({ id }) => id)
    .join(' ');
}

function OptionText({ option, isChosen }: { readonly option: Option; readonly isChosen: boolean }) {
  const { label, count, swatch } = option;
  return (
    <>
      <span className="noest-filters__box">{isChosen && <Icon name="check" small />}</span>
      {swatch && <img className="noest-filters__swatch" src={swatch} width="20" height="20" alt="" loading="lazy" />}
      <span className="noest-filters__label">
        {unbroken(label)}{' '}
        <span className="noest-filters__count">
          {count}
          <span className="noest-hidden"> {t('optionCount', { n: count })}</span>
        </span>
      </span>
    </>
  );
}
