import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';
import { inTurn } from '../dom';

/**
 * As useSignalValue, but the component renders again in a task of its own: where many follow one signal, its change makes
 * no long rendering. Only for what may be shown a moment later than the rest.
 */
export function useSignalInTurn<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let takeBack = (): void => {};
      const stop = signal.subscribe(() => {
        takeBack();
        takeBack = inTurn(changed);
      });
      return () => {
        stop();
        takeBack();
      };
    },
    [signal],
  );
  return useSyncExternalStore(subscribe, () => signal.peek());
}
