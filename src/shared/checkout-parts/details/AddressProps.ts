import type { useFormCheck } from '../../forms/fields';
import type { AddressType, CheckoutAddress } from '../../state/checkout';
import type { SavedAddress } from '../customer';

export interface AddressProps {
  readonly type: AddressType;
  readonly address: CheckoutAddress;
  readonly saved: readonly SavedAddress[];
  readonly isBusiness: boolean;
  readonly beCompanyNumber: boolean;
  readonly check: ReturnType<typeof useFormCheck<string>>;
  readonly onChange: (address: CheckoutAddress) => void;
  /** The place of the address is being looked up. */
  readonly onLooking: (isLooking: boolean) => void;
}
