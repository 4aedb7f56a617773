import type { Adapter } from '../runtime/Adapter';
import { createRootOn, flushSync } from './root.react';
import { shell } from './Shell';

/** One source for both runtimes: the build chooses which `root` this imports. */
export function createAdapter(): Adapter {
  let opened = 0;
  return {
    flush: flushSync,
    open(place) {
      const { element, signal, server } = place;
      const root = createRootOn(place, `n${(opened++).toString(36)}-`);
      const mount = { element, signal, slots: server.slots };
      return {
        render: (props) => root.render(shell(place, mount, props)),
        unmount: () => root.unmount(),
      };
    },
  };
}
