import { t } from '../../messages';
import { Button } from '../../../../shared/ui';

/** Offers a guest to log in. */
export function LoginPrompt({ onLogin, businessUrl }: { readonly onLogin: () => void; readonly businessUrl: string }) {
  return (
    <div className="noest-login-prompt">
      <div>
        <h2 className="noest-login-prompt__title">{t('haveAccount')}</h2>
        <p className="noest-checkout__text">{t('haveAccountText')}</p>
        <a className="noest-checkout__link" href={businessUrl}>
          {t('registerBusiness')}
        </a>
      </div>
      <Button variant="secondary" onClick={onLogin}>
        {t('login')}
      </Button>
    </div>
  );
}
