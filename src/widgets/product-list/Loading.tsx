import { useEffect, useState } from 'react';
import { t } from '../../shared/i18n/listing';
import type { Listing } from '../../shared/state/listing';
import { useSignalValue } from '../../shared/ui';

/** An answer that comes within this is not announced before, and the list does not fade for it; ms. */
export const SOON_MS = 150;

interface LoadingProps {
  readonly listing: Pick<Listing, 'pending'>;
  /** The part's own element bears the mark: one on the list would render all of it. */
  readonly element: HTMLElement;
}

/** Says that the next list is under way, and marks the old one as busy. */
export function Loading({ listing, element }: LoadingProps) {
  const pending = useSignalValue(listing.pending);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), SOON_MS);
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
