import type { Trigger } from '../Mount';
import { createIdle } from './idle';

/**
 * The moments a part can wait for, by their name in `data-mount`. What they install for the page leaves with `signal`.
 * What waits for an idle moment or to be seen does not wait any longer once the shopper is there.
 */
export function createTriggers(interaction: Trigger, signal: AbortSignal): Record<string, Trigger> {
  const onIdle = createIdle();
  let visible: Promise<Trigger> | undefined;
  return {
    load: (_, __, run) => run(),
    idle(mount, argument, run) {
      onIdle(run);
      interaction(mount, argument, run);
    },
    visible(mount, margin, run) {
      visible ??= import('./visible').then((module) => module.createVisible(signal));
      // A part whose moment can't be known mounts at once.
      visible.then((observe) => observe(mount, margin, run), run);
      interaction(mount, margin, run);
    },
    interaction,
    media(mount, query, run) {
      const list = matchMedia(query.includes('(') ? query : `(${query})`);
      if (list.matches) run();
      else list.addEventListener('change', run, { once: true, signal: mount.signal });
    },
    // At the window and in the capture phase: hears what is told anywhere in the page, bubbling or not.
    event: (mount, name, run) => addEventListener(name, run, { capture: true, once: true, signal: mount.signal }),
    manual() {},
  };
}
