import { useReducer, useState } from 'react';
import type { WidgetProps } from '../../mount';
import { ask } from '../../shared/api';
import {
  LoginForm,
  SessionLost,
  StepDetails,
  StepHead,
  Summary,
  businessBillingOf,
  openCheckout,
} from '../../shared/checkout-parts';
import { t } from '../../shared/i18n/offer';
import { Notice, useSignalValue } from '../../shared/ui';
import { createOffer } from './createOffer';
import { START, nextOfferFlow, shownStep } from './model';
import type { OfferCheckoutProps } from './props';
import { StepOverview } from './StepOverview';
import { useOfferCart } from './useOfferCart';
import './offer-checkout.css';

/** From a cart to a quotation, in two steps (specification 2.5). */
export function OfferCheckout(props: WidgetProps<typeof OfferCheckoutProps>) {
  const { customer, cartUrl, loginUrl, totals } = props;
  const [checkout] = useState(() => openCheckout(customer));
  const [offer] = useState(() => createOffer(ask, checkout));
  const [flow, tell] = useReducer(nextOfferFlow, START);
  const [note, setNote] = useState('');
  const { step, isLoginShown, failure } = flow;
  const shown = shownStep(step);
  const isSessionLost = useSignalValue(checkout.isSessionLost);
  useOfferCart(checkout, { cartUrl, printed: totals, isRequesting: step === 3 });

  async function request(): Promise<void> {
    tell({ type: 'request', isReady: true });
    const outcome = await offer.complete(note);
    if (outcome.kind === 'requested') {
      location.assign(outcome.url);
      return;
    }
    tell({ type: 'failed', message: outcome.message || t('failed') });
    scrollTo({ top: 0 });
  }

  return (
    <div className="noest-checkout">
      <StepHead
        names={[t('details'), t('overview')]}
        step={shown}
        isBlocked={isLoginShown || step === 3}
        onStep={() => tell({ type: 'back' })}
      />
      <div className="noest-checkout__form">
        <div role="alert">
          {isSessionLost && (
            <SessionLost
              isGuest={checkout.shopper === 'guest'}
              loginUrl={`${loginUrl}?${new URLSearchParams({ referer: location.pathname }).toString()}`}
            />
          )}
          {failure && !isSessionLost && <Notice type="error">{failure}</Notice>}
        </div>
        {isLoginShown && (
          <LoginForm
            {...props}
            email={checkout.draft.peek().email}
            returnTo={location.pathname}
            onBack={() => tell({ type: 'loginToggled' })}
          />
        )}
        {step === 1 && !isLoginShown && (
          <StepDetails
            {...props}
            customer={customer}
            checkout={checkout}
            next={t('toOverview')}
            onLogin={() => tell({ type: 'loginToggled' })}
            onDone={() => tell({ type: 'forward', isValid: true })}
          />
        )}
        {shown === 2 && (
          <StepOverview
            checkout={checkout}
            offer={offer}
            businessBilling={businessBillingOf(customer)}
            cartUrl={cartUrl}
            note={note}
            isRequesting={step === 3}
            onNote={setNote}
            onChangeAddress={() => tell({ type: 'back' })}
            onRequest={() => void request()}
          />
        )}
      </div>
      <Summary checkout={checkout} phone={props.phone} title={t('yours')} isOffer />
    </div>
  );
}
