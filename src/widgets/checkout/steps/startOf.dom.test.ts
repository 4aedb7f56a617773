import { expect, test } from 'vitest';
import { emptyAddress, type CheckoutAddress } from '../store/CheckoutAddress';
import type { CheckoutCustomer } from './customer';
import { settleFor, startOf } from './startOf';

const home: CheckoutCustomer = {
  email: 'sanne@example.com',
  isBusiness: false,
  addresses: [
    {
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
    },
  ],
};

const typed = (given: Partial<CheckoutAddress>): CheckoutAddress => ({ ...emptyAddress('NL'), ...given });
const guestStart = startOf(null, false);
const start = startOf(home, false);

test("checkout rule 8: a customer starts with the account's e-mail and default addresses", () => {
  expect(settleFor(home, { ...start, email: 'een@ander.nl' }, start).email).toBe('sanne@example.com');
  expect(settleFor(home, start, start).shipping).toMatchObject({ savedId: '7', city: 'Utrecht' });
});

test('checkout rule 8: what was typed as a guest before a login is kept', () => {
  const kept = { ...start, billing: typed({ city: 'Amsterdam' }) };
  expect(settleFor(home, kept, start).shipping.city).toBe('Amsterdam');
});

test('checkout rule 8: a single typed field is kept, whichever it is', () => {
  for (const field of ['telephone', 'city', 'street', 'addition'] as const) {
    const kept = { ...guestStart, billing: typed({ [field]: 'x' }) };
    expect(settleFor(null, kept, guestStart).billing[field]).toBe('x');
  }
});

test("checkout rule 8: another customer's saved address is not used", () => {
  const kept = { ...start, shipping: typed({ savedId: '9', city: 'Elders' }) };
  expect(settleFor(home, kept, start).shipping.city).toBe('Utrecht');
});

test('checkout rule 7: billing is the same as shipping to begin with, and the choice is kept', () => {
  expect([guestStart.isSame, start.isSame]).toEqual([true, true]);
  expect(settleFor(null, { ...guestStart, isSame: false }, guestStart).isSame).toBe(false);
  expect(settleFor(home, { ...start, isSame: false }, start).isSame).toBe(false);
});

test('checkout rule 7: for a business, billing the same as shipping is switched on', () => {
  const business = { ...home, isBusiness: true };
  expect(settleFor(business, { ...start, isSame: false }, start).isSame).toBe(true);
});
