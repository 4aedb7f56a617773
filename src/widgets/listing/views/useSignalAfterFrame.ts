import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';
import { afterFrame } from '../../../shared/platform/dom';

/**
 * As useSignalValue, but the component renders again in a task of its own, after the next frame: where many components
 * follow one signal, a change would make one long task. Only for what may be shown a moment later than the rest.
 */
export function useSignalAfterFrame<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let cancel = (): void => {};
      const stop = signal.subscribe(() => {
        cancel();
        cancel = afterFrame(changed);
      });
      return () => {
        stop();
        cancel();
      };
    },
    [signal],
  );
  return useSyncExternalStore(subscribe, () => signal.peek());
}
