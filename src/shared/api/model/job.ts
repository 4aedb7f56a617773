import type { Cents } from '../../money';
import type { Material } from './terrace';

/** Something that a job takes, in the sizes that are sold. */
export interface JobGoods {
  /** What a form and an address name it by. */
  readonly code: string;
  /** What all sizes have in common: "Douglas 22 x 150 mm". */
  readonly name: string;
  /** In mm: of a board what it covers once it is fastened, of a gate its opening. */
  readonly width: number;
  /** Of wood its length in mm, of a box how many are in it, of a gate 1. */
  readonly sizes: readonly (Material & { readonly size: number })[];
}

/** What a shop sells for a job such as a fence; the job names its roles, such as `posts`. */
export interface JobTerms {
  readonly taxPercent: number;
  /** Incl. VAT: from this total delivery is free; null where it never is. */
  readonly freeDeliveryFrom: Cents | null;
  readonly goods: Readonly<Record<string, readonly JobGoods[]>>;
}

/** What a shopper fills in, by the name of its field, as it was typed or chosen; what is not ticked is left out. */
export type TypedJob = Readonly<Record<string, string>>;
