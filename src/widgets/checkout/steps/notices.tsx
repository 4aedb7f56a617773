import type { ReactNode } from 'react';
import { t as tCommon } from '../../../shared/i18n/messages';
import { Notice, useRetry } from '../../../shared/ui';
import { t } from '../messages';
import '../../../shared/ui/look/textButton.css';
import './loading.css';

interface FailuresProps {
  readonly isGuest: boolean;
  readonly isSessionLost: boolean;
  /** Where a customer logs in after the session was lost. */
  readonly loginUrl: string;
  /** Why the last attempt to order failed; empty where it did not. */
  readonly failure: string;
  readonly children?: ReactNode;
}

/** What failed for the checkout as a whole, announced as it appears. Other errors are shown beside what failed. */
export function Failures({ isGuest, isSessionLost, loginUrl, failure, children }: FailuresProps) {
  return (
    <div role="alert">
      {isSessionLost && <SessionLost isGuest={isGuest} loginUrl={loginUrl} />}
      {failure && !isSessionLost && <Notice type="error">{failure}</Notice>}
      {children}
    </div>
  );
}

/** Checkout rule 51: a guest reloads the page; a customer logs in, and gets the cart back with it. */
function SessionLost({ isGuest, loginUrl }: Pick<FailuresProps, 'isGuest' | 'loginUrl'>) {
  return (
    <Notice type="error">
      <p className="noest-checkout__text">{t('sessionLost')}</p>
      {isGuest ? (
        <button className="noest-text-button" type="button" onClick={() => location.reload()}>
          {t('reload')}
        </button>
      ) : (
        <a className="noest-text-button" href={loginUrl}>
          {t('login')}
        </a>
      )}
    </Notice>
  );
}

interface ErrorNoticeProps {
  readonly isFailed: boolean;
  readonly isLoading?: boolean;
  readonly children: string;
  readonly onRetry: () => Promise<unknown>;
}

/** What could not be loaded, and a button that tries again (checkout rule 45, shared rule 66). */
export function ErrorNotice({ isFailed, isLoading = false, children, onRetry }: ErrorNoticeProps) {
  const { isShown, busy, press } = useRetry({ isFailed, isLoading, retry: onRetry, regionOf });
  if (!isShown) return null;
  return (
    <Notice type="warning" role="alert">
      <p className="noest-checkout__text" aria-hidden={busy || undefined}>
        {children}
      </p>
      <button className="noest-text-button" type="button" aria-disabled={busy || undefined} onClick={press}>
        {tCommon('retry')}
      </button>
    </Notice>
  );
}

/** The group around the button, else the last one of the step, else the title of the step that is loaded. */
function regionOf(button: HTMLElement): HTMLElement | null {
  const group = button.closest<HTMLElement>('fieldset, aside');
  const form = button.closest('form');
  if (group || !form) return group ?? button.closest('.noest-checkout')?.querySelector('h1') ?? null;
  return [...form.querySelectorAll('fieldset')].at(-1) ?? form;
}

/** A skeleton while methods are loading. */
export function LoadingMethods({ message }: { readonly message: string }) {
  return (
    <div className="noest-methods-loading">
      <p className="noest-methods-loading__words" role="status">
        {message}
      </p>
      <div className="noest-methods-loading__skeleton" aria-hidden="true" />
    </div>
  );
}
