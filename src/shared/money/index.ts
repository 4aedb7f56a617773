/**
 * Amounts of money. Inside Noest every amount is a whole number of cents; euros exist only on the wire and on the screen.
 */

export { PRICE_VIEWS, type PriceView } from './priceView';

declare const cents: unique symbol;

/** A whole number of euro cents; negative for a discount. */
export type Cents = number & { readonly [cents]: true };

/** One amount in both price views. */
export interface Amount {
  readonly inclTax: Cents;
  readonly exclTax: Cents;
}

/**
 * Reads an amount in euros as cents, half up. A back end may answer unrounded amounts
 * (Magento: 13.915001); scaling by text keeps 1.005 from becoming 100.49999999999999.
 */
export function centsFromEuros(euros: number): Cents {
  return toCents(Math.sign(euros) * Math.round(Number(`${Math.abs(euros).toFixed(6)}e2`)));
}

/** A whole number of cents, for callers that computed one. */
export function toCents(amount: number): Cents {
  // Not -0, which would be shown with its sign.
  return (Math.round(amount) + 0) as Cents;
}

/** Division of whole numbers, half up (towards plus infinity); exact as long as both are safe integers. */
export function divideHalfUp(dividend: number, divisor: number): Cents {
  return Math.floor((2 * dividend + divisor) / (2 * divisor)) as Cents;
}

/** What is taken off, as the amount that is below zero. */
export function negated({ inclTax, exclTax }: Amount): Amount {
  return { inclTax: (0 - inclTax) as Cents, exclTax: (0 - exclTax) as Cents };
}

/** So many percent of an amount, in whole cents, half up: 10% of 124.56 is 12.46. */
export function percentOf(amount: number, percent: number): Cents {
  return divideHalfUp(amount * percent, 100);
}

/** An amount without the VAT that is in it. */
export function withoutTax(inclTax: number, taxPercent: number): Cents {
  return divideHalfUp(inclTax * 100, 100 + taxPercent);
}

/** An amount with the VAT over it. */
function withTax(exclTax: number, taxPercent: number): Cents {
  return divideHalfUp(exclTax * (100 + taxPercent), 100);
}

/** An amount in both price views, from whole cents with the VAT. */
export function fromInclTax(inclTax: number, taxPercent: number): Amount {
  return { inclTax: inclTax as Cents, exclTax: withoutTax(inclTax, taxPercent) };
}

/** An amount in both price views, from whole cents without the VAT. */
export function fromExclTax(exclTax: number, taxPercent: number): Amount {
  return { inclTax: withTax(exclTax, taxPercent), exclTax: exclTax as Cents };
}

export function sumOf(amounts: readonly Amount[]): Amount {
  return {
    inclTax: amounts.reduce((sum, { inclTax }) => sum + inclTax, 0) as Cents,
    exclTax: amounts.reduce((sum, { exclTax }) => sum + exclTax, 0) as Cents,
  };
}

/** What is left of an amount, or what it is more than the other one. */
export function minus(from: Amount, taken: Amount): Amount {
  return { inclTax: (from.inclTax - taken.inclTax) as Cents, exclTax: (from.exclTax - taken.exclTax) as Cents };
}
