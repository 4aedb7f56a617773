import { readLocal, writeLocal } from '../../../shared/platform/storage';
import { parseTexts } from '../../../shared/platform/parseTexts';

/** Product rule 31. */
export const MAX_RECENT = 20;

const KEY = 'noest-recent-products';

/** SKUs of the products viewed in this browser, newest first. Nothing else is kept: prices and stock are asked for. */
export const recent = {
  skus: (): readonly string[] => parseTexts(readLocal(KEY), MAX_RECENT),
  add(sku: string): void {
    writeLocal(KEY, JSON.stringify(withNewest(recent.skus(), sku)));
  },
};

/** The list with `sku` first, and once. */
export function withNewest(skus: readonly string[], sku: string): readonly string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, MAX_RECENT);
}
