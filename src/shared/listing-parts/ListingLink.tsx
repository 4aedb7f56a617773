import { useRef, type ComponentProps, type MouseEvent } from 'react';
import type { Listing } from '../state/listing';
import type { Change } from '../state/listing/model';

/** A pointer that rests this long means it; one that passes over a column of filters does not. */
const HINT_MS = 80;

interface ListingLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly listing: Listing;
  readonly change: Change;
  /** After the shopper has been shown what the link leads to. */
  readonly onShown?: () => void;
}

/** A link to another state of the listing. It stays a link for a new tab, for sharing, and for the page without scripts. */
export function ListingLink({ listing, change, onShown, children, ...rest }: ListingLinkProps) {
  const hint = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetch = () => listing.prefetch(change);

  async function follow(event: MouseEvent): Promise<void> {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
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
