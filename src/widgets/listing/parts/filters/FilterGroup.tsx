import { computed } from '@preact/signals-core';
import { memo, useState } from 'react';
import type { AttributeFilter, Catalogue } from '../../../../shared/api';
import { unbroken } from '../../../../shared/i18n';
import { Icon, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import type { Listing } from '../../store/createListing';
import { attributeFilters, isActive, toggle } from '../../store/model';
import { ListingLink } from '../../views/ListingLink';
import { useSignalAfterFrame } from '../../views/useSignalAfterFrame';
import { PriceFilter } from './PriceFilter';

type Option = AttributeFilter['options'][number];

/** The number of options that a slow phone can lay out in one frame. */
const ROWS = 10;

interface FilterGroupProps {
  readonly code: string;
  readonly listing: Listing;
  /** Whether it is open at first; later changes have no effect. */
  readonly isOpen: boolean;
}

/** One filter under its name. Each follows the listing by itself, so that a change does not render all filters in one task. */
export const FilterGroup = memo(function FilterGroup({ code, listing, isOpen }: FilterGroupProps) {
  const [open] = useState(isOpen);
  const { filters } = useSignalAfterFrame(listing.catalogue);
  const filter = filters.find((other) => other.code === code);
  if (!filter) return null;
  return (
    <details className="noest-filters__group" open={open}>
      <summary className="noest-filters__title">
        {filter.label}
        <Icon name="chevron-down" />
      </summary>
      {filter.type === 'price' ? (
        <PriceFilter filter={filter} listing={listing} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not report a list without markers as a list
        <ul className="noest-filters__options" role="list">
          {Array.from({ length: Math.ceil(filter.options.length / ROWS) }, (_, part) => (
            <FilterOptions key={part} code={code} from={part * ROWS} listing={listing} />
          ))}
        </ul>
      )}
    </details>
  );
});

interface FilterOptionsProps {
  readonly code: string;
  /** The index of its first option. */
  readonly from: number;
  readonly listing: Listing;
}

/**
 * Some options of a filter with the number of products of each. A tick is shown at once, before the shop has answered; the
 * numbers and addresses follow after a frame.
 */
const FilterOptions = memo(function FilterOptions({ code, from, listing }: FilterOptionsProps) {
  const catalogue = useSignalAfterFrame(listing.catalogue);
  const [ticked] = useState(() => computed(() => tickedOf(listing, code, from)));
  useSignalValue(ticked);
  const state = listing.state.peek();
  const filter = filterOf(catalogue, code);
  if (!filter) return null;
  return filter.options.slice(from, from + ROWS).map((option) => {
    const isChosen = isActive(state, filter.facetCode, option.value);
    return (
      <li key={option.id}>
        {option.count !== 0 || isChosen ? (
          <ListingLink
            className="noest-filters__option"
            listing={listing}
            change={toggle(filter.facetCode, option.value)}
            aria-current={isChosen || undefined}
            rel={filter.isCrawlable ? undefined : 'nofollow'}
          >
            <OptionText option={option} isChosen={isChosen} />
          </ListingLink>
        ) : (
          // Listing rule 26: a disabled link.
          <span className="noest-filters__option" role="link" aria-disabled="true">
            <OptionText option={option} isChosen={false} />
          </span>
        )}
      </li>
    );
  });
});

function filterOf(catalogue: Catalogue, code: string): AttributeFilter | undefined {
  return attributeFilters(catalogue).find((filter) => filter.code === code);
}

/** The ids of the chosen options as one text, which changes only when one of these options does. */
function tickedOf({ catalogue, state }: Listing, code: string, from: number): string {
  const filter = filterOf(catalogue.value, code);
  const options = filter?.options.slice(from, from + ROWS) ?? [];
  return options
    .filter(({ value }) => filter && isActive(state.value, filter.facetCode, value))
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
        {count !== null && (
          <span className="noest-filters__count">
            {count}
            <span className="noest-hidden"> {t('optionCount', { n: count })}</span>
          </span>
        )}
      </span>
    </>
  );
}
