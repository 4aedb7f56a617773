import { expect, test } from 'vitest';
import { checkForm, type FormRules, type FormValues } from '../../../shared/forms';
import { locationRules, personRules } from './rules';

const dam = { country: 'NL', postcode: '1012JS', houseNumber: '1', addition: '', street: 'Dam', city: 'Amsterdam' };
const sanne = { firstname: 'Sanne', middlename: '', lastname: 'Bakker', telephone: '0612345678' };

/** The fields in which something is wrong. */
const wrong = (rules: FormRules, form: FormValues): string[] => [...checkForm(rules, form).keys()];

test('checkout rule 29: country, postcode and house number are required, and by hand street and city', () => {
  expect([wrong(locationRules(false), dam), wrong(locationRules(true), dam)]).toEqual([[], []]);
  for (const field of ['country', 'postcode', 'houseNumber'] as const) {
    expect(wrong(locationRules(false), { ...dam, [field]: ' ' })).toContain(field);
    expect(wrong(locationRules(true), { ...dam, [field]: ' ' })).toContain(field);
  }
  for (const field of ['street', 'city'] as const) {
    expect(wrong(locationRules(true), { ...dam, [field]: '' })).toEqual([field]);
  }
  expect(wrong(locationRules(false), { ...dam, city: '' })).toEqual([]);
  // Beside the lookup a missing street means that the address is not found, which is said at the postcode.
  expect(wrong(locationRules(false), { ...dam, street: '' })).toEqual(['postcode']);
});

test.each([
  ['beside the lookup', false, 20],
  ['by hand', true, 10],
])('checkout rule 29: %s an addition has at most the characters that it may have', (_, isManual, most) => {
  expect(wrong(locationRules(isManual), { ...dam, addition: 'x'.repeat(most) })).toEqual([]);
  expect(wrong(locationRules(isManual), { ...dam, addition: 'x'.repeat(most + 1) })).toEqual(['addition']);
});

test('checkout rule 30: first name, last name and telephone number are required', () => {
  expect(wrong(personRules, sanne)).toEqual([]);
  for (const field of ['firstname', 'lastname', 'telephone'] as const) {
    expect(wrong(personRules, { ...sanne, [field]: '' })).toEqual([field]);
  }
});

test.each(['firstname', 'lastname'] as const)(
  'checkout rule 30: a %s holds a letter and no digit, <, > or @',
  (field) => {
    for (const name of ['4', 'Sanne4', 'Sanne <b', 'Sanne >', 'sanne@example', "-'"]) {
      expect([name, wrong(personRules, { ...sanne, [field]: name })]).toEqual([name, [field]]);
    }
    for (const name of ["d'Âge", 'Ng', '李', 'Jan-Willem']) {
      expect([name, wrong(personRules, { ...sanne, [field]: name })]).toEqual([name, []]);
    }
  },
);
