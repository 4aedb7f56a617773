import { countryName } from '../../address/countryName';
import { writtenPostcode } from '../../../../shared/forms';
import { t } from '../../messages';
import type { CheckoutAddress } from '../../store/CheckoutAddress';

/** An address as on an envelope. */
export function AddressText({ address }: { readonly address: CheckoutAddress }) {
  const { company, prefix, firstname, middlename, lastname, street, houseNumber, addition, postcode, city } = address;
  const { secondLine, region, country } = address;
  const lines = [
    company,
    [prefix, firstname, middlename, lastname].filter(Boolean).join(' '),
    [street, houseNumber, addition].filter(Boolean).join(' '),
    secondLine,
    `${writtenPostcode(postcode, country)} ${city}`,
    region,
    country === 'NL' ? '' : countryName(country),
  ].filter(Boolean);
  return (
    <address className="noest-checkout__address">
      {lines.map((line, index) => (
        // Two lines may have the same words: a company by the name of its owner.
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

/** Checkout rule 10: the billing address of a business with its numbers, read-only. */
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
