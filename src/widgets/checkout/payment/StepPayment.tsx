import { useEffect, useState, type FormEvent } from 'react';
import { invoiceRules } from '../../../shared/address';
import { Actions, Trouble, businessBillingOf, type CheckoutCustomer } from '../../../shared/checkout-parts';
import { fieldRules, required, type FormRules } from '../../../shared/forms';
import { CheckField, useFormCheck, useRefusals } from '../../../shared/forms/fields';
import { t as checkoutWords } from '../../../shared/i18n/checkout';
import { t } from '../../../shared/i18n/checkoutLater';
import type { Checkout } from '../../../shared/state/checkout';
import { useSignalValue } from '../../../shared/ui';
import { LoadingMethods } from '../LoadingMethods';
import { InvoiceFields } from './InvoiceFields';
import { Overview } from './Overview';
import { PaymentMethodOption } from './PaymentMethodOption';

interface StepPaymentProps {
  readonly checkout: Checkout;
  readonly customer: CheckoutCustomer | null;
  readonly invoiceMethod: string;
  readonly cartUrl: string;
  readonly isPlacing: boolean;
  readonly onPlace: () => void;
  readonly onChangeAddress: () => void;
}

const AGREEMENT: FormRules = { agreement: fieldRules(required) };

/** Step 3: how it is paid, and a last look at the order. */
export function StepPayment(props: StepPaymentProps) {
  const { checkout, customer, invoiceMethod, cartUrl, isPlacing, onPlace, onChangeAddress } = props;
  const { status, items, reason } = useSignalValue(checkout.payment);
  const { paymentMethod, paymentDetails, billing } = useSignalValue(checkout.draft);
  const totalsStatus = useSignalValue(checkout.totalsStatus);
  const [isAgreed, setAgreed] = useState(false);
  const { form, refuse } = useRefusals();
  const isQuotation = paymentMethod === 'quotation';
  const isInvoice = checkout.shopper === 'business' && paymentMethod === invoiceMethod;
  const values = { ...paymentDetails, agreement: isAgreed ? '1' : '' };
  const { country } = businessBillingOf(customer) ?? billing;
  const rules: FormRules = isInvoice ? { ...invoiceRules(country), ...AGREEMENT } : AGREEMENT;
  const check = useFormCheck(rules, values);
  const isLocked = !useSignalValue(checkout.canPlace);

  useEffect(() => {
    void checkout.collectPayment();
  }, [checkout]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPlacing || isLocked) return;
    if (check.submit()) onPlace();
    else refuse();
  }

  return (
    <form className="noest-checkout__fields" ref={form} noValidate onSubmit={submit}>
      <fieldset className="noest-checkout__section" disabled={isPlacing}>
        <legend className="noest-checkout__legend">{t('paymentMethods')}</legend>
        {status === 'loading' && items.length === 0 && <LoadingMethods words={t('loadingPayment')} />}
        {status === 'failed' && (
          <Trouble onRetry={() => void checkout.collectPayment()}>{reason || t('paymentFailed')}</Trouble>
        )}
        {items.length > 0 && (
          <div className="noest-methods">
            {items.map((method) => (
              <PaymentMethodOption
                key={method.code}
                method={method}
                checked={method.code === paymentMethod}
                onChoose={() => checkout.choosePayment(method.code)}
              >
                {isInvoice && method.code === invoiceMethod && (
                  <InvoiceFields checkout={checkout} customer={customer} check={check} />
                )}
              </PaymentMethodOption>
            ))}
          </div>
        )}
        {totalsStatus === 'failed' && (
          <Trouble onRetry={() => void checkout.recalculate()}>{t('totalsFailed')}</Trouble>
        )}
      </fieldset>
      <Overview checkout={checkout} isQuotation={isQuotation} cartUrl={cartUrl} onChangeAddress={onChangeAddress} />
      <div className="noest-agreement">
        <CheckField
          id="agreement"
          name="agreement"
          label={checkoutWords('agreement')}
          checked={isAgreed}
          complaint={check.complaintsOf('agreement').length > 0 ? checkoutWords('agreementUnchecked') : undefined}
          onChange={setAgreed}
          required
        />
      </div>
      <p className="noest-hidden" role="status">
        {isPlacing ? t('placing') : totalsStatus === 'unavailable' ? t('calculating') : ''}
      </p>
      <Actions cartUrl={cartUrl} busy={isPlacing} locked={isLocked}>
        {t(isQuotation ? 'requestQuotation' : 'placeOrder')}
      </Actions>
    </form>
  );
}
