import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newOrder } from '../../../../tests/support/newOrder';
import type { Address, CartSelection } from '../model';
import { CartRequestSchema, PrintedAddressSchema } from '../printed';
import { addressBody, placeOrderBody } from './bodies';
import { selectionBody } from './selectionBody';
import { PlaceOrderBodySchema } from './wire';

const id = fc.string({ minLength: 1 });
const qty = fc.integer({ min: 1, max: 999 });
const selections: fc.Arbitrary<CartSelection> = fc.record(
  {
    sku: id,
    qty,
    configuration: fc.array(fc.record({ attributeId: id, valueId: id })),
    bundle: fc.array(fc.record({ optionId: id, selectionIds: fc.array(id), qty })),
    isSample: fc.constant<true>(true),
  },
  { requiredKeys: ['sku', 'qty'] },
);
const text = fc.string({ maxLength: 255 });
const addresses: fc.Arbitrary<Address> = fc.record({
  prefix: text,
  firstName: text,
  middleName: text,
  lastName: text,
  company: text,
  street: text,
  houseNumber: text,
  addition: text,
  // A storefront asks neither.
  secondLine: fc.constant(''),
  region: fc.constant(''),
  regionId: fc.constant(''),
  postcode: text,
  city: text,
  country: fc.constantFrom('NL', 'BE'),
  phone: text,
  vatId: text,
  cocNumber: text,
  savedId: fc.option(id),
  isToSave: fc.boolean(),
  // Nobody sends them.
  customAttributes: fc.constant([]),
});

test('cart rule 2: a selection is the same after it was written and read', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      expect(v.parse(CartRequestSchema, selectionBody(selection))).toEqual(selection);
    }),
  );
});

test('cart rule 2: a selection without choices is its SKU and quantity', () => {
  expect(selectionBody({ sku: '100101', qty: 2 })).toEqual({ sku: '100101', qty: 2 });
});

test('cart rule 1: a page script may leave out the quantity', () => {
  expect(v.parse(CartRequestSchema, { sku: '100101' })).toEqual({ sku: '100101', qty: 1 });
});

test('checkout rule 18: an address is the same after it was written and read', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      expect(v.parse(PrintedAddressSchema, addressBody(address))).toEqual(address);
    }),
  );
});

test("checkout rule 15: a saved address keeps the shop's own fields that are texts", () => {
  const [address] = fc.sample(addresses, 1);
  const own = [{ attribute_code: 'verdieping', value: '3' }];
  const printed = { ...addressBody(address!), custom_attributes: [...own, { attribute_code: 'lift', value: null }] };
  expect(v.parse(PrintedAddressSchema, printed).customAttributes).toEqual(own);
});

test('checkout rule 68: a colleague is asked where there is a note, empty or not', () => {
  expect(placeOrderBody({ ...newOrder, approvalNote: '' })).toHaveProperty('approval_note', '');
  expect(placeOrderBody({ ...newOrder, approvalNote: null })).not.toHaveProperty('approval_note');
});

test('checkout rule 67: reference and project go along where they are filled in, and the shop can read them', () => {
  const labels = { reference: 'PO-2026-0417', projectName: '' };
  const body = placeOrderBody({ ...newOrder, labels });
  expect(body).toMatchObject({ order_reference: 'PO-2026-0417' });
  expect(body).not.toHaveProperty('project_name');
  expect(v.parse(PlaceOrderBodySchema, body)).toEqual(body);
  const long = placeOrderBody({ ...newOrder, labels: { ...labels, reference: 'x'.repeat(36) } });
  expect(v.safeParse(PlaceOrderBodySchema, long).success).toBe(false);
});

test('checkout rule 40: only numbers that are filled in go along, and the shop can read the order', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom('', '12345678'), (address, cocNumber) => {
      const body = placeOrderBody({
        email: 'sanne@example.com',
        payment: { code: 'invoice', vatId: '', cocNumber },
        shippingAddress: address,
        billingAddress: address,
        shipping: { carrierCode: 'a', methodCode: 'b', deliveryOption: null },
        newsletter: true,
        labels: { reference: '', projectName: '' },
        approvalNote: null,
      });
      expect(v.parse(PlaceOrderBodySchema, body)).toEqual(body);
      expect(body.paymentMethod.additional_data).toEqual(cocNumber ? { cocnumber: cocNumber } : {});
    }),
  );
});
