import { t } from '../i18n/common';
import { Notice } from '../ui';

/** What could not be had, at its place, with a way to try again; nothing else interrupts. */
export function Trouble({ children, onRetry }: { readonly children: string; readonly onRetry: () => void }) {
  return (
    <Notice type="warning" role="alert">
      <p className="noest-checkout__text">{children}</p>
      <button className="noest-text-button" type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </Notice>
  );
}
