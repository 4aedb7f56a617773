import type { Offer } from '../../api';

/** What is asked to work it out: a surface to cover, or a length to fill. */
export type Measure = 'area' | 'length';

/** Percents of waste a shopper can count with: none, straight work, diagonal work, and crooked corners. */
export const WASTE_PERCENTS = [0, 5, 10, 15] as const;

/** The longest side that can be filled in, in cm: a kilometre. */
const LONGEST = 100_000;

export interface Wanted {
  /** In cm. */
  readonly length: number;
  /** In cm; null where a length is filled. */
  readonly width: number | null;
  readonly wastePercent: number;
}

/** How a product is reckoned: what is laid or sold by m² by surface, other goods by the metre by length; null for the rest. */
export function measureOf({ unit, pieceCovers }: Pick<Offer, 'unit' | 'pieceCovers'>): Measure | null {
  if (pieceCovers !== null || unit === 'M2') return 'area';
  return unit === 'M1' ? 'length' : null;
}

/** A length in metres as a shopper writes it, "4", "4,5" or "4.50", in whole cm; null where it is none. */
export function parseMetres(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, metres = '', fraction = ''] = match;
  const cm = Number(metres) * 100 + Number(fraction.padEnd(2, '0'));
  return cm > 0 && cm <= LONGEST ? cm : null;
}

/** Pieces or packs for what is wanted, waste included, rounded up: half a plank is not for sale. Whole numbers only, so exact. */
export function piecesFor(offer: Pick<Offer, 'unit' | 'pieceContent' | 'pieceCovers'>, wanted: Wanted): number {
  const perPiece = offer.pieceCovers ?? offer.pieceContent;
  // cm² are ten-thousandths of a m²; a cm is a hundred ten-thousandths of a metre.
  const need = wanted.width === null ? wanted.length * 100 : wanted.length * wanted.width;
  return perPiece === 0 ? 0 : Math.ceil((need * (100 + wanted.wastePercent)) / (perPiece * 100));
}
