import { readLocal, writeLocal } from '../../../shared/platform/storage';

/** Product rule 31. */
export const MAX_RECENT = 20;

const KEY = 'noest-recent-products';

/** SKUs of the products viewed in this browser, newest first. Nothing else is kept: prices and stock are asked for. */
export const recent = {
  skus: (): readonly string[] => parseRecent(readLocal(KEY)),
  add(sku: string): void {
    writeLocal(KEY, JSON.stringify(withNewest(recent.skus(), sku)));
  },
};

/** The stored list, newest first; empty where the text is no list of SKUs. */
export function parseRecent(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return areSkus(stored) ? [...new Set(stored)].slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

function areSkus(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((sku) => typeof sku === 'string' && sku !== '');
}

/** The list with `sku` first, and once. */
export function withNewest(skus: readonly string[], sku: string): readonly string[] {
  return [sku, ...skus.filter((other) => other !== sku)].slice(0, MAX_RECENT);
}
