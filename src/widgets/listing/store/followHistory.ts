import type { ListingState } from '../../../shared/api';
import { framesDone, nextTask } from '../../../shared/platform/dom';
import { cardAtTop, positionOf, type ControlPosition } from './elements';
import { entryState, keepPositions, readEntry, readPositions, type Entry } from './historyEntries';
import { hasNoFocus, isUnmoved, returnTo } from './returnTo';

/** What the history asks of the listing. */
interface FollowedListing {
  /** The state in which the server printed the page. */
  readonly printed: ListingState;
  /** The state of an address that this listing did not write; null where it is not one of this listing. */
  read(address: URL): ListingState | null;
  /** Whether two states have the same list. */
  isSame(one: ListingState, other: ListingState): boolean;
  /**
   * Shows a state; resolves to true once it is shown. `again` is what repeats it after a failure.
   * @param onShown Called in the same task in which it is shown.
   */
  restore(state: ListingState, onShown: () => void, again: () => void): Promise<boolean>;
  /** Gives up what `restore` asked for. */
  keep(): void;
}

interface AddressBar {
  /** Adds an entry to the history for a state that is about to be shown. */
  push(state: ListingState, address: string): void;
  /** Leads back to the entry of the list that is shown, where the address has gone ahead of a list that did not come. */
  stay(): void;
}

/**
 * Keeps a listing and the browser's history in step (listing rules 19, 20 and 34): marks the first entry, restores the
 * state of an entry on Back and Forward, and returns scroll position and focus to where they were, after a reload too.
 *
 * @param part The name of the view, under which its entries are kept.
 */
export function followHistory(part: string, listing: FollowedListing, signal: AbortSignal): AddressBar {
  const positions = readPositions();
  let focus: ControlPosition | null = document.activeElement && positionOf(document.activeElement);
  /** The entry that the address bar is at, and the one whose list is shown: null where that is not known. */
  let current: Entry;
  let shown: Entry | null;
  /** The entry whose position is still to be restored: where the page is scrolled to is that of another one. */
  let returning: Entry | null = null;

  // The control may be gone by the time its entry is left.
  document.addEventListener('focusin', rememberFocus, { signal });
  restoreByScript();
  begin();

  /** The shopper may have gone Back or Forward since the page was printed. */
  function begin(): void {
    const returned = readEntry(part, history.state);
    // The address before the entry: a server may have led on to another one.
    const asked = listing.read(new URL(location.href)) ?? returned?.state ?? listing.printed;
    const isPrinted = listing.isSame(asked, listing.printed);
    current = { id: returned?.id ?? Date.now(), state: isPrinted ? listing.printed : asked };
    shown = isPrinted ? current : null;
    history.replaceState(entryState(part, current, history.state), '');
    if (!isPrinted) return void visit(current);
    const before = returned && positions.get(current.id);
    // The browser may have scrolled already, and the shopper may have scrolled since or moved the focus.
    if (before) returnTo({ ...before, focus: hasNoFocus() ? before.focus : null }, isUnmoved(before));
  }

  // Not in the task of the press, which has enough work of its own.
  async function rememberFocus({ target }: FocusEvent): Promise<void> {
    await nextTask();
    focus = positionOf(target as Element);
  }

  function leave(): void {
    // What is in view belongs to another entry while its list is awaited.
    if (current.id !== shown?.id || current.id === returning?.id) return;
    // The entry that was left last is the last in the map.
    positions.delete(current.id);
    positions.set(current.id, { scrollY, card: cardAtTop(), focus });
  }

  // The list is shown later than the browser would scroll. For a page that is left the browser restores the position.
  function restoreByScript(): void {
    history.scrollRestoration = 'manual';
  }
  addEventListener(
    'pagehide',
    () => {
      leave();
      keepPositions(positions);
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    () => {
      restoreByScript();
      arrive();
    },
    { signal },
  );
  addEventListener('popstate', arrive, { signal });
  signal.addEventListener('abort', () => (history.scrollRestoration = 'auto'));

  /** The address bar is at another entry now. */
  function arrive(): void {
    const entry = readEntry(part, history.state) ?? mark();
    if (!entry || entry.id === current.id) return;
    leave();
    current = entry;
    void visit(entry);
  }

  /** An entry without a state is that of a link within the page, or of another script where its address is not ours. */
  function mark(): Entry | null {
    const state = listing.read(new URL(location.href));
    if (!state) return null;
    const entry = { id: current.id + 1, state };
    positions.delete(entry.id);
    history.replaceState(entryState(part, entry, history.state), '');
    return entry;
  }

  async function visit(entry: Entry): Promise<void> {
    const position = positions.get(entry.id);
    returning = position ? entry : null;
    if (shown && listing.isSame(shown.state, entry.state)) {
      shown = entry;
      listing.keep();
    } else {
      const onShown = (): void => void (shown = entry);
      const again = (): void => goTo(entry);
      if (!(await listing.restore(entry.state, onShown, again))) return;
    }
    if (!position) return;
    // Cards further down are shown a few a frame; before they are, the page may be too short to scroll that far.
    await framesDone();
    requestAnimationFrame(() => {
      if (current !== entry) return;
      returning = null;
      returnTo(position);
    });
  }

  /** By the distance, since a browser has no other way to an entry of its history. */
  function goTo(entry: Entry): void {
    if (entry.id !== current.id) history.go(entry.id - current.id);
  }

  return {
    push(state, address) {
      leave();
      // After Back a new entry may get the id of one that it replaces, whose position no longer counts.
      current = shown = { id: current.id + 1, state };
      positions.delete(current.id);
      history.pushState(entryState(part, current), '', address);
    },
    stay() {
      if (shown) goTo(shown);
      // The page was printed for an entry that is not known: only the server has what belongs to this one.
      else location.reload();
    },
  };
}
