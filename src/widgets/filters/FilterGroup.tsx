import { memo, useState } from 'react';
import type { Listing } from '../../shared/state/listing';
import { Icon, useSignalInTurn } from '../../shared/ui';
import { FilterOptions, ROWS } from './FilterOptions';
import { PriceFilter } from './PriceFilter';

interface FilterGroupProps {
  readonly code: string;
  readonly listing: Listing;
  /** Whether it stands open at first; after that it is the shopper's. */
  readonly isOpen: boolean;
}

/** One filter under its name. Each follows the listing by itself, so that a change of it is no long rendering of them all. */
export const FilterGroup = memo(function FilterGroup({ code, listing, isOpen }: FilterGroupProps) {
  const [open] = useState(isOpen);
  const { filters } = useSignalInTurn(listing.catalogue);
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
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without marks for none
        <ul className="noest-filters__options" role="list">
          {Array.from({ length: Math.ceil(filter.options.length / ROWS) }, (_, part) => (
            <FilterOptions key={part} code={code} from={part * ROWS} listing={listing} />
          ))}
        </ul>
      )}
    </details>
  );
});
