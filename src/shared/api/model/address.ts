/** An address as it is sent (checkout rule 18). An optional text is empty where there is none. */
export interface Address {
  readonly prefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly houseNumber: string;
  /** What follows the house number, such as "A" or "bus 3". */
  readonly addition: string;
  /** A second line, such as a building; only where the shop's address form has one. */
  readonly secondLine: string;
  readonly postcode: string;
  readonly city: string;
  /** Province or state as it is read; only where the shop's address form asks for one. */
  readonly region: string;
  /** The shop's id of that region; empty where it was typed. */
  readonly regionId: string;
  /** Two letters, such as NL. */
  readonly country: string;
  /** As text, with its leading zero. */
  readonly phone: string;
  readonly vatId: string;
  /** Number in the Dutch or Belgian trade register. */
  readonly cocNumber: string;
  /** Id of the saved address that this is; null for one that was typed. */
  readonly savedId: string | null;
  /** Whether the shop keeps it in the customer's address book. */
  readonly isToSave: boolean;
  /** What a saved address has beyond these: kept beside it, and not sent, since the shop has it. */
  readonly customAttributes?: readonly CustomAttribute[];
}

/** A field of a shop's own, such as "verdieping". */
export interface CustomAttribute {
  readonly attribute_code: string;
  readonly value: string;
}

/** A province or state of a country, as a shop lists it. */
export interface Region {
  readonly id: string;
  readonly name: string;
}

/** What a shop asks of an address in a country beyond what every address has. */
export interface AddressForm {
  readonly isRegionRequired: boolean;
  /** Those to choose from; where there is none a required region is typed. */
  readonly regions: readonly Region[];
  /** How many lines the street may take: 1 or more. */
  readonly streetLines: number;
}

/** What a lookup by postcode and house number found (checkout rule 24). */
export interface PostcodeAddress {
  readonly street: string;
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: string;
  /**
   * The additions that exist at this number; an empty text among them is the number without one. With at most one the
   * field is free text (checkout rule 23).
   */
  readonly additions: readonly string[];
  /** The one that the lookup found itself; empty where there is none. */
  readonly addition: string;
}
