/** Whether the shopper has asked for less motion; asked at every use, for it may change while the page is open. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
