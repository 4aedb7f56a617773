import { t as addressWords } from '../../i18n/address';
import type { CheckoutAddress } from '../../state/checkout';

/** An address as it stands on an envelope. */
export function AddressText({ address }: { readonly address: CheckoutAddress }) {
  const { company, prefix, firstname, middlename, lastname, street, houseNumber, addition, postcode, city, country } =
    address;
  const lines = [
    company,
    [prefix, firstname, middlename, lastname].filter(Boolean).join(' '),
    [street, houseNumber, addition].filter(Boolean).join(' '),
    `${postcode} ${city}`,
    country === 'BE' ? addressWords('BE') : '',
  ].filter(Boolean);
  return (
    <address className="noest-checkout__address">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
