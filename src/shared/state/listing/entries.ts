import * as v from 'valibot';
import type { ListingState } from '../../listing-address';

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

/**
 * What a listing leaves in an entry of the browser's history, under the name of its part and beside what others leave there.
 * By that name the registry knows that the part is wanted again on a page returned to.
 */
export interface Entry {
  readonly id: number;
  readonly state: ListingState;
}

/** The part's mark in a history state; null where it has none. */
export function readEntry(part: string, historyState: unknown): Entry | null {
  const parsed = v.safeParse(EntrySchema, Object(historyState)[part]);
  return parsed.success ? parsed.output : null;
}

export function entryState(part: string, entry: Entry, others: unknown = null): object {
  return { ...Object(others), [part]: entry };
}
