import type { Address } from '../../../../shared/api';
import { useSignalValue } from '../../../../shared/ui';
import { t as tCheckout } from '../../messages';
import { AddressText } from '../../steps/details/AddressText';
import type { Checkout } from '../../store/Checkout';
import { fromApiAddress, type CheckoutAddress } from '../../store/CheckoutAddress';
import { partiesOf } from '../../store/Draft';
import { t } from './messages';
import '../../../../shared/ui/look/textButton.css';

interface AddressBlocksProps {
  readonly checkout: Checkout;
  readonly businessBilling: CheckoutAddress | null;
  readonly isRequesting: boolean;
  readonly onChangeAddress: () => void;
}

/**
 * The billing block is shown only if billing differs; else the heading of the shipping block names both (checkout rule 54). Where
 * nothing is delivered it is the billing block alone (checkout rule 62).
 */
export function AddressBlocks({ checkout, businessBilling, isRequesting, onChangeAddress }: AddressBlocksProps) {
  const draft = useSignalValue(checkout.draft);
  const isVirtual = useSignalValue(checkout.isVirtual);
  const { shippingAddress, billingAddress } = partiesOf(checkout.shopper, draft, businessBilling, isVirtual);
  const isSame = isSameAddress(shippingAddress, billingAddress);
  const block = (heading: string, address: Address) => (
    <Block heading={heading} address={address} disabled={isRequesting} onChange={onChangeAddress} />
  );
  return (
    <div className="noest-offer__addresses">
      {!isVirtual && block(isSame ? t('sameAddress') : tCheckout('shippingAddress'), shippingAddress)}
      {(isVirtual || !isSame) && block(tCheckout('billingAddress'), billingAddress)}
    </div>
  );
}

interface BlockProps {
  readonly heading: string;
  readonly address: Address;
  readonly disabled: boolean;
  readonly onChange: () => void;
}

function Block({ heading, address, disabled, onChange }: BlockProps) {
  return (
    <section className="noest-offer__address" aria-label={heading}>
      <h2 className="noest-checkout__legend">{heading}</h2>
      <AddressText address={fromApiAddress(address, '')} />
      <button
        className="noest-text-button"
        type="button"
        disabled={disabled}
        aria-label={tCheckout('changeOf', { what: heading })}
        onClick={onChange}
      >
        {tCheckout('change')}
      </button>
    </section>
  );
}

/** Whether two addresses are the same for the shopper, whichever ids they have. */
export function isSameAddress(one: Address, other: Address): boolean {
  return textOf(one) === textOf(other);
}

function textOf(address: Address): string {
  const { company, prefix, firstName, middleName, lastName, postcode, city, country } = address;
  const { street, houseNumber, addition, secondLine, region } = address;
  const name = [company, prefix, firstName, middleName, lastName];
  return [...name, street, houseNumber, addition, secondLine, postcode, city, region, country]
    .map((part) => part.trim().toLowerCase())
    .join('\n');
}
