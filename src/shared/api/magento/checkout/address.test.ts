import { expect, test } from 'vitest';
import { address } from '../../../../../tests/support/newOrder';
import type { Address } from '../../model';
import { toAddressInput } from './address';

const ADDRESS: Address = { ...address, street: 'Prinsengracht', houseNumber: '263', addition: 'A', postcode: '1016GV' };

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
