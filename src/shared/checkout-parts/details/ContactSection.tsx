import { TextField, type useFormCheck } from '../../forms/fields';
import { t } from '../../i18n/checkout';
import type { Checkout, Draft } from '../../state/checkout';
import { useSignalValue } from '../../ui';

interface ContactSectionProps {
  readonly checkout: Checkout;
  readonly draft: Draft;
  readonly check: ReturnType<typeof useFormCheck<string>>;
  readonly onLogin: () => void;
}

/** Where the confirmation goes. A guest with an account is offered to log in; whoever is logged in has an e-mail already. */
export function ContactSection({ checkout, draft, check, onLogin }: ContactSectionProps) {
  const isGuest = checkout.shopper === 'guest';
  const isKnown = useSignalValue(checkout.knownEmail) === draft.email.trim() && draft.email !== '';

  function leaveEmail(): void {
    check.leave('email');
    if (draft.email !== '' && check.isValid('email')) void checkout.checkEmail();
  }

  return (
    <fieldset className="noest-checkout__section">
      <legend className="noest-checkout__legend">{t('contact')}</legend>
      <div className="noest-grid">
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={!isGuest}
          value={draft.email}
          complaints={check.complaintsOf('email')}
          valid={check.isRight('email')}
          onChange={(email) => checkout.change({ email })}
          onBlur={leaveEmail}
        />
        <div role="status" className="noest-checkout__known">
          {isGuest && isKnown && (
            <p className="noest-checkout__text">
              {t('knownEmail')}{' '}
              <button className="noest-text-button" type="button" onClick={onLogin}>
                {t('login')}
              </button>
            </p>
          )}
        </div>
        {isGuest && (
          <TextField
            id="confirmEmail"
            name="confirmEmail"
            type="email"
            label={t('confirmEmail')}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={draft.confirmEmail}
            complaints={check.complaintsOf('confirmEmail')}
            valid={check.isRight('confirmEmail')}
            onChange={(confirmEmail) => checkout.change({ confirmEmail })}
            onBlur={() => check.leave('confirmEmail')}
          />
        )}
      </div>
    </fieldset>
  );
}
