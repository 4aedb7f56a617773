import type { Actions } from '../public/actions/Actions';
import type { Mount, PartEntry, Registry } from '../mount';

/** `window.noest`, as far as the inspector uses it. */
interface InspectedNoest extends Actions {
  readonly version: string;
  /** Every part on the page. */
  parts(): readonly Mount[];
}

/** What the inspector sees of a page. */
export interface InspectedPage {
  readonly noest: InspectedNoest;
  /** The parts of the kit, by name. */
  readonly parts: Readonly<Record<string, PartEntry>>;
  readonly get: Registry['get'];
}
