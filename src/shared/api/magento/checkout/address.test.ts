import { expect, test } from 'vitest';
import type { Address } from '../../model';
import { toAddressInput } from './address';

const ADDRESS: Address = {
  prefix: '',
  firstName: 'Sanne',
  middleName: '',
  lastName: 'Bakker',
  company: '',
  street: 'Prinsengracht',
  houseNumber: '263',
  addition: 'A',
  postcode: '1016GV',
  city: 'Amsterdam',
  country: 'NL',
  phone: '0612345678',
  vatId: '',
  cocNumber: '',
  savedId: null,
  isToSave: false,
};

test('shared rule 41: street, number and addition are one line, and an address is kept only if asked', () => {
  expect(toAddressInput(ADDRESS)).toMatchObject({
    address: { street: ['Prinsengracht 263 A'], save_in_address_book: false },
  });
  expect(toAddressInput({ ...ADDRESS, addition: '', isToSave: true })).toMatchObject({
    address: { street: ['Prinsengracht 263'], save_in_address_book: true },
  });
});

test('an address of the address book is sent as its id', () => {
  expect(toAddressInput({ ...ADDRESS, savedId: '7' })).toEqual({ customer_address_id: 7 });
});
