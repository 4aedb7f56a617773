import { t as common } from '../../shared/i18n/common';
import { t } from '../../shared/i18n/listing';
import { Button, Notice } from '../../shared/ui';

/** What was asked for did not come; what was there stays below. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="noest-listing__fault">
      <Notice type="error" role="alert">
        <p className="noest-listing__words">{t('loadFailed')}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {common('retry')}
        </Button>
      </Notice>
    </div>
  );
}
