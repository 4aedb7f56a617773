import { useEffect, useState } from 'react';
import { ask } from '../../../shared/api';
import { t as tCommon } from '../../../shared/i18n/messages';
import { emit } from '../../../shared/platform/events';
import { Button, Notice } from '../../../shared/ui';
import { t } from './messages';
import type { Ordered } from './leadTo';
import { whatBecame } from './sentOrder';
import './sentOrder.css';

/**
 * Beside an empty cart: what became of the order that this tab sent and got no answer to (checkout rule 46). Where there is one the
 * browser goes where it leads, as after any other.
 */
export function SentOrder() {
  const [told, setTold] = useState<'unknown' | 'unpaid' | null>(null);
  const [isAsking, setAsking] = useState(true);

  useEffect(() => {
    if (isAsking) void askShop();

    async function askShop(): Promise<void> {
      const outcome = await whatBecame(ask);
      if (outcome.kind === 'ordered') {
        leave(outcome);
        return;
      }
      setTold(outcome.kind);
      setAsking(false);
    }
  }, [isAsking]);

  if (told === null) {
    return (
      <Notice type="notice" role="status">
        {t('asking')}
      </Notice>
    );
  }
  return (
    <Notice type="warning" role="alert">
      {/* Not read while the shop is asked again, so that it is announced anew. */}
      <p className="noest-sent-order" aria-hidden={isAsking || undefined}>
        {t(told)}
      </p>
      <Button variant="secondary" size="small" busy={isAsking} onClick={() => setAsking(true)}>
        {told === 'unpaid' ? tCommon('retry') : t('askAgain')}
      </Button>
    </Notice>
  );
}

function leave({ order, url }: Ordered): void {
  emit('order-placed', { incrementId: order.incrementId });
  // Back from there does not lead to this page, which would be no use.
  location.replace(url);
}
