import { useEffect, useState } from 'react';
import type { WidgetMount, WidgetProps } from '../../mount';
import { LoginForm, StepDetails, StepHead, Summary, openCheckout } from '../../shared/checkout-parts';
import { emit } from '../../shared/events';
import { t } from '../../shared/i18n/checkout';
import { pendingPayment } from '../../shared/state/checkout';
import { useSignalValue } from '../../shared/ui';
import { createFlow } from './createFlow';
import { Failures } from './Failures';
import { fetchLaterSteps } from './fetchLaterSteps';
import { LaterStep } from './LaterStep';
import { shownStep } from './model';
import type { CheckoutProps } from './props';
import { useCheckoutCart } from './useCheckoutCart';

/** From a cart to an order, in three steps. */
export function Checkout(props: WidgetProps<typeof CheckoutProps>) {
  const { cartUrl, paymentFailed, mount } = props;
  const [checkout] = useState(() => openCheckout(props.customer, props));
  const [flow] = useState(() => createFlow(checkout));
  const { tell } = flow;
  const { step, isLoginShown, failure } = useSignalValue(flow.state);
  const isSessionLost = useSignalValue(checkout.isSessionLost);
  const { isRestoreFailed, restore } = useCheckoutCart(checkout, props);
  const shown = shownStep(step);
  const goTo = (wanted: 1 | 2 | 3) => tell({ type: 'goTo', step: wanted });
  const forward = () => tell({ type: 'forward', isValid: true });
  const toggleLogin = () => tell({ type: 'loginToggled' });
  useFetchAhead(mount);
  useStepTold(shown);
  useScrollUp(failure !== '' || isSessionLost);

  async function place(): Promise<void> {
    const ordered = await flow.place(true);
    if (!ordered) return;
    emit('order-placed', { incrementId: ordered.order.incrementId });
    if (ordered.isPayment) pendingPayment.remember();
    location.assign(ordered.url);
  }

  return (
    <div className="noest-checkout">
      <StepHead
        names={[t('details'), t('shipping'), t('payment')]}
        step={shown}
        isBlocked={isLoginShown || step === 4}
        onStep={goTo}
      />
      <div className="noest-checkout__form">
        <Failures
          {...{ ...props, shopper: checkout.shopper, failure, isSessionLost, isRestoreFailed }}
          isPaymentFailed={paymentFailed && !failure && step === 1}
          onRestore={restore}
        />
        {step === 1 && isLoginShown && (
          <LoginForm {...props} email={checkout.draft.peek().email} onBack={toggleLogin} />
        )}
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
                  isPlacing={step === 4}
                  onPlace={() => void place()}
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

function useStepTold(step: 1 | 2 | 3): void {
  useEffect(() => {
    emit('checkout-step', { step });
  }, [step]);
}

/** Whoever begins to fill in step 1 will want the next ones. */
function useFetchAhead({ element, signal }: WidgetMount): void {
  useEffect(() => {
    element.addEventListener('focusin', () => void fetchLaterSteps(), { once: true, signal });
  }, [element, signal]);
}

/** Specification 8: after a failure the page scrolls up, to where it is told. */
function useScrollUp(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) scrollTo({ top: 0 });
  }, [isWanted]);
}
