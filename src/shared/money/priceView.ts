/** The shop's two ways to look at a price (prices rule 1). */
export const PRICE_VIEWS = ['incl_tax', 'excl_tax'] as const;

export type PriceView = (typeof PRICE_VIEWS)[number];
