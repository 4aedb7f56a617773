import { useEffect, useRef } from 'react';
import { backEnd } from '../../../../shared/api/backend';
import { t } from '../../messages';
import { Button } from '../../../../shared/ui';

interface LoginFormProps {
  readonly loginUrl: string;
  readonly forgotUrl: string;
  readonly businessUrl: string;
  readonly email: string;
  /** The page after the login; the shop's own checkout where it is left out. */
  readonly returnTo?: string;
  readonly onBack: () => void;
}

/** A plain form post (checkout rule 13); what was filled in is kept on this device. */
export function LoginForm({ loginUrl, forgotUrl, businessUrl, email, returnTo, onBack }: LoginFormProps) {
  const token = backEnd().formToken();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form className="noest-checkout__login" method="post" action={loginUrl}>
      <input type="hidden" name={token.name} value={token.value} />
      <input type="hidden" name="_source" value="checkout" />
      <input type="hidden" name="context" value="checkout" />
      {returnTo && <input type="hidden" name="referer" value={returnTo} />}
      <h2 className="noest-checkout__legend">{t('login')}</h2>
      <div className="noest-field">
        <label className="noest-field__label" htmlFor="login-username">
          {t('email')}
        </label>
        <input
          className="noest-field__control"
          ref={first}
          id="login-username"
          type="email"
          name="login[username]"
          autoComplete="username"
          inputMode="email"
          defaultValue={email}
          required
        />
      </div>
      <div className="noest-field">
        <label className="noest-field__label" htmlFor="login-password">
          {t('password')}
        </label>
        <input
          className="noest-field__control"
          id="login-password"
          type="password"
          name="login[password]"
          autoComplete="current-password"
          enterKeyHint="go"
          required
        />
      </div>
      <div className="noest-checkout__row">
        <Button type="submit">{t('login')}</Button>
        <a className="noest-checkout__link" href={forgotUrl}>
          {t('forgot')}
        </a>
        <a className="noest-checkout__link" href={businessUrl}>
          {t('registerBusiness')}
        </a>
      </div>
      <div className="noest-login-prompt">
        <h3 className="noest-login-prompt__title">{t('noLogin')}</h3>
        <Button variant="secondary" onClick={onBack}>
          {t('continueWithout')}
        </Button>
      </div>
    </form>
  );
}
