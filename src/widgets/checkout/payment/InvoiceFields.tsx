import { useEffect } from 'react';
import { businessBillingOf, type CheckoutCustomer } from '../../../shared/checkout-parts';
import { hasVatCheckDigits, isVat } from '../../../shared/forms';
import { TextField, type useFormCheck } from '../../../shared/forms/fields';
import { t as formWords } from '../../../shared/i18n/forms';
import { t } from '../../../shared/i18n/checkout';
import type { Checkout } from '../../../shared/state/checkout';
import { useSignalValue } from '../../../shared/ui';

interface InvoiceFieldsProps {
  readonly checkout: Checkout;
  readonly customer: CheckoutCustomer | null;
  readonly check: ReturnType<typeof useFormCheck<string>>;
}

/** Specification 6: VAT and chamber number for the invoice, filled in with what the account has. */
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

  const isDoubtful = isVat(vatid) && !hasVatCheckDigits(vatid);
  return (
    <div className="noest-grid">
      <TextField
        id="vatid"
        name="vatid"
        className="noest-col-half"
        label={t('vatId')}
        hint={formWords(isDoubtful ? 'vatWarning' : 'vatHint')}
        autoCapitalize="characters"
        required
        value={vatid}
        complaints={check.complaintsOf('vatid')}
        onChange={(text) => checkout.changeDetails({ vatid: text })}
        onBlur={() => check.leave('vatid')}
      />
      <TextField
        id="cocnumber"
        name="cocnumber"
        className="noest-col-half"
        label={t('cocNumber')}
        hint={formWords('cocHint')}
        inputMode="numeric"
        required
        value={cocnumber}
        complaints={check.complaintsOf('cocnumber')}
        onChange={(text) => checkout.changeDetails({ cocnumber: text })}
        onBlur={() => check.leave('cocnumber')}
      />
    </div>
  );
}
