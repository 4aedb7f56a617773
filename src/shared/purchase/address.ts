/** The line of the cart that this page's address says is being chosen anew; null where it says none. */
export function editedItem(params: URLSearchParams): string | null {
  const item = params.get('item');
  return item && /^\d{1,12}$/.test(item) ? item : null;
}

/** Whether this page is where the form of its box led back to, without an article in the cart. */
export function wasAsked(params: URLSearchParams): boolean {
  return params.has('asked');
}

/** The quantity an address asks for; `fallback` where it asks for none that can be. */
export function askedQty(params: URLSearchParams, fallback: number): number {
  const text = params.get('qty') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;
}
