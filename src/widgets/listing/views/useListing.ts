import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Listing } from '../store/createListing';
import { currentListing } from '../store/openListing';
import { afterFrame } from '../../../shared/platform/dom';

/**
 * The listing of the page, for a part of it.
 * @throws where the page has none; the server's markup then stays as it is.
 */
export function useListing(): Listing {
  const [listing] = useState(currentListing);
  if (!listing) throw new Error('expected a category-view or a search-view that is mounted on this page, found none');
  return listing;
}

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
