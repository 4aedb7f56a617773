import type { Behaviour, Mount, PartEntry, Registry, Widget } from '../mount';
import { isSupported } from '../mount/isSupported';
import { createRegistry } from '../mount/registry';
import { missingCapability } from '../shared/api/capabilities';
import { messagesReady } from '../shared/i18n/ready';
import { emit, last, on } from '../shared/platform/events';
import type { Actions } from './actions/Actions';
import type * as Inspector from '../inspector';
import type { InspectedPage } from '../inspector/InspectedPage';
import type { PageEvents } from '../shared/changes';

/**
 * A part as `define` takes it: what `defineWidget` or `defineBehaviour` made, or how to fetch that once it is wanted, with
 * the trigger that holds until then.
 */
// `any`: each part has properties of its own, and a list of them has no common type.
// oxlint-disable-next-line typescript/no-explicit-any
export type DefinedPart = Widget<any> | Behaviour<any> | PartEntry;

/** What a page's own scripts call: `window.noest`, and `noest` of the package. */
export interface Noest extends Actions {
  /** That of the package. What this page says of names, events and actions changes as semantic versioning has it. */
  readonly version: string;
  /**
   * Adds a part under the name that `data-component` has for it, before or after the start. Elements that have the name
   * already mount at once, or as their trigger says.
   * @throws Error where there is a part of this name
   */
  define(name: string, part: DefinedPart): void;
  /**
   * Mounts the parts of the page and watches for new ones; a second call does nothing, nor does one in a browser without
   * popovers or `AbortSignal.any`. The files start by themselves.
   */
  start(): void;
  /** Mounts now, whatever the trigger says; also what is `manual`, detached or failed before. */
  mount(element: HTMLElement): Promise<void>;
  /** The parts of an element leave, and the server's markup is put back. */
  unmount(element: HTMLElement): void;
  readonly on: typeof on;
  readonly emit: typeof emit;
  /** The detail of the latest event of this name that Noest has sent on this page, without `shop:`; undefined where none was. */
  last<Name extends keyof PageEvents>(name: Name): PageEvents[Name] | undefined;
  /** Every part on the page, with its element, its state and its properties. */
  parts(): readonly Mount[];
  /** Opens the inspector, a panel with every part, mistake, event, action and signal of the page; its code is fetched then. */
  inspect(): Promise<void>;
}

declare global {
  interface Window {
    /** For page scripts; not there before `noest.js` has run. */
    noest: Noest;
  }
}

/** The one registry of a page, with these parts to begin with, as page scripts see it. */
export function createNoest(parts: Readonly<Record<string, PartEntry>>): Noest {
  const registry: Registry = createRegistry({
    parts,
    // A part starts with messages in the page's language.
    ready: messagesReady,
    missing: missingCapability,
  });
  const noest: Noest = {
    define: (name, part) => registry.define(name, isEntry(part) ? part : entryOf(name, part)),
    start() {
      // An element whose id is noest is there by that name too.
      if (!(window as Partial<Window>).noest?.define) window.noest = noest;
      if (window.noest !== noest) console.error('[noest] loaded twice; this copy does nothing');
      else if (!isSupported()) console.warn('[noest] this browser is too old; the page stays as it is');
      else if (isToBeWatched()) {
        // Where it can't be fetched, the browser says so and the page goes on.
        void inspector()
          .then(({ begin }) => begin(inspected))
          .finally(registry.start);
      } else registry.start();
    },
    mount: registry.mount,
    unmount: registry.unmount,
    on,
    emit,
    last: (name) => last(name) as never,
    version: import.meta.env.NOEST_VERSION,
    cart: actionsOf('cart', 'get', 'add', 'change', 'remove', 'open'),
    customer: actionsOf('customer', 'get'),
    listing: actionsOf('listing', 'get', 'change'),
    prices: actionsOf('prices', 'get', 'set'),
    parts: () => [...document.querySelectorAll('[data-component]')].flatMap(registry.get),
    inspect: async () => (await inspector()).inspect(inspected),
  };
  const inspected: InspectedPage = { noest, parts, get: registry.get };
  return noest;
}

/**
 * Whether the page mentions the inspector, or a trace in the console: what it says of them is for the code that is fetched
 * then to read.
 */
function isToBeWatched(): boolean {
  const scripts = [...document.querySelectorAll('#noest-config,[data-noest]')].map((script) => script.outerHTML);
  return /noest-(inspect|debug)|"debug"/.test(location.search + scripts.join(''));
}

const inspector = (): Promise<typeof Inspector> => import('../inspector');

type Action = (request?: unknown) => Promise<unknown>;

/** The actions of a feature, whose code is fetched with the first one that is used. */
function actionsOf<Feature extends keyof Actions>(
  feature: Feature,
  ...names: readonly (string & keyof Actions[Feature])[]
): Actions[Feature] {
  const entries = names.map((name) => [
    name,
    async (request?: unknown) => {
      const module = await import('./actions');
      return (module.actions[feature][name] as Action)(request);
    },
  ]);
  return Object.fromEntries(entries) as Actions[Feature];
}

// A page's script has no compiler, and may give anything.
const isEntry = (part: DefinedPart | undefined): part is PartEntry =>
  typeof (part as Partial<PartEntry> | undefined)?.load === 'function';

function entryOf(name: string, part: Exclude<DefinedPart, PartEntry> | undefined): PartEntry {
  if (!part?.part) {
    throw new TypeError(`[noest] "${name}": expected what defineWidget or defineBehaviour makes`);
  }
  return { when: part.part.when, load: () => Promise.resolve({ default: part }) };
}
