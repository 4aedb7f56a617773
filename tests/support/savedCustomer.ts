import type { CheckoutCustomer, SavedAddress } from '../../src/widgets/checkout/steps/customer';
import { address } from './newOrder';

const home: SavedAddress = {
  id: '7',
  default_billing: true,
  default_shipping: true,
  address: { ...address, street: 'Stadsplateau', postcode: '3521AZ', city: 'Utrecht', savedId: '7' },
};

/** Who shops in tests of the checkout: somebody with one saved address, which is the default for both. */
export const customer: CheckoutCustomer = { email: 'sanne@example.com', isBusiness: false, addresses: [home] };
