import type { useFormCheck } from '../../../../shared/forms/fields';
import { useSignalValue } from '../../../../shared/ui';
import type { CheckoutCustomer } from '../../steps/customer';
import { ErrorNotice, LoadingMethods } from '../../steps/notices';
import type { Checkout, PaymentMethod } from '../../store/Checkout';
import { InvoiceFields } from './InvoiceFields';
import { t } from './messages';
import { PaymentMethodOption } from './PaymentMethodOption';

interface PaymentMethodsProps {
  readonly checkout: Checkout;
  readonly customer: CheckoutCustomer | null;
  readonly methods: readonly PaymentMethod[];
  /** The method whose numbers are asked for; null where it is not chosen, or needs none (checkout rule 40). */
  readonly invoiceMethod: string | null;
  readonly check: ReturnType<typeof useFormCheck<string>>;
  readonly disabled: boolean;
}

/** The methods that pay, and what of them or of the totals could not be loaded (checkout rules 39 and 45). */
export function PaymentMethods({ checkout, customer, methods, invoiceMethod, check, disabled }: PaymentMethodsProps) {
  const { status, items, reason } = useSignalValue(checkout.payment);
  const { paymentMethod } = useSignalValue(checkout.draft);
  const totalsStatus = useSignalValue(checkout.totalsStatus);

  return (
    <fieldset className="noest-checkout__section" disabled={disabled}>
      <legend className="noest-checkout__legend">{t('paymentMethods')}</legend>
      {status === 'loading' && items.length === 0 && <LoadingMethods message={t('loadingPayment')} />}
      <ErrorNotice
        isFailed={status === 'failed'}
        isLoading={status === 'loading'}
        onRetry={() => checkout.collectPayment()}
      >
        {reason || t('paymentFailed')}
      </ErrorNotice>
      {methods.length > 0 && (
        <div className="noest-methods">
          {methods.map((method) => (
            <PaymentMethodOption
              key={method.code}
              method={method}
              checked={method.code === paymentMethod}
              onChoose={() => checkout.choosePayment(method.code)}
            >
              {method.code === invoiceMethod && <InvoiceFields checkout={checkout} customer={customer} check={check} />}
            </PaymentMethodOption>
          ))}
        </div>
      )}
      <ErrorNotice
        isFailed={totalsStatus === 'failed' && status !== 'failed'}
        isLoading={totalsStatus === 'unavailable'}
        onRetry={() => checkout.recalculate()}
      >
        {t('totalsFailed')}
      </ErrorNotice>
    </fieldset>
  );
}
