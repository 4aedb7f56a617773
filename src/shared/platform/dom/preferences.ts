/** The default of `--noest-unit`, and of nearly every browser. */
const USUAL = '16px';

/**
 * Counts the kit's lengths in the font size that the shopper has chosen in the browser. A rem is that no longer where a
 * theme has set the size of its root; `medium` always is.
 */
export function followTextSize(): void {
  const probe = document.createElement('i');
  // The generic family has a size of its own where it is monospace.
  probe.style.font = 'medium serif';
  // In the head, which has no boxes: beside the body it has the whole page laid out anew.
  document.head.append(probe);
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  if (fontSize && fontSize !== USUAL) document.documentElement.style.setProperty('--noest-unit', fontSize);
}

/** Whether the shopper has asked for less motion; asked at every use, for it may change while the page is open. */
export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
