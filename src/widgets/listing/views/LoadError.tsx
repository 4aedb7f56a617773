import { t as tCommon } from '../../../shared/i18n/messages';
import { Button, Notice, useRetry, useSignalValue } from '../../../shared/ui';
import { t } from '../messages';
import type { Listing } from '../store/createListing';
import './loadError.css';

interface LoadErrorProps {
  readonly listing: Pick<Listing, 'loadError' | 'pending' | 'retry'>;
  /** The element of the part has the focus once the list is shown. */
  readonly element: HTMLElement;
  /** Left out where another notice of the page is read aloud. */
  readonly role?: 'alert';
}

/** Listing rule 22: a failed request has a notice and a button to repeat it; the old list stays. */
export function LoadError({ listing, element, role }: LoadErrorProps) {
  const isFailed = useSignalValue(listing.loadError) !== null;
  const isLoading = useSignalValue(listing.pending);
  const { isShown, busy, press } = useRetry({ isFailed, isLoading, retry: listing.retry, regionOf: () => element });
  if (!isShown) return null;
  return (
    <div className="noest-listing__fault">
      <Notice type="error" role={role}>
        <p className="noest-listing__words" aria-hidden={busy || undefined}>
          {t('loadFailed')}
        </p>
        <Button variant="secondary" size="small" busy={busy} onClick={press}>
          {tCommon('retry')}
        </Button>
      </Notice>
    </div>
  );
}
