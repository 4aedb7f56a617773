import type { Delivery, Offer, TierPrice } from '../../../shared/api';
import { formatList } from '../../../shared/i18n';
import { fromExclTax, fromInclTax, minus, percentOf, sumOf, toCents, type Amount } from '../../../shared/money';
import { clampQuantity } from '../../../shared/ui/quantity/quantity';
import { oldPrice, startPrice } from '../card/model';
import type { ShownAttribute, ShownPrice } from '../store';

/** What row totals are computed with: VAT, and the business discount on the subtotal. */
export interface Terms {
  readonly taxPercent: number;
  readonly volumeDiscountPercent: number;
}

export interface RowTotal {
  readonly total: Amount;
  /** "Extra volumekorting", already subtracted from the total; zero where the customer has none. */
  readonly discount: Amount;
}

type Tiers = readonly TierPrice[];

/** Product rule 15: the tier that a quantity has reached; null below the first. */
export function activeTier(tiers: Tiers, qty: number): TierPrice | null {
  return tiers.reduce<TierPrice | null>(
    (best, tier) => (tier.qty <= qty && tier.qty > (best?.qty ?? 0) ? tier : best),
    null,
  );
}

interface LimitedTiers {
  readonly tierPrices: Tiers;
  /** Null without a limit. */
  readonly maxQty: number | null;
}

/** Product rule 15: the tiers that can be bought. */
export function reachableTiers({ tierPrices, maxQty }: LimitedTiers): Tiers {
  return tierPrices.filter((tier) => maxQty === null || tier.qty <= maxQty);
}

/** Product rule 15: the next tier that can be bought, and how many more reach it; null where there is none. */
export function nextTier(tiers: LimitedTiers, qty: number): { tier: TierPrice; missing: number } | null {
  const above = reachableTiers(tiers).filter((tier) => tier.qty > qty);
  const tier = above.toSorted((a, b) => a.qty - b.qty)[0];
  return tier ? { tier, missing: tier.qty - qty } : null;
}

/** The price of one in the cart at this quantity. */
export function piecePriceAt(offer: Offer, qty: number): Amount {
  return activeTier(offer.tierPrices, qty)?.piecePrice ?? offer.piecePrice;
}

/** Product rule 17: the price as it is shown. A tier price is no reduction of an old price. */
export function priceAt(offer: Offer, qty: number): ShownPrice {
  const regular = oldPrice(startPrice(offer), offer.finalPrice);
  return {
    regular,
    final: activeTier(offer.tierPrices, qty)?.unitPrice ?? offer.finalPrice,
    lowest: regular && offer.lowestPrice,
    isFrom: false,
    unit: offer.unit,
  };
}

/** The price of several offers: the lowest, and "Vanaf" where they differ; null without offers. */
export function lowestPriceOf(offers: readonly Offer[], qty = 1): ShownPrice | null {
  const prices = offers.map((offer) => priceAt(offer, qty));
  const [first, ...others] = prices.toSorted((a, b) => a.final.inclTax - b.final.inclTax);
  if (!first) return null;
  return { ...first, isFrom: others.some((price) => price.final.inclTax !== first.final.inclTax) };
}

/** Product rule 37: how a piece is brought; null too for more than is there, of which the rest comes on another day. */
export function deliveryAt({ delivery, stock }: Pick<Offer, 'delivery' | 'stock'>, qty: number): Delivery | null {
  return stock.state === 'more_later' && qty > stock.qty ? null : delivery;
}

/**
 * Product rule 37: how several articles are brought together, on the first day of the slowest and at the dearest rate; null
 * without articles, or where the shop does not say it of each.
 */
export function wholeDelivery(deliveries: readonly (Delivery | null)[]): Delivery | null {
  const known = deliveries.filter((delivery) => delivery !== null);
  const slowest = known.toSorted((a, b) => b.firstDay.localeCompare(a.firstDay))[0];
  const dearest = known.toSorted((a, b) => b.price.inclTax - a.price.inclTax)[0];
  if (!slowest || !dearest || known.length < deliveries.length) return null;
  return { firstDay: slowest.firstDay, price: dearest.price };
}

/**
 * Product rule 20: a row total as the server computes it, in whole cents. For a business, who has the volume discount,
 * the amounts without VAT add up, for others those with it.
 */
export function rowTotal(piece: Amount, qty: number, { taxPercent, volumeDiscountPercent }: Terms): RowTotal {
  if (volumeDiscountPercent === 0) {
    return { total: fromInclTax(toCents(piece.inclTax * qty), taxPercent), discount: fromInclTax(0, taxPercent) };
  }
  const plain = fromExclTax(toCents(piece.exclTax * qty), taxPercent);
  const off = percentOf(plain.exclTax, volumeDiscountPercent);
  const total = fromExclTax(plain.exclTax - off, taxPercent);
  return { total, discount: minus(plain, total) };
}

/** The nearest quantity of an offer that may be ordered (product rule 21). */
export function withinOffer(qty: number, { qtyStep, maxQty }: Pick<Offer, 'qtyStep' | 'maxQty'>): number {
  return clampQuantity(qty, { min: qtyStep, max: maxQty, step: qtyStep });
}

/** The quantity in the unit of sale, such as "48 m¹"; null where that is the piece. */
export function contentOf({ unit, pieceContent }: Pick<Offer, 'unit' | 'pieceContent'>, qty: number) {
  if (unit !== 'M1' && unit !== 'M2') return null;
  const units = (pieceContent * qty) / UNIT;
  return { units, decimals: Number.isInteger(units) ? 0 : 2, symbol: unit === 'M1' ? 'm¹' : 'm²' };
}

/** The message for a number of pieces: "12 planken" where the shop has a word for one, else "12 stuks". */
export function piecesText(qty: number, pieceName: Offer['pieceName']) {
  return pieceName
    ? ({ key: 'namedPieces', values: { n: qty, ...pieceName } } as const)
    : ({ key: 'pieces', values: { n: qty } } as const);
}

/** Several rows, each rounded by itself, then summed. */
export function sumOfRows(rows: readonly RowTotal[]): RowTotal {
  return { total: sumOf(rows.map(({ total }) => total)), discount: sumOf(rows.map(({ discount }) => discount)) };
}

/** Below an attribute: which of its values have no variant together with the earlier choices. */
export interface MissingText {
  readonly key: 'notBeside' | 'manyNotBeside';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Product rule 6: more values than this are counted instead of named. */
const MAX_NAMED = 3;

/** Product rule 6: why values of an attribute are marked; null where every value has a variant. */
export function missingText(
  { options, beside }: Pick<ShownAttribute, 'options' | 'beside'>,
  locale?: string,
): MissingText | null {
  const labels = options.filter(({ state }) => state === 'impossible').map(({ label }) => label);
  if (labels.length === 0 || beside.length === 0) return null;
  const values = { n: labels.length, chosen: formatList(beside, locale) };
  return labels.length > MAX_NAMED
    ? { key: 'manyNotBeside', values }
    : { key: 'notBeside', values: { ...values, options: formatList(labels, locale) } };
}

/** `pieceContent` is in ten-thousandths of the unit. */
const UNIT = 10_000;
