import { useEffect } from 'react';
import { hasVatCheckDigits, isVat } from '../../../../shared/forms';
import { TextField, type useFormCheck } from '../../../../shared/forms/fields';
import { t as tForms } from '../../../../shared/forms/messages';
import { useSignalValue } from '../../../../shared/ui';
import { t } from '../../messages';
import type { CheckoutCustomer } from '../../steps/customer';
import { businessBillingOf } from '../../steps/startOf';
import type { Checkout } from '../../store/Checkout';

interface InvoiceFieldsProps {
  readonly checkout: Checkout;
  readonly customer: CheckoutCustomer | null;
  readonly check: ReturnType<typeof useFormCheck<string>>;
}

/** VAT and KVK number for the invoice, prefilled from the account (checkout rule 40). */
export function InvoiceFields({ checkout, customer, check }: InvoiceFieldsProps) {
  const { paymentDetails, billing } = useSignalValue(checkout.draft);
  const { vatid, cocnumber } = paymentDetails;
  const account = businessBillingOf(customer) ?? billing;

  // Once: a field that the shopper has emptied stays empty.
  useEffect(() => {
    if (vatid === '' && cocnumber === '') {
      checkout.changeDetails({ vatid: account.vatId, cocnumber: account.cocNumber });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const text = (field: 'vatid' | 'cocnumber') => ({
    id: field,
    name: field,
    className: 'noest-col-half',
    value: paymentDetails[field],
    validationErrors: check.errorsOf(field),
    onChange: (typed: string) => checkout.changeDetails({ [field]: typed }),
    onBlur: () => check.leave(field),
  });
  const isDoubtful = isVat(vatid) && !hasVatCheckDigits(vatid);
  return (
    <div className="noest-grid">
      <TextField
        {...text('vatid')}
        label={t('vatId')}
        hint={tForms(isDoubtful ? 'vatWarning' : 'vatHint')}
        autoCapitalize="characters"
        required
      />
      <TextField {...text('cocnumber')} label={t('cocNumber')} hint={tForms('cocHint')} inputMode="numeric" required />
    </div>
  );
}
