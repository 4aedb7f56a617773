/** Specification 7: the discount code that was typed, till it is ordered with; the cart keeps it and the checkout ends it. */
export const COUPON_CODE = 'coupon-code';

/** A value kept for this tab; null where there is none, or where storage is forbidden. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for this tab; where storage is full or forbidden the tab goes on without. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Full, or forbidden by the browser's settings: what is kept here is a convenience.
  }
}

/** Forgets what was kept for this tab. */
export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden by the browser's settings: then there was nothing to forget.
  }
}
