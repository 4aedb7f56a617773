import { useId, useRef, useState, type FormEvent } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { useServerForm } from '../../../../mount/react/useServerForm';
import { errorMessage, isUnansweredBy } from '../../lines/model';
import { cart } from '../../store';
import { COUPON_CODE } from '../../store/kept';
import { readSession, removeSession, writeSession } from '../../../../shared/platform/storage';
import { Button, Icon, useSignalValue } from '../../../../shared/ui';
import { createNamespace } from '../../../../shared/i18n/namespace';
import dutch from './messages/coupon.nl.json';
import part from './part';
import './coupon.css';

const t = createNamespace('coupon', dutch, () => import('./messages/coupon.en.json'));

/** Cart rule 28, coupon status: null (none), false (failed, or under way), true (applied). */
export function Coupon({ code: printed, mount }: WidgetProps<typeof part>) {
  const totals = useSignalValue(cart.totals);
  const code = (totals ? totals.couponCode : printed) || null;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const sendServerForm = useServerForm(mount);
  const [announcement, announce] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function apply(typed: string): Promise<void> {
    if (busy) return;
    announce('');
    if (typed === '') return fail(t('required'));
    // Cart rule 42.
    if (isUnanswered) return sendServerForm((form) => writeCode(form, typed));
    // Cart rule 30: a refused code is in the field after a reload.
    writeSession(COUPON_CODE, typed);
    setBusy(true);
    const answer = await cart.applyCoupon(typed);
    setBusy(false);
    setUnanswered(!answer.ok && isUnansweredBy(answer.error));
    if (!answer.ok) return fail(errorMessage(answer.error, t('failed')));
    // Cart rule 28: an answer can say that the code does not count.
    if (!answer.value.isApplied) return fail(answer.value.message || t('failed'));
    setFailure(null);
    announce(t('applied', { code: answer.value.totals?.couponCode ?? typed }));
    requestAnimationFrame(() => remover.current?.focus());
  }

  async function remove(applied: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await cart.removeCoupon();
    setBusy(false);
    if (!answer.ok) return setFailure(errorMessage(answer.error, t('removeFailed')));
    removeSession(COUPON_CODE);
    setFailure(null);
    announce(t('removed', { code: applied }));
    requestAnimationFrame(() => field.current?.focus());
  }

  function fail(text: string | null): void {
    setFailure(text);
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void apply(field.current?.value.trim() ?? '');
  }

  return (
    <>
      {code === null ? (
        <form className="noest-coupon__form" onSubmit={submit} noValidate>
          <label className="noest-coupon__label" htmlFor={id}>
            {t('label')}
          </label>
          <div className="noest-coupon__row">
            <input
              ref={field}
              className="noest-coupon__field"
              id={id}
              name="code"
              type="text"
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              defaultValue={readSession(COUPON_CODE) ?? ''}
              aria-invalid={failure !== null || undefined}
              aria-describedby={failure === null ? undefined : `${id}-failure`}
            />
            <Button type="submit" variant="secondary" busy={busy}>
              {t('apply')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="noest-coupon__applied">
          <Icon name="circle-check" />
          <span className="noest-coupon__words">{t('applied', { code })}</span>
          <button
            ref={remover}
            type="button"
            className="noest-coupon__remove"
            aria-label={`${t('remove')}: ${code}`}
            aria-disabled={busy || undefined}
            onClick={() => void remove(code)}
          >
            {t('remove')}
          </button>
        </div>
      )}
      <p className="noest-coupon__failure" id={`${id}-failure`} role="alert">
        {failure && (
          <>
            <Icon name="circle-alert" small /> {failure}
          </>
        )}
      </p>
      <p className="noest-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

function writeCode(form: HTMLFormElement, code: string): void {
  const field = form.querySelector<HTMLInputElement>('input:not([type=hidden])');
  if (field) field.value = code;
}

export default defineWidget(part, { view: Coupon });
