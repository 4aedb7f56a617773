import {
  belgianCompanyNumber,
  cocNumber,
  fieldRules,
  houseNumber,
  max,
  personName,
  phone,
  postcode,
  required,
  textRule,
  vat,
  type FieldRules,
  type FormRules,
  type FormValues,
} from '../forms';
import type { TypedAddress } from './model';

export type LocationField = keyof TypedAddress;

/** Specification 5: 20 characters for an addition beside a lookup, 10 where the address is typed by hand. */
export const ADDITION_LENGTH = { lookup: 20, manual: 10 } as const;

/**
 * Specification 5: what is asked of the place of an address. While it is looked up, street and city are the lookup's: where
 * it found none, that is told at the postcode.
 */
export function locationRules(isManual: boolean): FormRules<LocationField> {
  const found = textRule('addressUnknown', (_, form) => isManual || (form['street'] ?? '') !== '');
  const byHand: FieldRules = isManual ? fieldRules(required, max(255)) : fieldRules();
  return {
    country: fieldRules(required),
    postcode: fieldRules(required, postcode(countryOf), found),
    houseNumber: fieldRules(required, houseNumber),
    addition: fieldRules(max(isManual ? ADDITION_LENGTH.manual : ADDITION_LENGTH.lookup)),
    street: byHand,
    city: byHand,
  };
}

type PersonField = 'firstname' | 'middlename' | 'lastname' | 'telephone';

/** Specification 5: what is asked of who lives there. */
export const personRules: FormRules<PersonField> = {
  firstname: fieldRules(required, personName, max(255)),
  middlename: fieldRules(max(40)),
  lastname: fieldRules(required, personName, max(255)),
  telephone: fieldRules(required, phone),
};

/** Specification 5: a business that pays by invoice gives its VAT number, and its number in the register of its country. */
export function invoiceRules(country: string): FormRules<'vatid' | 'cocnumber'> {
  return {
    vatid: fieldRules(required, vat),
    cocnumber: fieldRules(required, country === 'BE' ? belgianCompanyNumber : cocNumber),
  };
}

function countryOf(form: FormValues): string {
  return form['country'] ?? '';
}
