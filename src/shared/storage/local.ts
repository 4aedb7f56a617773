/** A value kept for this browser; null where there is none, or where storage is forbidden. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for this browser; where storage is full or forbidden the page goes on without. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full, or forbidden by the browser's settings: what is kept here is a convenience.
  }
}
