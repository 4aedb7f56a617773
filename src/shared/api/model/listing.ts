import type { AttributeFilter, ChosenOptions } from './catalogue';

/** The state of a listing as its address has it. Amounts are in euros, as a shopper types them. */
export interface ListingState {
  readonly facets: ChosenOptions;
  readonly page: number;
  /** Null for the default of the shop, as for `sort`. */
  readonly pageSize: number | null;
  readonly sort: string | null;
  readonly query: string;
  /** Price bounds count above 0 only (listing rule 3). */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** What an address needs to know of a filter; the parsed answer and the raw one both have it. */
export type AddressFilter = Pick<AttributeFilter, 'facetCode' | 'urlKey' | 'hasDuplicateValues'> & {
  readonly options: readonly Pick<AttributeFilter['options'][number], 'label'>[];
};

/** How a back end writes the state of a listing into its address. */
export interface ListingAddresses {
  /** The listing's own path, without filters. */
  pathOf(address: URL): string;
  /**
   * The state that an address asks for, its filters read against those of an answer. A value that is no number, or not in
   * range, counts as none (listing rule 18).
   */
  read(
    address: URL,
    filters: readonly AddressFilter[],
  ): {
    readonly state: ListingState;
    /** Whether it asks for an option that none of these filters has. */
    readonly hasUnknown: boolean;
  };
  /** Defaults are left out, so that one listing has one address. */
  write(path: string, state: ListingState, filters: readonly AddressFilter[]): string;
}
