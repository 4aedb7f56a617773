import type { Address, NewOrder } from '../../src/shared/api';

/** An address at which every fake shop delivers. */
export const address: Address = {
  prefix: '',
  firstName: 'Sanne',
  middleName: '',
  lastName: 'Bakker',
  company: '',
  street: 'Dam',
  houseNumber: '1',
  addition: '',
  secondLine: '',
  postcode: '1012JS',
  city: 'Amsterdam',
  region: '',
  regionId: '',
  country: 'NL',
  phone: '0612345678',
  vatId: '',
  cocNumber: '',
  savedId: null,
  isToSave: false,
};
/** All that a checkout sends, at once. */
export const newOrder: NewOrder = {
  email: 'sanne@example.com',
  payment: { code: 'paydemo_payment_ideal', vatId: '', cocNumber: '' },
  shippingAddress: address,
  billingAddress: address,
  shipping: { carrierCode: 'tablerate', methodCode: 'bezorging', deliveryOption: '2026-11-25' },
  newsletter: false,
  labels: { reference: '', projectName: '' },
  approvalNote: null,
};
