import type { Mount, PartEntry, RegistryOptions } from './Mount';
import type { MountErrorCode } from './report/MountError';

/** A mount as both halves of the registry know it. */
export interface LiveMount extends Mount {
  state: Mount['state'];
  /** Another one each time the part attaches anew. */
  controller: AbortController;
  signal: AbortSignal;
  /** The triggers it waits for, which also say how urgent it is. */
  when: string;
  /** A property's attribute has changed. */
  update?: () => void;
}

export type PartModule = Awaited<ReturnType<PartEntry['load']>>;

/** What the entry does for its lazily loaded half. */
export interface Host {
  readonly options: RegistryOptions;
  setState(mount: LiveMount, state: Mount['state']): void;
  /** Lets go what was held for elements that will not mount. */
  releaseActs(): void;
  alsoAttributes(names: readonly string[]): void;
  /** Mounts what has failed anew. */
  again(element: HTMLElement): void;
  /** The field in which an input method is composing a word. */
  composing(): Node | null | undefined;
  triggerNames(): readonly string[];
  retry<Module>(load: () => Promise<Module>): Promise<Module>;
}

/** What the lazily loaded half does for the entry. */
export interface Runner {
  /** `first` is the part's module, asked for already. */
  load(mount: LiveMount, first: Promise<PartModule>): void;
  fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void;
}
