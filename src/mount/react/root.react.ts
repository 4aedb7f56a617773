import { flushSync as flush } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { WidgetTarget } from '../takeOver/openWidget';
import { listenLate } from './listenLate';

/** A React root whose own listeners wait for the first event, and whose failure is told instead of thrown. */
export function createRootOn(target: WidgetTarget, identifierPrefix: string): Root {
  const { element, failed } = target;
  const [root, stop] = listenLate(element, () => createRoot(element, { identifierPrefix, onUncaughtError: failed }));
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
