import type { CheckoutCustomer, SavedAddress } from '../customer';

const home: SavedAddress = {
  id: '7',
  default_billing: true,
  default_shipping: true,
  address: {
    prefix: '',
    firstName: 'Sanne',
    middleName: '',
    lastName: 'Bakker',
    company: '',
    street: 'Stadsplateau',
    houseNumber: '1',
    addition: '',
    secondLine: '',
    postcode: '3521AZ',
    city: 'Utrecht',
    region: '',
    regionId: '',
    country: 'NL',
    phone: '0612345678',
    vatId: '',
    cocNumber: '',
    savedId: '7',
    isToSave: false,
  },
};

/** Who shops in tests of the checkout: somebody with one saved address, which is the default for both. */
export const customer: CheckoutCustomer = { email: 'sanne@example.com', isBusiness: false, addresses: [home] };
