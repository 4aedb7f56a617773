import type { Address } from '../../model';

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
  readonly region?: string;
  readonly region_id?: number;
  readonly country_code: string;
  readonly telephone: string;
  readonly vat_id?: string;
  readonly save_in_address_book: boolean;
}

/**
 * Street, house number and addition go in one line: a shop has as many lines as its settings say, and at least that one. A region
 * of the shop's list goes by its id, of which Magento makes the name. Magento keeps an address of a customer unless it is told
 * not to.
 */
export function toAddressInput(address: Address): AddressInput {
  const { savedId, prefix, middleName, company, vatId, secondLine, region, regionId } = address;
  if (savedId !== null) return { customer_address_id: Number(savedId) };
  const street = [address.street, address.houseNumber, address.addition].filter(Boolean).join(' ');
  return {
    address: {
      firstname: address.firstName,
      lastname: address.lastName,
      street: secondLine ? [street, secondLine] : [street],
      postcode: address.postcode,
      city: address.city,
      country_code: address.country,
      telephone: address.phone,
      save_in_address_book: address.isToSave,
      ...(regionId ? { region_id: Number(regionId) } : region && { region }),
      ...(prefix && { prefix }),
      ...(middleName && { middlename: middleName }),
      ...(company && { company }),
      ...(vatId && { vat_id: vatId }),
    },
  };
}
