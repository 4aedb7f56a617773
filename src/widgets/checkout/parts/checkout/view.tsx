import { useEffect, useState } from 'react';
import { defineWidget, type WidgetMount, type WidgetProps } from '../../../../mount';
import { emit } from '../../../../shared/platform/events';
import { Notice, useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import { LoginForm } from '../../steps/details/LoginForm';
import { StepDetails } from '../../steps/details/StepDetails';
import { createFlow, shownStep, type ShownStep } from '../../steps/flow';
import { ErrorNotice, Failures } from '../../steps/notices';
import { openCheckout } from '../../steps/openCheckout';
import { StepHead } from '../../steps/StepHead';
import { Summary } from '../../steps/Summary';
import { LaterStep, fetchLaterSteps } from './LaterStep';
import part from './part';
import { useCheckoutCart } from './useCheckoutCart';

const LAST_STEP = 3;

/** From a cart to an order in three steps (checkout rule 1). */
export function Checkout(props: WidgetProps<typeof part>) {
  const { cartUrl, paymentFailed, mount } = props;
  const [checkout] = useState(() => openCheckout(props.customer, props.newsletterDefault));
  const [flow] = useState(() => createFlow(LAST_STEP));
  const { dispatch } = flow;
  const { step, isLoginShown, failure } = useSignalValue(flow.state);
  const isSessionLost = useSignalValue(checkout.isSessionLost);
  const { isRestoreFailed, restore } = useCheckoutCart(checkout, props);
  const shown = shownStep(step, LAST_STEP);
  const goTo = (target: ShownStep) => dispatch({ type: 'goTo', step: target });
  const forward = () => dispatch({ type: 'forward', isValid: true });
  const toggleLogin = () => dispatch({ type: 'loginToggled' });
  useFetchAhead(mount);
  useStepEvent(shown);
  useScrollUp(failure !== '' || isSessionLost);

  return (
    <div className="noest-checkout">
      <StepHead
        names={[t('details'), t('shipping'), t('payment')]}
        step={shown}
        isBlocked={isLoginShown || step > LAST_STEP}
        onStep={goTo}
      />
      <div className="noest-checkout__form">
        <Failures
          isGuest={checkout.shopper === 'guest'}
          isSessionLost={isSessionLost}
          loginUrl={`${props.loginUrl}?context=checkout`}
          failure={failure}
        >
          {paymentFailed && !failure && step === 1 && <Notice type="error">{t('cardFailed')}</Notice>}
        </Failures>
        {isRestoreFailed && <ErrorNotice onRetry={restore}>{t('restoreFailed')}</ErrorNotice>}
        {isLoginShown && <LoginForm {...props} email={checkout.draft.peek().email} onBack={toggleLogin} />}
        {step === 1 && !isLoginShown && (
          <StepDetails
            {...props}
            checkout={checkout}
            next={t('toShipping')}
            mayJoinNewsletter
            onLogin={toggleLogin}
            onDone={forward}
          />
        )}
        {shown > 1 && (
          <LaterStep>
            {({ StepShipping, StepPayment }) =>
              shown === 2 ? (
                <StepShipping checkout={checkout} cartUrl={cartUrl} onDone={forward} />
              ) : (
                <StepPayment
                  {...props}
                  checkout={checkout}
                  flow={flow}
                  isPlacing={step > LAST_STEP}
                  onChangeAddress={() => goTo(1)}
                />
              )
            }
          </LaterStep>
        )}
      </div>
      <Summary checkout={checkout} phone={props.phone} />
    </div>
  );
}

function useStepEvent(step: ShownStep): void {
  useEffect(() => {
    emit('checkout-step', { step });
  }, [step]);
}

/** Fetches the code of the later steps when the shopper begins with the first one. */
function useFetchAhead({ element, signal }: WidgetMount): void {
  useEffect(() => {
    element.addEventListener('focusin', () => void fetchLaterSteps(), { once: true, signal });
  }, [element, signal]);
}

/** Scrolls to the message of a failure (checkout rule 48). */
function useScrollUp(isFailed: boolean): void {
  useEffect(() => {
    if (isFailed) scrollTo({ top: 0 });
  }, [isFailed]);
}

/** A page from the back/forward cache may have been left for a payment (checkout rule 49). */
const onRestore = (): void => location.reload();

export default defineWidget(part, { view: Checkout, onRestore });
