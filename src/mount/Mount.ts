import type { Behaviour, Widget } from './define';
import type { MountError } from './report/MountError';

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
}

/**
 * When to mount. Calls `run` once its moment has come, and leaves nothing behind when `mount.signal` aborts.
 * `argument` is what stood between brackets: `visible(200px)` gives "200px".
 */
export type Trigger = (mount: Mount, argument: string, run: () => void) => void;

/** A line of the parts table: all that the entry knows of a part. */
export interface PartEntry {
  /** Where the markup has no `data-mount`; `load` when left out. */
  readonly when?: string;
  // `any`: each part has a schema of its own, and a table of them has no common one.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly load: () => Promise<{ readonly default: Widget<any> | Behaviour<any> }>;
}

export interface RegistryOptions {
  /** By the name in `data-component`. */
  readonly parts: Readonly<Record<string, PartEntry>>;
  /** Where to look; the whole document when left out. */
  readonly root?: Document | ShadowRoot | HTMLElement;
  /** Beside `load`, `idle`, `visible`, `interaction`, `prefetch`, `media`, `event` and `manual`. */
  readonly triggers?: Readonly<Record<string, Trigger>>;
  /** How often a chunk that does not come is asked again, and the first pause in ms; each next one is twice as long. */
  readonly retry?: { readonly times: number; readonly delay: number };
  /** Milliseconds of mounting before the page gets its turn; 8 when left out. */
  readonly budget?: number;
  /** Milliseconds an early click or submit waits for its part before it goes the native way; 3000 when left out. */
  readonly patience?: number;
  /** Awaited once a part's code has come, before it mounts: for what it needs besides, such as the page's words. */
  readonly ready?: () => Promise<unknown>;
  /** Called after the cancelable `shop:widget-error` event. */
  readonly onError?: (error: MountError) => void;
}

export interface Registry {
  /** Adopts what is there and watches for what comes. Starting twice is starting once. */
  start(): void;
  /** Every part leaves, the server's markup comes back, nothing is watched any more. */
  stop(): void;
  /** Adopts what is inside; for a root that is not watched, such as a shadow root of the page. */
  scan(within?: ParentNode): void;
  /** Mounts now, whatever its trigger says; also what is `manual`, detached or failed before. */
  mount(element: HTMLElement): Promise<void>;
  /** The parts leave and the server's markup comes back. */
  unmount(element: HTMLElement): void;
  /** The parts of an element; empty where it has none. */
  get(element: Element): readonly Mount[];
  /** Resolves when nothing is loading: the one line a test needs. What still waits for its trigger is not waited for. */
  settled(): Promise<void>;
}
