import { pageConfig } from '../platform/config';

/** A quantity as the shopper reads it: "1204", or "0,5" of what Magento sells in fractions, with its four decimals at most. */
export function formatQuantity(qty: number): string {
  if (Number.isInteger(qty)) return String(qty);
  return new Intl.NumberFormat(pageConfig().locale.replace('_', '-'), { maximumFractionDigits: 4 }).format(qty);
}
