import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a signal, read during render; the component renders again when it changes.
 * The package's own useSignals() keeps its subscription when a component suspends on its first render
 * (preactjs/signals #768); React subscribes to an external store only once the component stands.
 */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}
