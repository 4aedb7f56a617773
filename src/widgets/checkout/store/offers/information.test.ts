import { expect, test } from 'vitest';
import { address } from '../../../../../tests/support/newOrder';
import { emptyAddress, fromApiAddress, toApiAddress } from '../CheckoutAddress';
import type { Draft } from '../Draft';
import { paymentOf } from './information';

test.each([
  ['NL', ' 1234 ab ', '1234AB'],
  ['BE', '20 00', '2000'],
  ['GB', ' SW1A 1AA ', 'SW1A 1AA'],
  ['PT', '1000-205', '1000-205'],
])('shared rule 31: a postcode of %s is sent as that country writes it', (country, typed, sent) => {
  expect(toApiAddress({ ...emptyAddress(country), postcode: typed }).postcode).toBe(sent);
});

test('checkout rules 18 and 40: VAT and company number are sent without spaces, points and small letters, of an address and of an invoice', () => {
  const typed = { vatid: ' nl 0000.99.998.B57 ', cocnumber: ' 1234 5678 ' };
  const draft = { email: 'a@b.nl', paymentMethod: 'invoice', paymentDetails: typed } as Draft;
  const payment = paymentOf(draft, { shippingAddress: address, billingAddress: address }).payment;
  expect(payment).toEqual({ code: 'invoice', vatId: 'NL000099998B57', cocNumber: '12345678' });
  const sent = toApiAddress({ ...emptyAddress('NL'), vatId: typed.vatid, cocNumber: typed.cocnumber });
  expect([sent.vatId, sent.cocNumber]).toEqual(['NL000099998B57', '12345678']);
  expect(toApiAddress({ ...fromApiAddress(address, '7'), cocNumber: '0403.019.261' }).cocNumber).toBe('0403019261');
});
