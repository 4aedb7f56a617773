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
} from '../../../shared/forms';
import type { TypedAddress } from './model';

export type LocationField = keyof TypedAddress;

/** The most characters of an addition, beside the lookup and by hand (checkout rule 29). */
export const ADDITION_LENGTH = { lookup: 20, manual: 10 } as const;

/**
 * The rules for the location of an address (checkout rule 29). Beside the lookup, street and city have no field: an unknown
 * address is an error of the postcode. `isAdditionOpen`: several additions exist and none is chosen yet (checkout rule 22).
 */
export function locationRules(isManual: boolean, isAdditionOpen = false): FormRules<LocationField> {
  const length = max(isManual ? ADDITION_LENGTH.manual : ADDITION_LENGTH.lookup);
  const found = textRule('addressUnknown', (_, form) => isManual || (form['street'] ?? '') !== '');
  const byHand: FieldRules = isManual ? fieldRules(required, max(255)) : fieldRules();
  return {
    country: fieldRules(required),
    postcode: fieldRules(required, postcode(countryOf), found),
    houseNumber: fieldRules(required, houseNumber),
    addition: isAdditionOpen ? fieldRules(required, length) : fieldRules(length),
    street: byHand,
    city: byHand,
  };
}

type PersonField = 'firstname' | 'middlename' | 'lastname' | 'telephone';

/** The rules for the person at an address (checkout rule 30). */
export const personRules: FormRules<PersonField> = {
  firstname: fieldRules(required, personName, max(255)),
  middlename: fieldRules(max(40)),
  lastname: fieldRules(required, personName, max(255)),
  telephone: fieldRules(required, phone),
};

/** The rules for a business that pays by invoice: VAT number and register number of its country (checkout rule 40). */
export function invoiceRules(country: string): FormRules<'vatid' | 'cocnumber'> {
  return {
    vatid: fieldRules(required, vat),
    cocnumber: fieldRules(required, country === 'BE' ? belgianCompanyNumber : cocNumber),
  };
}

function countryOf(form: FormValues): string {
  return form['country'] ?? '';
}
