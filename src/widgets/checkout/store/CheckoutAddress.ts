import type { Address, CustomAttribute } from '../../../shared/api';
import { normalizeCompanyNumber, normalizePhone, normalizePostcode, normalizeVat } from '../../../shared/forms';

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
  /** As in `Address`, where the shop asks for it (checkout rules 65 and 66). */
  readonly secondLine: string;
  readonly city: string;
  readonly region: string;
  readonly regionId: string;
  /** The shop demands a region in this country. */
  readonly isRegionRequired: boolean;
  /** The shop's own fields of a saved address. */
  readonly customAttributes: readonly CustomAttribute[];
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
    secondLine: '',
    city: '',
    region: '',
    regionId: '',
    isRegionRequired: false,
    customAttributes: [],
  };
}

/** VAT and company number as they are sent, of an address and of an invoice (checkout rules 18 and 40). */
export function sentNumbers({ vatId, cocNumber }: Pick<Address, 'vatId' | 'cocNumber'>) {
  return { vatId: normalizeVat(vatId), cocNumber: normalizeCompanyNumber(cocNumber) };
}

/** An address as it is sent (checkout rule 18): trimmed and normalized. */
export function toApiAddress(address: CheckoutAddress): Address {
  return {
    prefix: address.prefix.trim(),
    firstName: address.firstname.trim(),
    middleName: address.middlename.trim(),
    lastName: address.lastname.trim(),
    company: address.company.trim(),
    street: address.street.trim(),
    houseNumber: address.houseNumber.trim(),
    addition: address.addition.trim(),
    secondLine: address.secondLine.trim(),
    postcode: normalizePostcode(address.postcode, address.country),
    city: address.city.trim(),
    region: address.region.trim(),
    regionId: address.regionId,
    country: address.country,
    phone: normalizePhone(address.telephone),
    ...sentNumbers(address),
    savedId: address.savedId,
    isToSave: address.keep && address.savedId === null,
  };
}

/** A saved address as the values of the form. */
export function fromApiAddress(address: Address, savedId: string): CheckoutAddress {
  return {
    ...emptyAddress(address.country),
    savedId,
    prefix: address.prefix,
    firstname: address.firstName,
    middlename: address.middleName,
    lastname: address.lastName,
    telephone: address.phone,
    company: address.company,
    vatId: address.vatId,
    cocNumber: address.cocNumber,
    postcode: address.postcode,
    houseNumber: address.houseNumber,
    addition: address.addition,
    street: address.street,
    secondLine: address.secondLine,
    city: address.city,
    region: address.region,
    regionId: address.regionId,
    customAttributes: address.customAttributes ?? [],
  };
}
