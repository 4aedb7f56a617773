import type { Behaviour, Widget } from './define';
import type { Held } from './hold';
import type { Mount } from './Mount';
import type { MountErrorCode } from './report/MountError';

/** A mount as the registry and its lazily loaded half know it. */
export interface LiveMount extends Mount {
  state: Mount['state'];
  readonly controller: AbortController;
  /** Place in the order of mounting: interaction, visible, load, idle. */
  urgency: number;
  /** A property's attribute has changed. */
  update?: () => void;
  /** The page came back from the back/forward cache. */
  restore?: () => void;
}

/** What the entry does for its lazily loaded half. */
export interface Host {
  readonly budget: number;
  readonly held: Held;
  mounted(mount: LiveMount): void;
  fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void;
  /** Reports without failing: the last good state stays. */
  report(mount: LiveMount, code: MountErrorCode, cause: unknown): void;
  alsoAttributes(names: readonly string[]): void;
  /** The field in which an input method is composing a word. */
  composing(): Node | null;
  retry<Module>(load: () => Promise<Module>): Promise<Module>;
}

/** What the lazily loaded half does for the entry. */
export interface Runner {
  enqueue(mount: LiveMount, part: Widget | Behaviour): void;
}
