import { ownValue } from '../../platform/ownValue';
import { hasVatCheckDigits, isVat, isBelgianCompanyNumber, isCocNumber } from '../formats/business';
import { isEmail, isPhone } from '../formats/contact';
import { isPostcode } from '../formats/address';
import { textRule, type FormValues, type Rule } from '../Rule';

export const email = textRule('email', isEmail);

/** Shared rule 30: what is typed again must be what was typed before. */
export const sameEmail = (other: string): Rule =>
  textRule('emailMismatch', (text, form) => text.toLowerCase() === (ownValue(form, other) ?? '').trim().toLowerCase());

/** A name has a letter in it, and neither a digit nor a sign of an address: what has one was meant for another field. */
export const personName = textRule('invalid', (text) => /\p{L}/u.test(text) && !/[<>@\d]/.test(text));

/** A postcode of the country that the form holds. */
export const postcode = (countryOf: (form: FormValues) => string): Rule =>
  textRule('invalid', (text, form) => isPostcode(text, countryOf(form)));

export const houseNumber = textRule('invalid', (text) => /^\d{1,6}$/.test(text));
export const phone = textRule('invalid', isPhone);
export const vat = textRule('vat', isVat);

/** For a shop that refuses what the check digits speak against. */
export const vatCheckDigits = textRule('vat', (text) => !isVat(text) || hasVatCheckDigits(text));
export const cocNumber = textRule('coc', isCocNumber);
export const belgianCompanyNumber = textRule('belgianCompany', isBelgianCompanyNumber);
