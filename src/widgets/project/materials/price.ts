import type { Material } from '../../../shared/api';
import { divideHalfUp, fromInclTax, type Amount } from '../../../shared/money';

/** A row of a list of materials. */
export interface PlannedRow {
  readonly article: Material;
  readonly count: number;
  /** Of one, at the tier that the count reaches. */
  readonly price: Amount;
  readonly total: Amount;
  readonly isEnough: boolean;
}

/** Project rule 8: what so many of an article cost. VAT is taken out of the row once. */
export function priced(article: Material, count: number, taxPercent: number): PlannedRow {
  const reached = article.prices.filter(({ qty }) => qty <= count).toSorted((a, b) => b.qty - a.qty);
  const price = reached[0]!.price;
  return {
    article,
    count,
    price: fromInclTax(price, taxPercent),
    total: fromInclTax(price * count, taxPercent),
    isEnough: article.left === null || count <= article.left,
  };
}

/**
 * Project rule 7: before all others a length that there is enough of, then the cheapest, then the one with the fewest pieces.
 * @throws {RangeError} where there is none
 */
export function cheapest<Row extends PlannedRow>(rows: readonly Row[]): Row {
  const [best] = rows.toSorted(
    (a, b) => Number(b.isEnough) - Number(a.isEnough) || a.total.inclTax - b.total.inclTax || a.count - b.count,
  );
  if (!best) throw new RangeError('none of the lengths can be used');
  return best;
}

/**
 * What a list costs for each metre or square metre.
 * @param size of the whole, in the unit of which `unit` are one metre or square metre
 */
export function perUnit({ inclTax, exclTax }: Amount, unit: number, size: number): Amount {
  return { inclTax: divideHalfUp(inclTax * unit, size), exclTax: divideHalfUp(exclTax * unit, size) };
}

export const MM2_A_M2 = 1_000_000;

/** How large something is in metres or square metres, to one decimal; `unit` is how many mm or mm² are one. */
export const sizeIn = (unit: number, size: number): number => Math.round((size / unit) * 10) / 10;

const EXTRA_PERCENT = 5;

/** 5% more than are laid, rounded up. */
export const withExtra = (count: number, isWanted: boolean): number =>
  isWanted ? Math.ceil((count * (100 + EXTRA_PERCENT)) / 100) : count;
