import { TextField, type useFormCheck } from '../../../../shared/forms/fields';
import { t } from '../../messages';
import type { CheckoutDetails } from '../../store/Checkout';
import type { Draft } from '../../store/Draft';
import { useSignalValue } from '../../../../shared/ui';
import '../../../../shared/forms/grid.css';
import '../../../../shared/ui/look/textButton.css';

interface ContactSectionProps {
  readonly checkout: CheckoutDetails;
  readonly draft: Draft;
  readonly check: ReturnType<typeof useFormCheck<string>>;
  readonly onLogin: () => void;
}

/** The e-mail address, which a guest types twice; a guest who has an account is offered a login (checkout rule 12). */
export function ContactSection({ checkout, draft, check, onLogin }: ContactSectionProps) {
  const isGuest = checkout.shopper === 'guest';
  const email = draft.email.trim();
  const isKnown = useSignalValue(checkout.knownEmail) === email;
  const isUnchecked = useSignalValue(checkout.uncheckedEmail) === email;

  function leaveEmail(): void {
    check.leave('email');
    if (draft.email !== '' && check.isValid('email')) void checkout.checkEmail();
  }

  const text = (field: 'email' | 'confirmEmail') =>
    ({
      id: field,
      name: field,
      type: 'email',
      label: t(field),
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'next',
      autoCapitalize: 'none',
      spellCheck: false,
      required: true,
      value: draft[field],
      validationErrors: check.errorsOf(field),
      valid: check.isRight(field),
      onChange: (typed: string) => checkout.change({ [field]: typed }),
    }) as const;

  return (
    <fieldset className="noest-checkout__section">
      <legend className="noest-checkout__legend">{t('contact')}</legend>
      <div className="noest-grid">
        <TextField {...text('email')} hint={t('emailHint')} readOnly={!isGuest} onBlur={leaveEmail} />
        <div role="status" className="noest-checkout__known">
          {isGuest && email !== '' && (isKnown || isUnchecked) && (
            <p className="noest-checkout__text">
              {t(isKnown ? 'knownEmail' : 'haveAccount')}{' '}
              <button className="noest-text-button" type="button" onClick={onLogin}>
                {t('login')}
              </button>
            </p>
          )}
        </div>
        {isGuest && <TextField {...text('confirmEmail')} onBlur={() => check.leave('confirmEmail')} />}
      </div>
    </fieldset>
  );
}
