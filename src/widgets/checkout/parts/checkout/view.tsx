import { useEffect, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { fetchCheckoutCalls } from '../../../../shared/api';
import { nextTask } from '../../../../shared/platform/dom';
import { emit } from '../../../../shared/platform/events';
import { Notice, useSignalValue } from '../../../../shared/ui';
import { useKnownCart } from '../../../cart/views';
import { t } from '../../messages';
import { StepDetails } from '../../steps/details/StepDetails';
import { shownStep, type ShownStep } from '../../steps/flow';
import { ErrorNotice, Failures, LoadingMethods } from '../../steps/notices';
import { openCheckout } from '../../steps/openCheckout';
import { createSteps, type Steps } from '../../steps/createSteps';
import { StepHead } from '../../steps/StepHead';
import { Summary } from '../../steps/Summary';
import { useStepAddress, type StepNames } from '../../steps/useStepAddress';
import type { CheckoutDetails } from '../../store/Checkout';
import { LaterStep, fetchLaterSteps } from './LaterStep';
import part from './part';
import { useCheckoutCart } from './useCheckoutCart';

const LAST_STEP = 3;
const STEPS: StepNames = ['shipping', 'payment'];

/** From a cart to an order in three steps (checkout rule 1). */
export function Checkout(props: WidgetProps<typeof part>) {
  const { cartUrl, paymentFailed } = props;
  useKnownCart(props.totals);
  const [checkout] = useState(() => openCheckout(props.customer, props.mount.signal, props.newsletterDefault));
  const [steps] = useState(() => openSteps(checkout, props));
  const { flow, start, goTo } = steps;
  const { dispatch } = flow;
  const furthest = useSignalValue(steps.furthest);
  const { step, isLoginShown, failure } = useSignalValue(flow.state);
  const isPlacing = step > LAST_STEP;
  const isSessionLost = useSignalValue(checkout.isSessionLost);
  const isVirtual = useSignalValue(checkout.isVirtual);
  const isOffer = useSignalValue(checkout.isQuotation);
  const { isReady, isRestoreFailed, restore } = useCheckoutCart(checkout, {
    ...props,
    isFixed: isPlacing || isSessionLost,
  });
  const shown = shownStep(step, LAST_STEP);
  const forward = () => dispatch({ type: 'forward', isValid: true });
  const toggleLogin = () => dispatch({ type: 'loginToggled' });
  useStepAddress({ step: shown, names: STEPS, goTo, isFixed: isPlacing });
  useFetchAhead();
  useStepEvent(shown);
  useScrollUp(failure !== '' || isSessionLost);

  return (
    <div className="noest-checkout">
      <StepHead
        names={[t('details'), isVirtual ? null : t('shipping'), t('payment')]}
        step={shown}
        furthest={furthest}
        isLoginShown={isLoginShown}
        isBlocked={isPlacing}
        onStep={goTo}
      />
      <div className="noest-checkout__form">
        <Failures
          isGuest={checkout.shopper === 'guest'}
          isSessionLost={isSessionLost}
          loginUrl={`${props.loginUrl}?context=checkout`}
          failure={failure}
        >
          {paymentFailed && !failure && step === start && <Notice type="error">{t('cardFailed')}</Notice>}
        </Failures>
        <ErrorNotice isFailed={isRestoreFailed} onRetry={restore}>
          {t('restoreFailed')}
        </ErrorNotice>
        {isLoginShown && (
          <LaterStep message={t('loading')}>
            {({ LoginForm }) => <LoginForm {...props} email={checkout.draft.peek().email} onBack={toggleLogin} />}
          </LaterStep>
        )}
        {step === 1 && !isLoginShown && (
          <StepDetails
            {...props}
            checkout={checkout}
            next={t(isVirtual ? 'toPayment' : 'toShipping')}
            mayJoinNewsletter
            onLogin={toggleLogin}
            onDone={forward}
          />
        )}
        {shown > 1 && !isReady && !isRestoreFailed && <LoadingMethods message={t('loadingShipping')} />}
        {shown > 1 && isReady && (
          <LaterStep message={t('loadingShipping')}>
            {({ StepShipping, StepPayment, withOffers }) =>
              shown === 2 ? (
                <StepShipping
                  checkout={withOffers(checkout)}
                  cartUrl={cartUrl}
                  pickupCarriers={props.pickupCarriers}
                  onDone={forward}
                />
              ) : (
                <StepPayment
                  {...props}
                  checkout={withOffers(checkout)}
                  flow={flow}
                  isPlacing={isPlacing}
                  onChangeAddress={() => goTo(1)}
                  onChangeShipping={() => goTo(2)}
                />
              )
            }
          </LaterStep>
        )}
      </div>
      <Summary checkout={checkout} phone={props.phone} returns={props.returns} isOffer={isOffer} />
    </div>
  );
}

/** After a payment that was not completed the shopper is where it was left (checkout rule 49). */
function openSteps(checkout: CheckoutDetails, props: WidgetProps<typeof part>): Steps {
  const isBack = props.paymentFailed || props.hasPendingPayment;
  return createSteps(checkout, props, { last: LAST_STEP, names: STEPS, ...(isBack && { asked: LAST_STEP }) });
}

function useStepEvent(step: ShownStep): void {
  useEffect(() => {
    emit('checkout-step', { step });
  }, [step]);
}

/** Checkout rule 63: once the first step is on the screen, what comes after it is fetched, so that nobody waits for it. */
function useFetchAhead(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => void nextTask().then(fetchAhead));
    return () => cancelAnimationFrame(frame);
  }, []);
}

function fetchAhead(): void {
  void fetchLaterSteps();
  fetchCheckoutCalls();
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
