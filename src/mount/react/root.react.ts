import { flushSync as flush } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { WidgetTarget } from '../takeOver/openWidget';
import { listenLate } from './listenLate';

/** A React root whose own listeners wait for the first event, and whose failure is told instead of thrown. */
export function createRootOn(target: WidgetTarget, identifierPrefix: string): Root {
  const { place, server, failed } = target;
  const onUncaughtError = (error: unknown): void => {
    // React has emptied the element. A part inside that is not back before the registry looks counts as one that left.
    server.putBack();
    failed(error);
  };
  const [root, stop] = listenLate(place, () => createRoot(place, { identifierPrefix, onUncaughtError }));
  return {
    render: (node) => root.render(node),
    unmount() {
      root.unmount();
      stop();
    },
  };
}

export function flushSync(work: () => void): void {
  flush(work);
}
