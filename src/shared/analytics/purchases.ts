const KEY = 'noest-purchases';
/** More orders than this a device will not show again. */
const CAPACITY = 50;

/**
 * Whether a purchase is to be told: once per increment_id on this device, for a success page is often looked at twice.
 * Where storage is forbidden it is told.
 */
export function isNewPurchase(incrementId: string): boolean {
  try {
    const told = new Set((localStorage.getItem(KEY) ?? '').split(' '));
    if (told.has(incrementId)) return false;
    localStorage.setItem(KEY, [...told, incrementId].slice(-CAPACITY).join(' ').trim());
  } catch {
    // Forbidden or full: better told twice than never.
  }
  return true;
}
