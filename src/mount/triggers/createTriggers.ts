import type { Trigger } from '../Mount';
import type { Hints } from './hints';
import { createIdle } from './idle';
import { createVisible } from './visible';

/** The moments a part can wait for, by their name in `data-mount`. What they install for the page leaves with `signal`. */
export function createTriggers(hints: Hints, signal: AbortSignal): Record<string, Trigger> {
  const onIdle = createIdle();
  const onVisible = createVisible(signal);
  return {
    load: (_, __, run) => run(),
    idle(mount, argument, run) {
      onIdle(run);
      hints.act(mount, argument, run);
    },
    visible(mount, margin, run) {
      onVisible(mount, margin, run);
      hints.act(mount, margin, run);
    },
    interaction: hints.interaction,
    media(mount, query, run) {
      const list = matchMedia(query.startsWith('(') || !query.includes(':') ? query : `(${query})`);
      if (list.matches) run();
      else list.addEventListener('change', run, { once: true, signal: mount.signal });
    },
    // At the window and in the capture phase: hears what is told anywhere in the page, bubbling or not.
    event: (mount, name, run) => addEventListener(name, run, { capture: true, once: true, signal: mount.signal }),
    manual() {},
  };
}
