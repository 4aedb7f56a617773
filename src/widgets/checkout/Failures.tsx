import { SessionLost, Trouble } from '../../shared/checkout-parts';
import { t } from '../../shared/i18n/checkout';
import type { Shopper } from '../../shared/state/checkout';
import { Notice } from '../../shared/ui';

interface FailuresProps {
  readonly shopper: Shopper;
  readonly loginUrl: string;
  readonly isSessionLost: boolean;
  /** Why the last attempt to order came to nothing; empty where it did not. */
  readonly failure: string;
  readonly isPaymentFailed: boolean;
  readonly isRestoreFailed: boolean;
  readonly onRestore: () => void;
}

/** What went wrong with the checkout as a whole, read aloud as it appears. What fails at one place is told there. */
export function Failures(props: FailuresProps) {
  const { shopper, loginUrl, isSessionLost, failure, isPaymentFailed, isRestoreFailed, onRestore } = props;
  return (
    <>
      <div role="alert">
        {isSessionLost && <SessionLost isGuest={shopper === 'guest'} loginUrl={`${loginUrl}?context=checkout`} />}
        {failure && !isSessionLost && <Notice type="error">{failure}</Notice>}
        {isPaymentFailed && <Notice type="error">{t('cardFailed')}</Notice>}
      </div>
      {isRestoreFailed && <Trouble onRetry={onRestore}>{t('restoreFailed')}</Trouble>}
    </>
  );
}
