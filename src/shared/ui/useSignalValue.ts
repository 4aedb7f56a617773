import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

const whole = (value: unknown): unknown => value;

/**
 * The value of a signal, read during render, or what `pick` takes of it; the component renders again when that changes.
 * It is compared by identity: what is picked is a part of the value or a primitive, never an object made anew.
 * The package's own useSignals() keeps its subscription when a component suspends on its first render
 * (preactjs/signals #768); React subscribes to an external store only once the component is mounted.
 */
export function useSignalValue<T, Picked = T>(
  signal: ReadonlySignal<T>,
  pick: (value: T) => Picked = whole as (value: T) => Picked,
): Picked {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  return useSyncExternalStore(subscribe, () => pick(signal.peek()));
}
