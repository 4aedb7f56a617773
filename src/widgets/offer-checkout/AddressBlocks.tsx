import { AddressText } from '../../shared/checkout-parts';
import { t as checkoutWords } from '../../shared/i18n/checkout';
import { t } from '../../shared/i18n/offer';
import { fromApiAddress, partiesOf, type Checkout, type CheckoutAddress } from '../../shared/state/checkout';
import { useSignalValue } from '../../shared/ui';
import type { Address } from '../../shared/api';
import { isSameAddress } from './model';

interface AddressBlocksProps {
  readonly checkout: Checkout;
  readonly businessBilling: CheckoutAddress | null;
  readonly isRequesting: boolean;
  readonly onChangeAddress: () => void;
}

/**
 * Specification 2.5: the billing block is there only when billing differs from shipping; where they are the same, the
 * shipping block says so in its heading.
 */
export function AddressBlocks({ checkout, businessBilling, isRequesting, onChangeAddress }: AddressBlocksProps) {
  const draft = useSignalValue(checkout.draft);
  const { shippingAddress, billingAddress } = partiesOf(checkout.shopper, draft, businessBilling);
  const isSame = isSameAddress(shippingAddress, billingAddress);
  const block = (heading: string, address: Address) => (
    <Block heading={heading} address={address} disabled={isRequesting} onChange={onChangeAddress} />
  );
  return (
    <div className="noest-offer__addresses">
      {block(isSame ? t('sameAddress') : checkoutWords('shippingAddress'), shippingAddress)}
      {!isSame && block(checkoutWords('billingAddress'), billingAddress)}
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
        aria-label={checkoutWords('changeOf', { what: heading })}
        onClick={onChange}
      >
        {checkoutWords('change')}
      </button>
    </section>
  );
}
