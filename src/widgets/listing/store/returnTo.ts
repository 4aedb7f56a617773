import { controlAt, placeOfCard } from './elements';
import type { Position } from './historyEntries';

/** Frames without a change after which what stands above a card is taken to be laid out. */
const SETTLING_FRAMES = 8;

export function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the page is where the browser has put it. */
export function isUnmoved(before: Position): boolean {
  return scrollY === 0 || Math.abs(scrollY - before.scrollY) < 1;
}

/** Gives the focus back, and the scroll position unless `scrolls` is false. */
export function returnTo(position: Position, scrolls = true): void {
  if (position.focus) controlAt(position.focus)?.focus({ preventScroll: true });
  if (scrolls) settleOn(position, null, SETTLING_FRAMES);
}

/**
 * Scrolls, and again as long as what stands above the card changes: cards that were not laid out before may be higher or lower
 * than was reserved for them, other parts show what belongs to the list a few frames later, and a browser that anchors scrolls
 * along with either.
 *
 * @param last Where the card was in the page a frame ago.
 */
function settleOn(position: Position, last: number | null, frames: number): void {
  const { scrollY: top, card } = position;
  const place = placeOfCard(card?.index ?? 0);
  const hasMoved = last === null || (place !== null && Math.abs(place - last) >= 1);
  if (hasMoved) scrollTo({ top: card && place !== null ? place - card.top : top, behavior: 'instant' });
  const left = hasMoved ? SETTLING_FRAMES : frames - 1;
  if (left > 0 && place !== null) requestAnimationFrame(() => settleOn(position, place, left));
}
