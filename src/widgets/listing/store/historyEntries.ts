import * as v from 'valibot';
import type { ListingState } from '../../../shared/api';
import { readSession, writeSession } from '../../../shared/platform/storage';
import { CardPositionSchema, ControlPositionSchema } from './elements';

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
const PositionSchema = v.object({
  scrollY: v.number(),
  card: v.nullable(CardPositionSchema),
  focus: v.nullable(ControlPositionSchema),
});
const PositionsSchema = v.pipe(text, v.parseJson(), v.array(v.tuple([v.number(), PositionSchema])));

/**
 * What a listing keeps in an entry of the browser's history, under the name of its view and beside what other scripts
 * keep there. From that name the registry knows to mount the view at once on a page that is returned to. The ids of
 * neighbours differ by 1.
 */
export interface Entry {
  readonly id: number;
  readonly state: ListingState;
}

/** Scroll position and focus at the moment an entry was left. */
export type Position = v.InferOutput<typeof PositionSchema>;

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
