const known = new Set<string>();

/**
 * A picture the browser has: another image with its address shows at once, near or not. Of more than `capacity` the oldest
 * is forgotten.
 */
export function remember(address: string, capacity: number): void {
  known.delete(address);
  known.add(address);
  for (const oldest of known) {
    if (known.size <= capacity) return;
    known.delete(oldest);
  }
}

export function isKnown(address: string): boolean {
  return known.has(address);
}
