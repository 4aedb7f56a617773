import { t } from '../i18n/checkout';
import { Notice } from '../ui';

interface SessionLostProps {
  readonly isGuest: boolean;
  /** Where a customer logs in, and from where the way leads back. */
  readonly loginUrl: string;
}

/** Only a new page has a session; whoever was logged in has the cart back after the next login. */
export function SessionLost({ isGuest, loginUrl }: SessionLostProps) {
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
