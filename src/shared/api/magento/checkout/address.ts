import type { Address } from '../../schemas';

/** An address of GraphQL: one of the customer's by its id, or one that was typed. */
export type AddressInput = { readonly customer_address_id: number } | { readonly address: TypedAddress };

interface TypedAddress {
  readonly prefix?: string;
  readonly firstname: string;
  readonly middlename?: string;
  readonly lastname: string;
  readonly company?: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly country_code: string;
  readonly telephone: string;
  readonly vat_id?: string;
  readonly save_in_address_book: boolean;
}

/**
 * Street, house number and addition go in one line: a shop has as many lines as its settings say, and at least that one.
 * Magento keeps an address of a customer unless it is told not to.
 */
export function toAddressInput(address: Address): AddressInput {
  if (address.customerAddressId !== null) return { customer_address_id: Number(address.customerAddressId) };
  const { prefix, middlename, company, vat_id } = address;
  return {
    address: {
      firstname: address.firstname,
      lastname: address.lastname,
      street: [address.street.filter(Boolean).join(' ')],
      postcode: address.postcode,
      city: address.city,
      country_code: address.country_id,
      telephone: address.telephone,
      save_in_address_book: address.saveInAddressBook === 1,
      ...(prefix && { prefix }),
      ...(middlename && { middlename }),
      ...(company && { company }),
      ...(vat_id && { vat_id }),
    },
  };
}
