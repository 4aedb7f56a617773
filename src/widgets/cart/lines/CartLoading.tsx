import type { RefObject } from 'react';
import { t } from '../messages';
import { t as tCommon } from '../../../shared/i18n/messages';
import { cart } from '../store';
import { Button, Notice, buttonClass, useRetry, useSignalValue } from '../../../shared/ui';
import './line.css';

interface LoadFailureProps {
  /** Where the server shows the cart; left out on that page itself. */
  readonly cartUrl?: string;
  /** The code that shows the lines did not come. */
  readonly isCodeFailed?: boolean;
  /** Loads what failed again; left out where that is the cart alone. */
  readonly retry?: () => Promise<unknown>;
  /** What has the focus once the cart is loaded. */
  readonly region: RefObject<HTMLElement | null>;
}

/** Cart rule 32: that loading failed, above the lines known before, with a button to try again, or the server's page. */
export function LoadFailure({ cartUrl, isCodeFailed = false, retry = cart.refresh, region }: LoadFailureProps) {
  const isFailed = useSignalValue(cart.loadError) !== null || isCodeFailed;
  const { isShown, busy, press } = useRetry({ isFailed, retry, regionOf: () => region.current });
  if (!isShown) return null;
  return (
    <Notice type="error" role="alert">
      <p className="noest-lines__fault" aria-hidden={busy || undefined}>
        {t('loadFailed')}
      </p>
      <div className="noest-lines__ways">
        <Button variant="secondary" size="small" busy={busy} onClick={press}>
          {tCommon('retry')}
        </Button>
        {cartUrl !== undefined && (
          <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={cartUrl}>
            {t('goToCart')}
          </a>
        )}
      </div>
    </Notice>
  );
}

/** Two lines without content, with the size of real ones. */
export function LoadingLines() {
  return (
    <div role="status">
      <span className="noest-hidden">{t('loading')}</span>
      {[1, 2].map((line) => (
        <div key={line} className="noest-line noest-line--loading" aria-hidden="true">
          <span className="noest-line__picture" />
          <div className="noest-line__text">
            <span className="noest-line__blank" />
            <span className="noest-line__blank noest-line__blank--short" />
          </div>
          <div className="noest-line__bottom">
            <span className="noest-line__blank noest-line__blank--control" />
          </div>
        </div>
      ))}
    </div>
  );
}
