import type { ReactNode } from 'react';
import { t } from '../messages';
import { Button, Icon } from '../../../shared/ui';

interface ActionsProps {
  readonly cartUrl: string;
  readonly busy?: boolean;
  readonly locked?: boolean;
  readonly children: ReactNode;
}

/** The primary button of a step, and the link back to the cart. */
export function Actions({ cartUrl, busy = false, locked = false, children }: ActionsProps) {
  return (
    <div className="noest-checkout__actions">
      <Button type="submit" size="large" busy={busy || locked}>
        {children}
        <Icon name="arrow-right" />
      </Button>
      <a className="noest-checkout__link" href={cartUrl}>
        {t('backToCart')}
      </a>
    </div>
  );
}
