import { readLocal, writeLocal } from '../../../shared/platform/storage';
import { parseTexts } from '../../../shared/platform/parseTexts';

/** Product rule 43. */
export const MAX_COMPARED = 4;

const KEY = 'noest-compare';

const followers = new Set<() => void>();

/** The list that storage, full or forbidden, has not taken: this page goes on with it. */
let unkept: readonly string[] | null = null;

function keep(skus: readonly string[]): void {
  const text = JSON.stringify(skus);
  writeLocal(KEY, text);
  unkept = readLocal(KEY) === text ? null : skus;
  for (const follower of followers) follower();
}

/** SKUs of the products that are compared in this browser, in the order in which they were chosen. */
export const compared = {
  skus: (): readonly string[] => unkept ?? parseTexts(readLocal(KEY), MAX_COMPARED),
  /** False where the list is full. */
  add(sku: string): boolean {
    const skus = compared.skus();
    if (skus.length >= MAX_COMPARED) return false;
    if (!skus.includes(sku)) keep([...skus, sku]);
    return true;
  },
  remove(sku: string): void {
    keep(compared.skus().filter((other) => other !== sku));
  },
  /** Calls `listener` with each change, those of other tabs too, until `signal` aborts. */
  follow(listener: () => void, signal: AbortSignal): void {
    followers.add(listener);
    signal.addEventListener('abort', () => followers.delete(listener));
    window.addEventListener('storage', (event) => (event.key === KEY ? listener() : undefined), { signal });
  },
};
