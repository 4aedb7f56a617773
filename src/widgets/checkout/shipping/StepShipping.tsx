import { useEffect, useState, type FormEvent } from 'react';
import { Actions, Trouble } from '../../../shared/checkout-parts';
import { emit } from '../../../shared/events';
import { t as checkoutWords } from '../../../shared/i18n/checkout';
import { t } from '../../../shared/i18n/checkoutLater';
import { isChosen, shippingLabel, type Checkout } from '../../../shared/state/checkout';
import { Icon, useSignalValue } from '../../../shared/ui';
import { LoadingMethods } from '../LoadingMethods';
import { DeliveryMoments } from './DeliveryMoments';
import { ShippingMethodOption } from './ShippingMethodOption';

interface StepShippingProps {
  readonly checkout: Checkout;
  readonly cartUrl: string;
  readonly onDone: () => void;
}

/** Step 2: how it gets there, and when. */
export function StepShipping({ checkout, cartUrl, onDone }: StepShippingProps) {
  const { status, items, reason } = useSignalValue(checkout.shipping);
  const { shippingMethod, deliveryOption } = useSignalValue(checkout.draft);
  const [isMissing, setMissing] = useState(false);
  const chosen = items.find((method) => isChosen(method, shippingMethod));

  useEffect(() => {
    void checkout.collectShipping();
  }, [checkout]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!chosen) return setMissing(true);
    if (status === 'loading') return;
    emit('shipping-chosen', { tier: shippingLabel(chosen) });
    onDone();
  }

  return (
    <form className="noest-checkout__fields" noValidate onSubmit={submit}>
      <fieldset
        className="noest-checkout__section"
        aria-describedby={isMissing && !chosen ? 'shipping-missing' : undefined}
      >
        <legend className="noest-checkout__legend">{t('shippingMethods')}</legend>
        {status === 'loading' && items.length === 0 && <LoadingMethods words={checkoutWords('loadingShipping')} />}
        {status === 'failed' && (
          <Trouble onRetry={() => void checkout.collectShipping()}>{reason || t('shippingFailed')}</Trouble>
        )}
        {status === 'ready' && items.length === 0 && <p role="alert">{t('noShipping')}</p>}
        {items.length > 0 && (
          <div className="noest-methods" aria-busy={status === 'loading'}>
            {items.map((method) => (
              <ShippingMethodOption
                key={`${method.carrierCode}_${method.methodCode}`}
                method={method}
                checked={method === chosen}
                onChoose={() => checkout.chooseShipping(method)}
              />
            ))}
          </div>
        )}
        <p
          className="noest-field__error"
          role="alert"
          id="shipping-missing"
          hidden={!isMissing || chosen !== undefined || items.length === 0}
        >
          {isMissing && !chosen && (
            <>
              <Icon name="circle-alert" small />
              {t('chooseShipping')}
            </>
          )}
        </p>
      </fieldset>
      {chosen && chosen.deliveryOptions.length > 0 && (
        <DeliveryMoments options={chosen.deliveryOptions} chosen={deliveryOption} onChoose={checkout.chooseDelivery} />
      )}
      <Actions cartUrl={cartUrl} busy={status === 'loading'}>
        {t('toPayment')}
      </Actions>
    </form>
  );
}
