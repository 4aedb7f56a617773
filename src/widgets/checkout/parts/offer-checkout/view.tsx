import { useEffect, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { fetchCheckoutCalls } from '../../../../shared/api';
import { useSignalValue } from '../../../../shared/ui';
import { cart } from '../../../cart';
import { LoginForm } from '../../steps/details/LoginForm';
import { StepDetails } from '../../steps/details/StepDetails';
import { createSteps } from '../../steps/createSteps';
import { shownStep } from '../../steps/flow';
import { Failures } from '../../steps/notices';
import { loadCart, openCheckout, useCartCheck } from '../../steps/openCheckout';
import { businessBillingOf } from '../../steps/startOf';
import { StepHead } from '../../steps/StepHead';
import { Summary } from '../../steps/Summary';
import { useStepAddress, type StepNames } from '../../steps/useStepAddress';
import { withOffers } from '../../store/offers/withOffers';
import { createQuotation } from './createQuotation';
import { t } from './messages';
import part from './part';
import { StepOverview } from './StepOverview';
import './offer-checkout.css';

const LAST_STEP = 2;
const STEPS: StepNames = ['overview'];

/** From a cart to a quotation in two steps (checkout rule 52). */
export function OfferCheckout(props: WidgetProps<typeof part>) {
  const { customer, cartUrl, loginUrl, totals } = props;
  const [checkout] = useState(() => withOffers(openCheckout(customer, props.mount.signal)));
  const [quotation] = useState(() => createQuotation(checkout, cart));
  const [steps] = useState(() => createSteps(checkout, props, { last: LAST_STEP, names: STEPS }));
  const { flow, goTo } = steps;
  const { dispatch } = flow;
  const furthest = useSignalValue(steps.furthest);
  const { step, isLoginShown, failure } = useSignalValue(flow.state);
  const isSessionLost = useSignalValue(checkout.isSessionLost);
  const shown = shownStep(step, LAST_STEP);
  const isRequesting = step > LAST_STEP;
  const toggleLogin = () => dispatch({ type: 'loginToggled' });

  // Once: the printed totals are those of the load.
  useEffect(() => {
    void loadCart(totals);
    fetchCheckoutCalls();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // After the request the cart is empty, and the browser leaves for the answer.
  useCartCheck(checkout, cartUrl, !isRequesting && !isSessionLost);
  useStepAddress({ step: shown, names: STEPS, goTo, isFixed: isRequesting });

  async function request(): Promise<void> {
    dispatch({ type: 'send', isReady: true });
    const outcome = await quotation.complete(checkout.draft.peek().customerNote);
    if (outcome.kind === 'requested') {
      location.assign(outcome.url);
      return;
    }
    dispatch({ type: 'failed', message: outcome.message || t('failed') });
    scrollTo({ top: 0 });
  }

  return (
    <div className="noest-checkout">
      <StepHead
        names={[t('details'), t('overview')]}
        step={shown}
        furthest={furthest}
        isLoginShown={isLoginShown}
        isBlocked={isRequesting}
        onStep={goTo}
      />
      <div className="noest-checkout__form">
        <Failures
          isGuest={checkout.shopper === 'guest'}
          isSessionLost={isSessionLost}
          loginUrl={`${loginUrl}?${new URLSearchParams({ referer: location.pathname }).toString()}`}
          failure={failure}
        />
        {isLoginShown && (
          <LoginForm {...props} email={checkout.draft.peek().email} returnTo={location.pathname} onBack={toggleLogin} />
        )}
        {step === 1 && !isLoginShown && (
          <StepDetails
            {...props}
            checkout={checkout}
            next={t('toOverview')}
            onLogin={toggleLogin}
            onDone={() => dispatch({ type: 'forward', isValid: true })}
          />
        )}
        {shown === LAST_STEP && (
          <StepOverview
            checkout={checkout}
            quotation={quotation}
            businessBilling={businessBillingOf(customer)}
            cartUrl={cartUrl}
            isRequesting={isRequesting}
            onChangeAddress={() => goTo(1)}
            onRequest={() => void request()}
          />
        )}
      </div>
      <Summary checkout={checkout} phone={props.phone} returns={props.returns} title={t('yours')} isOffer />
    </div>
  );
}

export default defineWidget(part, {
  view: OfferCheckout,
  // A cart that became a quotation meanwhile is no longer there; the server decides where to go.
  onRestore: () => location.reload(),
});
