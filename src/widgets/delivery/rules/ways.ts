import type { DeliveryWay as Way } from '../../../shared/api';

/** What is brought of one line. */
export interface Goods {
  readonly qty: number;
  /** Of one, in grams; null for what never goes by post. */
  readonly weight: number | null;
  /** Of the longest side, in mm. */
  readonly length: number;
  /** A free sample, which fits through a letterbox. */
  readonly isSample: boolean;
}

/** What one parcel holds: grams, and mm of length. */
const PARCEL = { weight: 30_000, length: 1750 } as const;

/** Delivery rule 2: the heaviest way decides for all, and is charged once. Samples go along with anything else. */
export function wayOf(goods: readonly Goods[]): Way {
  const sold = goods.filter(({ isSample }) => !isSample);
  if (sold.length === 0) return 'letterbox';
  const weight = sold.reduce((sum, line) => sum + line.qty * (line.weight ?? Infinity), 0);
  return weight <= PARCEL.weight && sold.every(({ length }) => length <= PARCEL.length) ? 'parcel' : 'lorry';
}
