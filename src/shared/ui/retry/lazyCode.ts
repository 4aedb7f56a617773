import { signal, type ReadonlySignal } from '@preact/signals-core';
import { messagesReady } from '../../i18n/ready';

/** Code of a view that is fetched once it is needed. */
export interface LazyCode<Code> {
  /** Null until the code is there; an error where it could not be fetched. */
  readonly state: ReadonlySignal<Code | Error | null>;
  /** Fetches the code with its words, once; after a failure the next call tries again. Never rejects. */
  readonly fetch: () => Promise<void>;
}

/** @param what is fetched, for the console where that fails */
export function lazyCode<Code>(what: string, load: () => Promise<Code>): LazyCode<Code> {
  const state = signal<Code | Error | null>(null);
  let fetching: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      const code = await load();
      await messagesReady();
      state.value = code;
    } catch (error) {
      fetching = null;
      state.value = error as Error;
      console.error(`[noest] ${what} could not be fetched`, error);
    }
  }

  return { state, fetch: () => (fetching ??= fetchOnce()) };
}
