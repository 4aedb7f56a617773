import type { Address } from '../../schemas';

/** An address of GraphQL: one of the customer's by its id, or one that was typed. */
export type AddressInput =
  | { readonly customer_address_id: number }
  | { readonly address: Readonly<Record<string, string | boolean | readonly string[]>> };

/**
 * Street, house number and addition go in one line: a shop has as many lines as its settings say, and at least that one.
 * Magento keeps an address of a customer unless it is told not to.
 */
export function toAddressInput(address: Address): AddressInput {
  if (address.customerAddressId !== null) return { customer_address_id: Number(address.customerAddressId) };
  const optional = {
    prefix: address.prefix,
    middlename: address.middlename,
    company: address.company,
    vat_id: address.vat_id,
  };
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
      ...Object.fromEntries(Object.entries(optional).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    },
  };
}
