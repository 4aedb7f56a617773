import { expect, test } from 'vitest';
import { emptyAddress, type CheckoutAddress } from '../store/CheckoutAddress';
import { settleFor, startOf } from './startOf';
import { customer } from '../../../../tests/support/savedCustomer';

const typed = (given: Partial<CheckoutAddress>): CheckoutAddress => ({ ...emptyAddress('NL'), ...given });
const guestStart = startOf(null, false);
const start = startOf(customer, false);

test("checkout rule 8: a customer starts with the account's e-mail and default addresses", () => {
  expect(settleFor(customer, { ...start, email: 'een@ander.nl' }, start).email).toBe('sanne@example.com');
  expect(settleFor(customer, start, start).shipping).toMatchObject({ savedId: '7', city: 'Utrecht' });
});

test('checkout rule 8: what was typed as a guest before a login is kept', () => {
  const kept = { ...start, billing: typed({ city: 'Amsterdam' }) };
  expect(settleFor(customer, kept, start).shipping.city).toBe('Amsterdam');
});

test('checkout rule 8: a single typed field is kept, whichever it is', () => {
  for (const field of ['telephone', 'city', 'street', 'addition'] as const) {
    const kept = { ...guestStart, billing: typed({ [field]: 'x' }) };
    expect(settleFor(null, kept, guestStart).billing[field]).toBe('x');
  }
});

test("checkout rule 8: another customer's saved address is not used", () => {
  const kept = { ...start, shipping: typed({ savedId: '9', city: 'Elders' }) };
  expect(settleFor(customer, kept, start).shipping.city).toBe('Utrecht');
});

test('checkout rule 7: billing is the same as shipping to begin with, and the choice is kept', () => {
  expect([guestStart.isSame, start.isSame]).toEqual([true, true]);
  expect(settleFor(null, { ...guestStart, isSame: false }, guestStart).isSame).toBe(false);
  expect(settleFor(customer, { ...start, isSame: false }, start).isSame).toBe(false);
});

test('checkout rule 7: for a business, billing the same as shipping is switched on', () => {
  const business = { ...customer, isBusiness: true };
  expect(settleFor(business, { ...start, isSame: false }, start).isSame).toBe(true);
});
