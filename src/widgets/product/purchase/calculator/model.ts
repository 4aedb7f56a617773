import type { Offer } from '../../../../shared/api';
import { readMetres } from '../../../../shared/ui/quantity/measure';

/** What the shopper fills in: a surface to cover, or a length. */
export type Measure = 'area' | 'length';

/** Product rule 22, in percent: none, straight work, diagonal work, and crooked corners. */
export const WASTE_PERCENTS = [0, 5, 10, 15] as const;

/** In cm: a kilometre. */
const LONGEST = 100_000;

/** What a field holds: a side in cm, or why there is none. */
export type Side = number | 'empty' | 'format' | 'range';

/** Product rule 22: a side as it is typed. */
export function readSide(text: string): Side {
  if (text.trim() === '') return 'empty';
  const cm = readMetres(text);
  if (cm === null) return 'format';
  return cm > 0 && cm <= LONGEST ? cm : 'range';
}

export interface Measured {
  /** In cm. */
  readonly length: number;
  /** In cm; null where only a length is measured. */
  readonly width: number | null;
  readonly wastePercent: number;
}

/** Product rule 22: by surface what is laid or sold by m², by length other goods by the metre; null for the rest. */
export function measureOf({ unit, pieceCovers }: Pick<Offer, 'unit' | 'pieceCovers'>): Measure | null {
  if (pieceCovers !== null || unit === 'M2') return 'area';
  return unit === 'M1' ? 'length' : null;
}

/** Pieces or packs for the measure, waste included, rounded up. Exact: it divides whole numbers only. */
export function piecesFor(
  offer: Pick<Offer, 'unit' | 'pieceContent' | 'pieceCovers'>,
  { length, width, wastePercent }: Measured,
): number {
  const perPiece = offer.pieceCovers ?? offer.pieceContent;
  // cm² are ten-thousandths of a m²; a cm is a hundred ten-thousandths of a metre.
  const need = width === null ? length * 100 : length * width;
  return perPiece === 0 ? 0 : Math.ceil((need * (100 + wastePercent)) / (perPiece * 100));
}
