import type { Cents } from '../../money';

/** An article of a list of materials. */
export interface Material {
  readonly sku: string;
  readonly name: string;
  /** Page and picture, as addresses. */
  readonly url: string;
  readonly image: string;
  /** How many there are; null without a limit. */
  readonly left: number | null;
  /** Incl. VAT, of one, from so many on; the first row is from 1. */
  readonly prices: readonly { readonly qty: number; readonly price: Cents }[];
}

/** A material in one of its lengths. */
export interface MaterialLength extends Material {
  /** In mm. */
  readonly length: number;
}

/** What is laid or stands under it, in the lengths that are sold. */
interface Timber {
  /** What a form and an address name it by. */
  readonly code: string;
  /** What all lengths have in common: "Douglas 28 x 145 mm". */
  readonly name: string;
  /** In mm, of a board the side that is seen. */
  readonly width: number;
  readonly lengths: readonly MaterialLength[];
}

export interface TerraceBoard extends Timber {
  /** How far joists under it may lie apart, from centre to centre, in mm. */
  readonly mostSpacing: number;
  /** What it is fastened with. */
  readonly screws: Material & { readonly perBox: number };
}

export type TerraceJoist = Timber;

/** What a shop sells for a terrace. */
export interface TerraceTerms {
  readonly taxPercent: number;
  /** Incl. VAT: from this total delivery is free; null where it never is. */
  readonly freeDeliveryFrom: Cents | null;
  readonly boards: readonly TerraceBoard[];
  readonly joists: readonly TerraceJoist[];
  /** A tin: what is in it, in ml, and how many m² a litre covers once. */
  readonly oil: Material & { readonly content: number; readonly covers: number };
}

/** What a shopper fills in for a terrace, as it was typed or chosen. */
export interface TypedTerrace {
  readonly length: string;
  readonly width: string;
  readonly board: string;
  /** Along which side the boards lie. */
  readonly along: string;
  /** Between the centres of two joists, in mm. */
  readonly spacing: string;
  /** Between two boards, in mm. */
  readonly gap: string;
  readonly joist: string;
  readonly oil: boolean;
  readonly extra: boolean;
}
