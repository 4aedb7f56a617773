import type { RegistryOptions, Trigger } from '../Mount';
import { createIdle } from './idle';
import type { RareTriggers } from './rare';

/**
 * The moments a part can wait for, by their name in `data-mount`. What they install for the page leaves with `signal`.
 * What waits for an idle moment or to be seen does not wait any longer once the shopper is there.
 */
export function createTriggers(
  interaction: Trigger,
  options: RegistryOptions,
  signal: AbortSignal,
): Record<string, Trigger> {
  const onIdle = createIdle();
  let rare: Promise<RareTriggers> | undefined;
  const fetched =
    (name: keyof RareTriggers): Trigger =>
    (mount, argument, run) => {
      rare ??= import('../rare').then((module) => module.createRareTriggers(options, signal));
      // A part whose moment can't be known mounts at once.
      rare.then((triggers) => mount.signal.aborted || triggers[name](mount, argument, run), run);
    };
  const visible = fetched('visible');
  // At the window and in the capture phase: hears what is told anywhere in the page, bubbling or not.
  const event: Trigger = (mount, name, run) =>
    addEventListener(name, run, { capture: true, once: true, signal: mount.signal });
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
    /**
     * Brackets name an event that tells of a wish just as well. So does what the part has left under its name in this entry
     * of the history: a shopper who comes back, or reloads, had to do with it.
     */
    interaction(mount, name, run) {
      interaction(mount, name, run);
      if (name) event(mount, name, run);
      if (history.state?.[mount.name]) run();
    },
    media: fetched('media'),
    prefetch: fetched('prefetch'),
    event,
    manual() {},
  };
}
