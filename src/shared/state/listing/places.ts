import * as v from 'valibot';
import { readSession, writeSession } from '../../storage';

const KEY = 'listing-places';
/** Enough to go back over in one sitting. */
const MOST = 50;
const CONTROLS = 'a,[role=link],button,select,summary,input[name]:not([type=hidden])';

const SpotSchema = v.object({ part: v.string(), index: v.number() });
const PlaceSchema = v.object({ scrollY: v.number(), focus: v.nullable(SpotSchema) });
const PlacesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.number(), PlaceSchema])));

/** A control as one of those in parts of its name: by that it is found again after a reload, or once a part has rendered anew. */
export type Spot = v.InferOutput<typeof SpotSchema>;

/** Where the shopper was when an entry of the history was left. */
export type Place = v.InferOutput<typeof PlaceSchema>;

/** The places of this tab's listings, by the number of their entry. */
export function openPlaces(): Map<number, Place> {
  const kept = v.safeParse(PlacesSchema, readSession(KEY));
  return new Map(kept.success ? kept.output : []);
}

export function keepPlaces(places: ReadonlyMap<number, Place>): void {
  writeSession(KEY, JSON.stringify([...places].slice(-MOST)));
}

/** Null for what is no control of a part. */
export function spotOf(control: Element): Spot | null {
  const part = control.closest('[data-component]')?.getAttribute('data-component');
  if (!part) return null;
  const index = controlsOf(part).indexOf(control);
  return index < 0 ? null : { part, index };
}

export function findSpot({ part, index }: Spot): HTMLElement | undefined {
  return controlsOf(part)[index] as HTMLElement | undefined;
}

function controlsOf(part: string): Element[] {
  return [...document.querySelectorAll(`[data-component="${CSS.escape(part)}"] :is(${CONTROLS})`)];
}
