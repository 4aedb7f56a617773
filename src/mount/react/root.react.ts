import { flushSync as flush } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { WidgetTarget } from '../takeOver/openWidget';
import { createLateRoot } from './listenLate';

/** A React root that listens from its first event on, and whose failure is told instead of thrown. */
export function createRootOn({ place, server, failed }: WidgetTarget, identifierPrefix: string): Root {
  return createLateRoot(place, {
    identifierPrefix,
    onUncaughtError(error) {
      // React has emptied the element. A part inside that is not back before the registry looks counts as one that left.
      server.putBack();
      failed(error);
    },
  });
}

export function flushSync(work: () => void): void {
  flush(work);
}
