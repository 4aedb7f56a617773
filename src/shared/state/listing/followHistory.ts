import { nextTask, turnsOver } from '../../dom';
import type { ListingState } from '../../listing-address';
import { entryState, readEntry } from './entries';
import { findSpot, keepPlaces, openPlaces, spotOf, type Place, type Spot } from './places';

interface AddressBar {
  /** A new entry, for something new that is shown. */
  push(state: ListingState, address: string): void;
}

/**
 * Keeps a listing and the browser's history in step: marks the first entry, asks for the listing of every entry gone back
 * or forward to, and returns the shopper to where that entry was left, scroll position and focus, after a reload too.
 */
export function followHistory(
  part: string,
  first: ListingState,
  restore: (state: ListingState) => Promise<boolean>,
  signal: AbortSignal,
): AddressBar {
  const places = openPlaces();
  const returned = readEntry(part, history.state);
  let current = returned?.id ?? Date.now();
  let focus: Spot | null = document.activeElement && spotOf(document.activeElement);

  history.replaceState(entryState(part, { id: current, state: first }, history.state), '');
  // What was pressed may be gone by the time its entry is left.
  document.addEventListener('focusin', noteFocus, { signal });
  byHand();
  const before = returned ? places.get(current) : undefined;
  // The browser may have scrolled already, and the shopper may have moved on.
  if (before) returnTo({ focus: isNowhere() ? before.focus : null, scrollY: scrollY || before.scrollY });

  // A press has work enough in its own task.
  async function noteFocus({ target }: FocusEvent): Promise<void> {
    await nextTask();
    focus = spotOf(target as Element);
  }

  function leave(): void {
    // Last in the map is left last.
    places.delete(current);
    places.set(current, { scrollY, focus });
  }

  // The list comes later than the browser would scroll. A page that is left is the browser's own to restore.
  function byHand(): void {
    history.scrollRestoration = 'manual';
  }
  addEventListener(
    'pagehide',
    () => {
      leave();
      keepPlaces(places);
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  addEventListener('pageshow', byHand, { signal });
  signal.addEventListener('abort', () => (history.scrollRestoration = 'auto'));

  addEventListener(
    'popstate',
    async ({ state }) => {
      const entry = readEntry(part, state);
      // A jump within the page, or somebody else's entry.
      if (!entry || entry.id === current) return;
      leave();
      current = entry.id;
      const place = places.get(entry.id);
      if (!(await restore(entry.state)) || !place) return;
      // Cards further down come one by one; before they have, the place may not be there yet.
      await turnsOver();
      if (current === entry.id) requestAnimationFrame(() => returnTo(place));
    },
    { signal },
  );

  return {
    push(state, address) {
      leave();
      current += 1;
      // Back and then on to something else may meet a number of before: that place is no longer to be had.
      places.delete(current);
      history.pushState(entryState(part, { id: current, state }), '', address);
    },
  };
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function returnTo({ scrollY: top, focus }: Place): void {
  if (focus) findSpot(focus)?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}
