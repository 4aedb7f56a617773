import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { isPlainClick } from '../../../shared/ui';
import type { Listing } from '../store/createListing';
import type { Change } from '../store/model';

/** Listing rule 25: ms that a pointer rests on a link before its answer is fetched ahead. */
const HINT_MS = 80;

interface ListingLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly listing: Listing;
  readonly change: Change;
  /**
   * Called once the list that the link leads to is shown. Nothing else moves the scroll position: a filter's link has none
   * (listing rule 40).
   */
  readonly onShown?: () => void;
}

/** A link to another state of the listing, with an address for a new tab, for sharing and for a page without scripts. */
export function ListingLink({ listing, change, onShown, children, ...rest }: ListingLinkProps) {
  const hint = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => listing.prefetch(change);

  async function follow(event: MouseEvent): Promise<void> {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // What it leads to after the press is the way back.
    clearTimeout(hint.current);
    if (await listing.go(change)) onShown?.();
  }

  return (
    <a
      {...rest}
      href={listing.address(change)}
      onClick={follow}
      onPointerEnter={() => (hint.current = setTimeout(prefetch, HINT_MS))}
      onPointerLeave={() => clearTimeout(hint.current)}
      onPointerDown={prefetch}
    >
      {children}
    </a>
  );
}
