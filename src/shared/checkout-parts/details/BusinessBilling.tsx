import { t } from '../../i18n/checkout';
import type { CheckoutAddress } from '../../state/checkout';
import { AddressText } from './AddressText';

/** Specification 2.7: a business reads its billing address, with its numbers, and is told whom to ask for a change. */
export function BusinessBilling({ address }: { readonly address: CheckoutAddress }) {
  return (
    <section className="noest-checkout__section" aria-labelledby="business-billing">
      <h2 className="noest-checkout__legend" id="business-billing">
        {t('billingAddress')}
      </h2>
      <AddressText address={address} />
      <dl className="noest-checkout__numbers">
        {address.cocNumber && <Fact label={t('cocNumber')} text={address.cocNumber} />}
        {address.vatId && <Fact label={t('vatId')} text={address.vatId} />}
      </dl>
      <p className="noest-field__hint">{t('businessAddressNote')}</p>
    </section>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="noest-checkout__fact">
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
