import type { Behaviour, Mount, PartEntry, Registry, Widget } from '../mount';
import { createRegistry } from '../mount/registry';
import { missingCapability } from '../shared/api/capabilities';
import { messagesReady } from '../shared/i18n/ready';
import { emit, on } from '../shared/platform/events';
import type { AskedEvents } from '../shared/platform/events/ShopEvents';
import type { AddedToCart, ApiResult } from '../shared/api';

/**
 * A part as `define` takes it: what `defineWidget` or `defineBehaviour` made, or how to fetch that once it is wanted, with
 * the trigger that holds until then.
 */
// `any`: each part has properties of its own, and a list of them has no common type.
// oxlint-disable-next-line typescript/no-explicit-any
export type DefinedPart = Widget<any> | Behaviour<any> | PartEntry;

/** What a page's own scripts call: `window.noest`, and `noest` of the package. */
export interface Noest {
  /**
   * Adds a part under the name that `data-component` has for it, before or after the start. Elements that have the name
   * already mount at once, or as their trigger says.
   * @throws Error where there is a part of this name
   */
  define(name: string, part: DefinedPart): void;
  /** Mounts the parts of the page and watches for new ones; a second call does nothing. The files start by themselves. */
  start(): void;
  /** Mounts now, whatever the trigger says; also what is `manual`, detached or failed before. */
  mount(element: HTMLElement): Promise<void>;
  /** The parts of an element leave, and the server's markup is put back. */
  unmount(element: HTMLElement): void;
  readonly on: typeof on;
  readonly emit: typeof emit;
  readonly cart: {
    /** Adds a selection (cart rule 2): its SKU, how many (1, cart rule 1), and the choices a configurable product needs. */
    add(request: AskedEvents['add-to-cart']): Promise<ApiResult<AddedToCart>>;
  };
  /** Every part on the page, with its element and state; what `shop:widget-error` reported is in the console. */
  inspect(): readonly Mount[];
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
    define: (name, part) => registry.define(name, 'load' in part ? part : entryOf(part)),
    start() {
      const { noest: first = (window.noest = noest) } = window as Partial<Window>;
      if (first === noest) registry.start();
      else console.error('[noest] loaded twice; this copy does nothing');
    },
    mount: registry.mount,
    unmount: registry.unmount,
    on,
    emit,
    cart: {
      add: (request) => import('../onDemand').then((module) => module.addToCart(request)),
    },
    inspect: () => [...document.querySelectorAll('[data-component]')].flatMap(registry.get),
  };
  return noest;
}

function entryOf(part: Widget | Behaviour): PartEntry {
  return { when: part.part.when, load: () => Promise.resolve({ default: part }) };
}
