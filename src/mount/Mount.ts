import type { Behaviour, Widget } from './define';
import type { MountError, MountErrorCode } from './report/report';

/**
 * `waiting` for its trigger; `loading` its code; `mounted`: committed and alive; `failed`: the server's markup is back;
 * `unknown`: no part of that name. Mirrored on `data-mount-state`.
 */
export type MountState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'unknown';

/** One part on one element. */
export interface Mount {
  readonly element: HTMLElement;
  readonly name: string;
  /** Aborts when the part leaves its element, for whatever reason. */
  readonly signal: AbortSignal;
  readonly state: MountState;
  /** The triggers it waits for, as `data-mount` or its declaration has them. */
  readonly when: string;
  /** Its properties, parsed, once it has mounted. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/**
 * When to mount. Calls `run` once its condition holds, and leaves no listener behind when `mount.signal` aborts.
 * `argument` is the text between brackets: `visible(200px)` gives "200px".
 */
export type Trigger = (mount: Mount, argument: string, run: () => void) => void;

/** A row of the parts table: all that the entry knows of a part. */
export interface PartEntry {
  /** Where the markup has no `data-mount`; `load` when left out. */
  readonly when?: string;
  /** The files of a build that `load` asks for, as far as that is known. */
  readonly files?: () => readonly string[];
  // `any`: each part has a schema of its own, and a table of them has no common one.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly load: () => Promise<{ readonly default: Widget<any> | Behaviour<any> }>;
  /** What is shown while a press waits for that (`defineSkeleton`), where the part has such a thing. */
  readonly skeleton?: (() => Promise<{ readonly default: (mount: Mount) => void }>) | undefined;
}

/** The parts there are, with what has been defined since. */
export type PartsTable = ReadonlyMap<string, PartEntry>;

export interface RegistryOptions {
  /** By the name in `data-component`. */
  readonly parts: Readonly<Record<string, PartEntry>>;
  /** Where to look; the whole document when left out. */
  readonly root?: Document | ShadowRoot | HTMLElement;
  /** Beside `load`, `idle`, `visible`, `interaction`, `prefetch`, `media`, `event`, `manual` and `active`. */
  readonly triggers?: Readonly<Record<string, Trigger>>;
  /** How often a chunk that could not be fetched is requested again, and the first pause in ms; each next one is twice as long. */
  readonly retry?: { readonly times: number; readonly delay: number };
  /** Milliseconds of mounting before the page may handle input and paint; 8 when left out. */
  readonly budget?: number;
  /**
   * Milliseconds an early click or submit waits for its part before the browser handles it by itself; 3000 when left out. An
   * element sets a time of its own by `data-replay`. A button that a browser can do nothing with waits until its part is there
   * or has failed.
   */
  readonly holdTimeout?: number;
  /** Awaited once a part's code is loaded, before it mounts: for what it needs besides, such as messages in the page's language. */
  readonly ready?: () => Promise<unknown>;
  /** The first of these capabilities that the shop's back end lacks; a part that needs it is not mounted. */
  readonly missing?: (capabilities: readonly string[]) => string | undefined;
  /** Called after the cancelable `shop:widget-error` event. */
  readonly onError?: (error: MountError) => void;
}

export interface Registry {
  /** Mounts the parts of the page and watches for new ones. A second call does nothing. */
  start(): void;
  /** Unmounts every part, puts the server's markup back, and stops watching the page. */
  stop(): void;
  /** Adopts what is inside; for a root that is not watched, such as a shadow root of the page. */
  scan(within?: ParentNode): void;
  /** Mounts now, whatever its trigger says; also what is `manual`, detached or failed before. */
  mount(element: HTMLElement): Promise<void>;
  /** The parts are unmounted and the server's markup is put back. */
  unmount(element: HTMLElement): void;
  /** The parts of an element; empty where it has none. */
  get(element: Element): readonly Mount[];
  /** Resolves when nothing is loading: the one line a test needs. What still waits for its trigger is not waited for. */
  settled(): Promise<void>;
  /**
   * Adds a part to the table, before or after `start`; elements that wait for it by name mount as its triggers say.
   * @throws Error where the table has a part of this name
   */
  define(name: string, part: PartEntry): void;
}

/** A mount as both halves of the registry see it. */
export interface LiveMount extends Mount {
  state: Mount['state'];
  props?: Readonly<Record<string, unknown>>;
  /** Another one each time the part attaches anew. */
  controller: AbortController;
  signal: AbortSignal;
  /** The triggers it waits for, which also say how urgent it is. */
  when: string;
  /** Asked for once more after it failed: a press on it does not wait for several tries. */
  isSecondTry?: true;
  /** A property's attribute has changed. */
  update?: () => void;
}

export type PartModule = Awaited<ReturnType<PartEntry['load']>>;

/** What the entry does for its lazily loaded half. */
export interface Host {
  readonly options: RegistryOptions;
  readonly parts: PartsTable;
  setState(mount: LiveMount, state: Mount['state']): void;
  /** Releases the events held for elements that will not mount. */
  releaseHeldEvents(): void;
  alsoAttributes(names: readonly string[]): void;
  /** Watches the inside of a shadow root too, until the signal aborts. */
  alsoWithin(tree: ShadowRoot, signal: AbortSignal): void;
  /** Its code did not come: the next sign of the shopper's interest asks once more. */
  tryAgainAtHint(mount: LiveMount): void;
  get(element: Element): readonly LiveMount[];
  /** Ends the parts of an element that is off the page. */
  leave(element: Element): void;
  /** Mounts again what has failed. */
  again(element: HTMLElement): void;
  /** The field in which an input method is composing a word. */
  composing(): Node | null | undefined;
  triggerNames(): readonly string[];
  retry<Module>(load: () => Promise<Module>): Promise<Module>;
}

/** What the lazily loaded half does for the entry. */
export interface Runner {
  /** `first` is the part's module, requested already. */
  load(mount: LiveMount, first: Promise<PartModule>): void;
  fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void;
}
