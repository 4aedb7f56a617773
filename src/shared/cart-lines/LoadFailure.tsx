import { useState } from 'react';
import { t } from '../i18n/cart';
import { t as common } from '../i18n/common';
import { cart } from '../state/cart';
import { Button, Notice } from '../ui';

/** What was there stays; this says that it may be old, and offers to ask again. */
export function LoadFailure() {
  const [busy, setBusy] = useState(false);

  async function retry(): Promise<void> {
    if (busy) return;
    setBusy(true);
    await cart.refresh();
    setBusy(false);
  }

  return (
    <Notice type="error" role="alert">
      <p className="noest-lines__fault">{t('loadFailed')}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={retry}>
        {common('retry')}
      </Button>
    </Notice>
  );
}
