import { pageConfig } from '../../platform/config';

/** An amount in the currency of the page, to a cent, of one that stands in an address. */
export function fromBase(amount: number): number {
  return Math.round(amount * pageConfig().currencyRate * 100) / 100;
}

/** An amount in the base currency, by which Magento filters also where it shows another; fine enough to be the same one read back. */
export function toBase(amount: number): number {
  return Math.round((amount / pageConfig().currencyRate) * 10_000) / 10_000;
}
