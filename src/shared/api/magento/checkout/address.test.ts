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
  secondLine: '',
  postcode: '1016GV',
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

test('shared rule 41: street, number and addition are one line, and an address is kept only if asked', () => {
  expect(toAddressInput(ADDRESS)).toMatchObject({
    address: { street: ['Prinsengracht 263 A'], save_in_address_book: false },
  });
  expect(toAddressInput({ ...ADDRESS, addition: '', isToSave: true })).toMatchObject({
    address: { street: ['Prinsengracht 263'], save_in_address_book: true },
  });
});

test('shared rule 41: a second line is one of its own; a region is sent by its id, or as a text where there is no list', () => {
  const abroad = { ...ADDRESS, secondLine: 'Gebouw B', region: 'California', regionId: '12' };
  expect(toAddressInput(abroad)).toMatchObject({
    address: { street: ['Prinsengracht 263 A', 'Gebouw B'], region_id: 12 },
  });
  expect(toAddressInput(abroad)).not.toHaveProperty('address.region');
  expect(toAddressInput({ ...abroad, regionId: '' })).toMatchObject({ address: { region: 'California' } });
  expect(toAddressInput(ADDRESS)).not.toHaveProperty('address.region');
});

test('an address of the address book is sent as its id', () => {
  expect(toAddressInput({ ...ADDRESS, savedId: '7' })).toEqual({ customer_address_id: 7 });
});
