import * as v from 'valibot';
import { framesDone, nextTask } from '../../../shared/platform/dom';
import { readSession, writeSession } from '../../../shared/platform/storage';
import type { ListingState } from '../address/address';
import { controlAt, ControlPositionSchema, positionOf, type ControlPosition } from './elements';

/** Listing rule 20: the key in session storage, and the number of positions that are kept. */
const KEY = 'listing-places';
const MOST = 50;

const text = v.string();
const StateSchema = v.object({
  facets: v.record(text, v.array(text)),
  page: v.number(),
  pageSize: v.nullable(v.number()),
  sort: v.nullable(text),
  query: text,
  minPrice: v.number(),
  maxPrice: v.number(),
});
const EntrySchema = v.object({ id: v.number(), state: StateSchema });
const PositionSchema = v.object({ scrollY: v.number(), focus: v.nullable(ControlPositionSchema) });
const PositionsSchema = v.pipe(text, v.parseJson(), v.array(v.tuple([v.number(), PositionSchema])));

/**
 * What a listing keeps in an entry of the browser's history, under the name of its view and beside what other scripts
 * keep there. From that name the registry knows to mount the view at once on a page that is returned to.
 */
interface Entry {
  readonly id: number;
  readonly state: ListingState;
}

/** Scroll position and focus at the moment an entry was left. */
type Position = v.InferOutput<typeof PositionSchema>;

interface AddressBar {
  /** Adds an entry to the history. */
  push(state: ListingState, address: string): void;
}

/**
 * Keeps a listing and the browser's history in step (listing rules 19 and 20): marks the first entry, restores the state
 * of an entry on Back and Forward, and returns scroll position and focus to where they were, after a reload too.
 *
 * @param part The name of the view, under which its entries are kept.
 * @param restore Shows a state; resolves to true once it is shown.
 */
export function followHistory(
  part: string,
  first: ListingState,
  restore: (state: ListingState) => Promise<boolean>,
  signal: AbortSignal,
): AddressBar {
  const positions = readPositions();
  const returned = readEntry(part, history.state);
  let current = returned?.id ?? Date.now();
  let focus: ControlPosition | null = document.activeElement && positionOf(document.activeElement);

  history.replaceState(entryState(part, { id: current, state: first }, history.state), '');
  // The control may be gone by the time its entry is left.
  document.addEventListener('focusin', rememberFocus, { signal });
  restoreByScript();
  const before = returned ? positions.get(current) : undefined;
  // The browser may have scrolled already, and the shopper may have moved the focus.
  if (before) returnTo({ focus: hasNoFocus() ? before.focus : null, scrollY: scrollY || before.scrollY });

  // Not in the task of the press, which has enough work of its own.
  async function rememberFocus({ target }: FocusEvent): Promise<void> {
    await nextTask();
    focus = positionOf(target as Element);
  }

  function leave(): void {
    // The entry that was left last is the last in the map.
    positions.delete(current);
    positions.set(current, { scrollY, focus });
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
  addEventListener('pageshow', restoreByScript, { signal });
  signal.addEventListener('abort', () => (history.scrollRestoration = 'auto'));

  addEventListener(
    'popstate',
    async ({ state }) => {
      const entry = readEntry(part, state);
      // A jump within the page, or an entry of another script.
      if (!entry || entry.id === current) return;
      leave();
      current = entry.id;
      const position = positions.get(entry.id);
      if (!(await restore(entry.state)) || !position) return;
      // Cards further down are shown a few a frame; before they are, the page may be too short to scroll that far.
      await framesDone();
      if (current === entry.id) requestAnimationFrame(() => returnTo(position));
    },
    { signal },
  );

  return {
    push(state, address) {
      leave();
      current += 1;
      // After Back a new entry may get the id of one that it replaces, whose position no longer counts.
      positions.delete(current);
      history.pushState(entryState(part, { id: current, state }), '', address);
    },
  };
}

/** The entry of a view in a history state; null where it has none. */
export function readEntry(part: string, historyState: unknown): Entry | null {
  const parsed = v.safeParse(EntrySchema, Object(historyState)[part]);
  return parsed.success ? parsed.output : null;
}

/** The history state with the entry of a view beside what others keep there. */
export function entryState(part: string, entry: Entry, others: unknown = null): object {
  return { ...Object(others), [part]: entry };
}

/** The positions of this tab's listings by the id of their entry. */
export function readPositions(): Map<number, Position> {
  const kept = v.safeParse(PositionsSchema, readSession(KEY));
  return new Map(kept.success ? kept.output : []);
}

export function keepPositions(positions: ReadonlyMap<number, Position>): void {
  writeSession(KEY, JSON.stringify([...positions].slice(-MOST)));
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function returnTo({ scrollY: top, focus }: Position): void {
  if (focus) controlAt(focus)?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}
