import { useEffect, type FormEvent } from 'react';
import type { DeliveryOption, ShippingMethod } from '../../../../shared/api';
import { emit } from '../../../../shared/platform/events';
import { useInvalidSubmit } from '../../../../shared/forms/fields';
import { Amount, Icon, useSignalValue } from '../../../../shared/ui';
import { t as tCheckout } from '../../messages';
import { Actions } from '../../steps/Actions';
import { ErrorNotice, LoadingMethods } from '../../steps/notices';
import type { Checkout } from '../../store/Checkout';
import { isCollected, shippingLabel } from '../../store/offers/choices';
import { isChosen, isShippingChosen } from '../../store/shippingChoice';
import { BoxOptions } from './BoxOptions';
import { DeliveryDays } from './DeliveryDays';
import { t } from './messages';
import { isMoment } from './offeredDays';
import { SplitChoice, SplitDays } from './SplitDelivery';

interface StepShippingProps {
  readonly checkout: Checkout;
  readonly cartUrl: string;
  readonly pickupCarriers: string;
  readonly onDone: () => void;
}

/** Step 2: the shipping method and its delivery option. */
export function StepShipping({ checkout, cartUrl, pickupCarriers, onDone }: StepShippingProps) {
  const { status, items, reason } = useSignalValue(checkout.shipping);
  const draft = useSignalValue(checkout.draft);
  const { shippingMethod, deliveryOption, isSplit, laterOption } = draft;
  const { form, wasInvalid: isMissing, showErrors } = useInvalidSubmit();
  const totalsStatus = useSignalValue(checkout.totalsStatus);
  const chosen = items.find((method) => isChosen(method, shippingMethod));
  const isPickup = chosen !== undefined && isCollected(chosen, pickupCarriers);
  const whyLater = useSignalValue(checkout.totals)?.delivery?.text;

  const isComplete = isShippingChosen(draft, items);
  const isDayMissing = isMissing && chosen !== undefined && !isComplete;

  useEffect(() => {
    void checkout.collectShipping();
  }, [checkout]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!chosen || !isComplete) return showErrors();
    if (status === 'loading') return;
    const label = shippingLabel(chosen);
    emit('shipping-chosen', { tier: isSplit ? t('tierInTwo', { method: label }) : label });
    onDone();
  }

  return (
    <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
      <fieldset
        className="noest-checkout__section"
        aria-describedby={isMissing && !chosen ? 'shipping-missing' : undefined}
      >
        <legend className="noest-checkout__legend">{t('shippingMethods')}</legend>
        {status === 'loading' && items.length === 0 && <LoadingMethods message={tCheckout('loadingShipping')} />}
        <ErrorNotice
          isFailed={status === 'failed'}
          isLoading={status === 'loading'}
          onRetry={() => checkout.collectShipping()}
        >
          {reason || t('shippingFailed')}
        </ErrorNotice>
        {status === 'ready' && items.length === 0 && <p role="alert">{t('noShipping')}</p>}
        {items.length > 0 && (
          <div className="noest-methods" aria-busy={status === 'loading'}>
            {items.map((method, index) => (
              <ShippingMethodOption
                key={`${method.carrierCode}_${method.methodCode}`}
                method={method}
                checked={method === chosen}
                isInvalid={isMissing && !chosen && index === 0}
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
      {chosen?.split && (
        <SplitChoice
          method={chosen}
          split={chosen.split}
          isSplit={isSplit}
          onChoose={(inTwo) => checkout.chooseSplit(chosen, inTwo)}
        />
      )}
      {chosen?.split && isSplit && (
        <SplitDays
          split={chosen.split}
          deliveryOption={deliveryOption}
          laterOption={laterOption}
          isMissing={isDayMissing}
          onChooseNow={checkout.chooseDelivery}
          onChooseLater={checkout.chooseLater}
        />
      )}
      {chosen && !isSplit && !isPickup && whyLater && <p className="noest-field__hint">{whyLater}</p>}
      {chosen && !isSplit && chosen.deliveryOptions.length > 0 && (
        <DeliveryOptions
          options={chosen.deliveryOptions}
          isCollected={isPickup}
          chosen={deliveryOption}
          isMissing={isDayMissing}
          onChoose={checkout.chooseDelivery}
        />
      )}
      <p className="noest-field__error" role="alert" hidden={!isDayMissing}>
        {isDayMissing && (
          <>
            <Icon name="circle-alert" small />
            {t('chooseDay')}
          </>
        )}
      </p>
      {chosen && (
        <ErrorNotice
          isFailed={totalsStatus === 'failed'}
          isLoading={totalsStatus === 'unavailable'}
          onRetry={() => checkout.quote()}
        >
          {t('totalsFailed')}
        </ErrorNotice>
      )}
      <Actions cartUrl={cartUrl} busy={status === 'loading'}>
        {tCheckout('toPayment')}
      </Actions>
    </form>
  );
}

interface ShippingMethodOptionProps {
  readonly method: ShippingMethod;
  readonly checked: boolean;
  /** None was chosen, and this one gets the focus (shared rule 29). */
  readonly isInvalid: boolean;
  readonly onChoose: () => void;
}

function ShippingMethodOption({ method, checked, isInvalid, onChoose }: ShippingMethodOptionProps) {
  const isFree = method.price.inclTax === 0;
  return (
    <div className="noest-methods__option">
      <label className="noest-methods__label">
        <input
          type="radio"
          name="shipping-method"
          checked={checked}
          data-invalid={isInvalid || undefined}
          onChange={onChoose}
        />
        <span className="noest-methods__name">
          {shippingLabel(method)}
          {method.comment && <span className="noest-methods__text">{method.comment}</span>}
        </span>
        <span className={isFree ? 'noest-methods__price noest-methods__price--free' : 'noest-methods__price'}>
          {isFree ? t('free') : <Amount amount={method.price} />}
        </span>
      </label>
    </div>
  );
}

interface DeliveryOptionsProps {
  readonly options: readonly DeliveryOption[];
  readonly isCollected: boolean;
  readonly chosen: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (code: string | null) => void;
}

function DeliveryOptions({ options, ...choice }: DeliveryOptionsProps) {
  const moments = options.filter(isMoment);
  if (moments.length > 0) return <DeliveryDays options={moments} {...choice} />;
  const legend = t(choice.isCollected ? 'whenCollected' : 'when');
  const { chosen, isMissing, onChoose } = choice;
  return <BoxOptions name="delivery-option" {...{ legend, options, chosen, isMissing, onChoose }} />;
}
