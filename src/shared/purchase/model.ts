import type { Offer, TierPrice } from '../api';
import type { Amount, Cents } from '../money';
import type { ShownPrice } from '../state/product';

/** What every sum of a page is worked out with: the till's VAT, and what a business customer gets off the subtotal. */
export interface Terms {
  readonly taxPercent: number;
  readonly volumeDiscountPercent: number;
}

export interface RowTotal {
  readonly total: Amount;
  /** "Extra volumekorting", already taken off the total; zero for who gets none. */
  readonly discount: Amount;
}

type Tiers = readonly TierPrice[];

/** The tier a quantity has reached: the highest that asks for no more; null below the first. */
export function activeTier(tiers: Tiers, qty: number): TierPrice | null {
  return tiers.reduce<TierPrice | null>(
    (best, tier) => (tier.qty <= qty && tier.qty > (best?.qty ?? 0) ? tier : best),
    null,
  );
}

/** The tier that a few more would reach, and how many more; null where the lowest price is reached, or within no limit. */
export function nextTier(
  { tierPrices, maxQty }: { readonly tierPrices: Tiers; readonly maxQty: number | null },
  qty: number,
): { tier: TierPrice; missing: number } | null {
  const above = tierPrices.filter((tier) => tier.qty > qty && (maxQty === null || tier.qty <= maxQty));
  const tier = above.toSorted((a, b) => a.qty - b.qty)[0];
  return tier ? { tier, missing: tier.qty - qty } : null;
}

/** What one in the cart costs of so many. */
export function piecePriceAt(offer: Offer, qty: number): Amount {
  return activeTier(offer.tierPrices, qty)?.piecePrice ?? offer.piecePrice;
}

/** A price as it is shown: only what was really asked before is an old price, a tier below it is none. */
export function priceAt(offer: Offer, qty: number): ShownPrice {
  const isReduced = offer.regularPrice.inclTax > offer.finalPrice.inclTax;
  return {
    regular: isReduced ? offer.regularPrice : null,
    final: activeTier(offer.tierPrices, qty)?.unitPrice ?? offer.finalPrice,
    lowest: isReduced ? offer.lowestPrice : null,
    isFrom: false,
    unit: offer.unit,
  };
}

/** The price of several to choose from: the lowest, and "Vanaf" where they differ. */
export function lowestPriceOf(offers: readonly Offer[], qty = 1): ShownPrice | null {
  const prices = offers.map((offer) => priceAt(offer, qty));
  const [first, ...others] = prices.toSorted((a, b) => a.final.inclTax - b.final.inclTax);
  if (!first) return null;
  return { ...first, isFrom: others.some((price) => price.final.inclTax !== first.final.inclTax) };
}

/** A row as the till works it out: whole cents, VAT and discount divided half up, once. */
export function rowTotal(piece: Amount, qty: number, { taxPercent, volumeDiscountPercent }: Terms): RowTotal {
  const undiscounted = piece.inclTax * qty;
  const payable = undiscounted * (100 - volumeDiscountPercent);
  const inclTax = divideHalfUp(payable, 100);
  const exclTax = divideHalfUp(payable, 100 + taxPercent);
  return {
    total: { inclTax, exclTax },
    discount: {
      inclTax: (undiscounted - inclTax) as Cents,
      exclTax: (withoutTax(undiscounted, taxPercent) - exclTax) as Cents,
    },
  };
}

/** How much that is in the unit it is sold by: "48 m¹"; null for what is counted only. */
export function contentOf({ unit, pieceContent }: Pick<Offer, 'unit' | 'pieceContent'>, qty: number) {
  if (unit !== 'M1' && unit !== 'M2') return null;
  const units = (pieceContent * qty) / UNIT;
  return { units, decimals: Number.isInteger(units) ? 0 : 2, symbol: unit === 'M1' ? 'm¹' : 'm²' };
}

/** What so many are called: "12 planken" where the shop has a word for one, else "12 stuks". */
export function piecesWords(qty: number, pieceName: Offer['pieceName']) {
  return pieceName
    ? ({ key: 'namedPieces', values: { n: qty, ...pieceName } } as const)
    : ({ key: 'pieces', values: { n: qty } } as const);
}

/** Several rows below one line: each rounded for itself, then summed. */
export function sumOfRows(rows: readonly RowTotal[]): RowTotal {
  return rows.reduce<RowTotal>(
    (sum, row) => ({ total: plus(sum.total, row.total), discount: plus(sum.discount, row.discount) }),
    { total: NOTHING, discount: NOTHING },
  );
}

/** An amount incl. VAT in both views. */
export function amountOf(inclTax: number, taxPercent: number): Amount {
  return { inclTax: inclTax as Cents, exclTax: withoutTax(inclTax, taxPercent) };
}

/** Contents count in ten-thousandths. */
const UNIT = 10_000;

const NOTHING: Amount = { inclTax: 0 as Cents, exclTax: 0 as Cents };

function plus(one: Amount, other: Amount): Amount {
  return {
    inclTax: (one.inclTax + other.inclTax) as Cents,
    exclTax: (one.exclTax + other.exclTax) as Cents,
  };
}

function withoutTax(inclTax: number, taxPercent: number): Cents {
  return divideHalfUp(inclTax * 100, 100 + taxPercent);
}

/** Exact as long as both are whole and safe. */
function divideHalfUp(dividend: number, divisor: number): Cents {
  return Math.floor((2 * dividend + divisor) / (2 * divisor)) as Cents;
}
