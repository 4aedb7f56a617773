import { fetching } from '../fetching';
import type { RegistryOptions, Trigger } from '../Mount';
import { createIdle } from './idle';
import { media } from './media';
import { createVisible } from './visible';

export type RareTriggers = Readonly<Record<'media' | 'prefetch' | 'visible', Trigger>>;

/** The triggers that most pages do without, fetched by the first part that waits for one. */
export function createRareTriggers({ parts }: RegistryOptions, signal: AbortSignal): RareTriggers {
  const onIdle = createIdle();
  return {
    media,
    visible: createVisible(signal),
    /** Holds at once; the part's code is fetched when the page has nothing to do, and run once the part mounts. */
    prefetch({ name }, _, run) {
      run();
      onIdle(() => {
        fetching.only = true;
        // What can't be fetched ahead is asked for again when it is wanted.
        parts[name]?.load().catch(() => {});
        fetching.only = false;
      });
    },
  };
}
