import type { Mount, MountState } from '../mount';
import type { InspectedPage } from './InspectedPage';

/** What has become of a part on its element. Times are on the clock of `performance.now()`. */
export interface Lifecycle {
  readonly mount: Mount;
  readonly steps: readonly Step[];
}

interface Step {
  readonly state: MountState;
  readonly at: number;
}

export interface Lifecycles {
  /** Those on the page, in its order. */
  all(): readonly Lifecycle[];
}

/** Follows every part from now on: `data-mount-state` tells that something has changed, the registry what. */
export function followLifecycles(page: InspectedPage, changed: (lifecycle: Lifecycle, step: Step) => void): Lifecycles {
  const steps = new WeakMap<Mount, Step[]>();

  function look(element: Element, isToBeTold: boolean): void {
    for (const mount of page.get(element)) {
      const known = steps.get(mount) ?? [];
      if (known.at(-1)?.state === mount.state) continue;
      const step = { state: mount.state, at: performance.now() };
      steps.set(mount, [...known, step]);
      if (isToBeTold) changed({ mount, steps: [...known, step] }, step);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const element of new Set(records.map(({ target }) => target as Element))) look(element, true);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['data-mount-state'] });
  // What is there already began before anybody looked.
  for (const { element } of page.noest.parts()) look(element, false);
  return {
    all: () => page.noest.parts().map((mount) => ({ mount, steps: steps.get(mount) ?? [] })),
  };
}

/** Milliseconds from the hint, or whatever else its trigger was, to the mounted part; null where that was not seen. */
export function timeToMount({ steps }: Lifecycle): number | null {
  const mounted = steps.findLastIndex(({ state }) => state === 'mounted');
  const asked = steps.slice(0, mounted + 1).findLast(({ state }) => state === 'loading');
  return asked && mounted >= 0 ? steps[mounted]!.at - asked.at : null;
}
