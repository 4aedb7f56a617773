import type { Address } from '../../../shared/api';
import { normalizePhone, normalizePostcode, normalizeVat } from '../../../shared/forms';

export type AddressType = 'shipping' | 'billing';

/** One address of the checkout as the shopper fills it in. */
export interface CheckoutAddress {
  /** Id of the chosen saved address; null for a new one. */
  readonly savedId: string | null;
  /** Whether a new address is saved in the address book. */
  readonly keep: boolean;
  /** Typed by hand instead of looked up. */
  readonly isManual: boolean;
  /** Several additions exist at this number, and the shopper has not said which one it is (checkout rule 22). */
  readonly isAdditionOpen: boolean;
  readonly prefix: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly company: string;
  readonly vatId: string;
  readonly cocNumber: string;
  readonly country: string;
  readonly postcode: string;
  readonly houseNumber: string;
  readonly addition: string;
  readonly street: string;
  readonly city: string;
}

export function emptyAddress(country: string): CheckoutAddress {
  return {
    savedId: null,
    keep: false,
    isManual: country !== 'NL',
    isAdditionOpen: false,
    prefix: '',
    firstname: '',
    middlename: '',
    lastname: '',
    telephone: '',
    company: '',
    vatId: '',
    cocNumber: '',
    country,
    postcode: '',
    houseNumber: '',
    addition: '',
    street: '',
    city: '',
  };
}

/** An address as the server takes it (checkout rule 18): normalized, the street in three parts, null for an empty optional text. */
export function toApiAddress(address: CheckoutAddress): Address {
  const orNull = (text: string) => text.trim() || null;
  return {
    prefix: orNull(address.prefix),
    firstname: address.firstname.trim(),
    middlename: orNull(address.middlename),
    lastname: address.lastname.trim(),
    company: orNull(address.company),
    street: [address.street.trim(), address.houseNumber.trim(), address.addition.trim()],
    postcode: normalizePostcode(address.postcode),
    city: address.city.trim(),
    country_id: address.country,
    telephone: normalizePhone(address.telephone),
    vat_id: orNull(normalizeVat(address.vatId)),
    region: null,
    regionCode: null,
    customerAddressId: address.savedId,
    saveInAddressBook: address.keep && address.savedId === null ? 1 : null,
    extension_attributes: { coc_number: address.cocNumber.trim() },
  };
}

/** A saved address as the values of the form. */
export function fromApiAddress(address: Address, savedId: string): CheckoutAddress {
  const [street, houseNumber, addition] = address.street;
  return {
    ...emptyAddress(address.country_id),
    savedId,
    prefix: address.prefix ?? '',
    firstname: address.firstname,
    middlename: address.middlename ?? '',
    lastname: address.lastname,
    telephone: address.telephone,
    company: address.company ?? '',
    vatId: address.vat_id ?? '',
    cocNumber: address.extension_attributes.coc_number,
    postcode: address.postcode,
    houseNumber,
    addition,
    street,
    city: address.city,
  };
}
