import type { Cents } from '../../money';

/** How the grain runs in a piece of a sheet: along its length, across it, or either. A piece of a bar has `length`. */
export type Grain = 'length' | 'width' | 'any';

/** A row of a cutting list. */
export interface Piece {
  /** In whole mm. */
  readonly length: number;
  /** In whole mm; null for a piece of a bar. */
  readonly width: number | null;
  readonly qty: number;
  readonly grain: Grain;
  /** What the shopper calls it; empty where it has no name. */
  readonly name: string;
}

/** What a shopper wants sawn. */
export interface CuttingList {
  readonly pieces: readonly Piece[];
  /** The rests come along with the pieces. */
  readonly keepsRests: boolean;
}

/** A cutting list that is put in the cart. */
export interface CuttingOrder extends CuttingList {
  /** Incl. VAT, what the shopper was shown for wood and sawing; the shop refuses another price. */
  readonly total: Cents;
}

/** A length of bar, or a size of sheet, that pieces are sawn from. */
export interface StockSize {
  readonly sku: string;
  /** In mm; of a sheet the side along which the grain lies. */
  readonly length: number;
  /** In mm; null for a bar. */
  readonly width: number | null;
  /** How many there are; null without a limit. */
  readonly left: number | null;
  /** Incl. VAT, of one, from so many on; the first row is from 1. */
  readonly prices: readonly { readonly qty: number; readonly price: Cents }[];
  /** In words: on which day so many, sawn, can be brought at the earliest, from so many on; empty where the shop does not say. */
  readonly days: readonly { readonly qty: number; readonly day: string }[];
}

/** What a shop saws a product from, and on what terms. */
export interface SawingTerms {
  /** What all sizes have in common: "Vuren balk C24 38 x 89 mm". */
  readonly name: string;
  /** What one is called, and what several are: "balk", "balken". */
  readonly piece: { readonly one: string; readonly many: string };
  /** False where the shop sells whole bars only. */
  readonly saws: boolean;
  /** Width of a cut, in mm. */
  readonly kerf: number;
  /** Incl. VAT, of a cut. */
  readonly fee: Cents;
  readonly taxPercent: number;
  readonly sizes: readonly StockSize[];
}
