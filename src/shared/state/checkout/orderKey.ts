import { readSession, removeSession, writeSession } from '../../storage';

const KEY = 'checkout-order-key';

/**
 * The name of one intention to order, kept for this tab until its outcome is known: a retry, a second press and a reload
 * in between all send the same one, and the shop makes one order of it.
 */
export const orderKey = {
  /** `isRetry`: it was sent before, and nobody knows what became of it. */
  take(): { readonly key: string; readonly isRetry: boolean } {
    const kept = readSession(KEY);
    if (kept) return { key: kept, isRetry: true };
    const key = crypto.randomUUID();
    writeSession(KEY, key);
    return { key, isRetry: false };
  },
  settle: () => removeSession(KEY),
};
