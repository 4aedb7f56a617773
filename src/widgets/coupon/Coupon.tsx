import { useId, useRef, useState, type FormEvent } from 'react';
import type { WidgetProps } from '../../mount';
import { failureWords } from '../../shared/cart-lines';
import { t } from '../../shared/i18n/cart';
import { cart } from '../../shared/state/cart';
import { COUPON_CODE, readSession, removeSession, writeSession } from '../../shared/storage';
import { Button, Icon, useSignalValue } from '../../shared/ui';
import type { CouponProps } from './props';
import './coupon.css';

/** Specification 3, coupon status: null (none), false (failed, or under way), true (applied). */
export function Coupon({ code: printed }: WidgetProps<typeof CouponProps>) {
  const totals = useSignalValue(cart.totals);
  const code = totals ? totals.couponCode : printed || null;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [told, tell] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function apply(typed: string): Promise<void> {
    if (busy) return;
    tell('');
    if (typed === '') return fail(t('couponRequired'));
    // So that it need not be looked up again where the session was lost.
    writeSession(COUPON_CODE, typed);
    setBusy(true);
    const answer = await cart.applyCoupon(typed);
    setBusy(false);
    if (!answer.ok) return fail(failureWords(answer.error, t('couponFailed')));
    setFailure(null);
    tell(t('couponApplied', { code: answer.value.totals.couponCode ?? typed }));
    requestAnimationFrame(() => remover.current?.focus());
  }

  async function remove(applied: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await cart.removeCoupon();
    setBusy(false);
    if (!answer.ok) return setFailure(failureWords(answer.error, t('couponRemoveFailed')));
    removeSession(COUPON_CODE);
    setFailure(null);
    tell(t('couponRemoved', { code: applied }));
    requestAnimationFrame(() => field.current?.focus());
  }

  function fail(words: string | null): void {
    setFailure(words);
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
            {t('coupon')}
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
              {t('couponApply')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="noest-coupon__applied">
          <Icon name="circle-check" />
          <span className="noest-coupon__words">{t('couponApplied', { code })}</span>
          <button
            ref={remover}
            type="button"
            className="noest-coupon__remove"
            aria-label={`${t('couponRemove')}: ${code}`}
            aria-disabled={busy || undefined}
            onClick={() => void remove(code)}
          >
            {t('couponRemove')}
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
        {told}
      </p>
    </>
  );
}
