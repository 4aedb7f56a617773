import type { Trigger } from '../Mount';
import { createIdle } from './idle';

/**
 * The moments a part can wait for, by their name in `data-mount`. What they install for the page leaves with `signal`.
 * What waits for an idle moment or to be seen does not wait any longer once the shopper is there.
 */
export function createTriggers(interaction: Trigger, signal: AbortSignal): Record<string, Trigger> {
  const onIdle = createIdle();
  let rare: Promise<Record<'media' | 'visible', Trigger>> | undefined;
  const fetched =
    (name: 'media' | 'visible'): Trigger =>
    (mount, argument, run) => {
      rare ??= import('./rare').then((module) => module.createRareTriggers(signal));
      // A part whose moment can't be known mounts at once.
      rare.then((triggers) => mount.signal.aborted || triggers[name](mount, argument, run), run);
    };
  const visible = fetched('visible');
  return {
    load: (_, __, run) => run(),
    idle(mount, argument, run) {
      onIdle(run);
      interaction(mount, argument, run);
    },
    visible(mount, margin, run) {
      visible(mount, margin, run);
      interaction(mount, margin, run);
    },
    interaction,
    media: fetched('media'),
    // At the window and in the capture phase: hears what is told anywhere in the page, bubbling or not.
    event: (mount, name, run) => addEventListener(name, run, { capture: true, once: true, signal: mount.signal }),
    manual() {},
  };
}
