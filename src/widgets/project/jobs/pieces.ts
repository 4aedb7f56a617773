import type { JobGoods } from '../../../shared/api';
import { cheapest, priced, type PlannedRow } from '../materials/price';

/** What a saw takes away, in mm. */
const KERF = 4;

/** Project rule 15: how many of a stock length so many pieces take. What is longer than the stock is put together of several. */
export function stockFor(count: number, piece: number, stock: number): number {
  if (piece > stock) return count * Math.ceil(piece / stock);
  return Math.ceil(count / Math.floor((stock + KERF) / (piece + KERF)));
}

/**
 * Pieces in one, sawn from the length that is bought best (project rule 7).
 * @throws {RangeError} where no length is long enough
 */
export function whole({ sizes }: JobGoods, count: number, piece: number, taxPercent: number): PlannedRow {
  return cheapest(
    sizes
      .filter(({ size }) => size >= piece)
      .map((article) => priced(article, stockFor(count, piece, article.size), taxPercent)),
  );
}

/** The same of what may be put together. */
export function joined({ sizes }: JobGoods, count: number, piece: number, taxPercent: number): PlannedRow {
  return cheapest(sizes.map((article) => priced(article, stockFor(count, piece, article.size), taxPercent)));
}

/** So many single ones in boxes. */
export function boxed({ sizes }: JobGoods, count: number, taxPercent: number): PlannedRow {
  return cheapest(sizes.map((article) => priced(article, Math.ceil(count / article.size), taxPercent)));
}

/** Metres of boards end to end, in mm, of the length that is bought best. */
export function laid({ sizes }: JobGoods, length: number, taxPercent: number, more: (n: number) => number): PlannedRow {
  return cheapest(sizes.map((article) => priced(article, more(Math.ceil(length / article.size)), taxPercent)));
}
