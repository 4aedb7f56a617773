import { fetchRuntime } from '../fetchRuntime';
import type { PartsTable, Trigger } from '../Mount';
import { createIdle } from './idle';
import type { RareTriggers } from './rare';

/**
 * The conditions a part can wait for, by their name in `data-mount`. Their listeners are removed on `signal`. A part that
 * waits for an idle moment or to become visible is mounted at the first hint of interaction too.
 */
export function createTriggers(interaction: Trigger, parts: PartsTable, signal: AbortSignal): Record<string, Trigger> {
  const onIdle = createIdle();
  let rare: Promise<RareTriggers> | undefined;
  const fetched =
    (name: keyof RareTriggers): Trigger =>
    (mount, argument, run) => {
      rare ??= fetchRuntime().then((module) => module.createRareTriggers(parts, signal));
      // Where the trigger's code can't be fetched, the part mounts at once.
      rare.then((triggers) => mount.signal.aborted || triggers[name](mount, argument, run), run);
    };
  const visible = fetched('visible');
  const prefetch = fetched('prefetch');
  // At the window and in the capture phase: an event anywhere in the page arrives, bubbling or not.
  const event: Trigger = (mount, name, run) =>
    addEventListener(name, run, { capture: true, once: true, signal: mount.signal });
  return {
    load: (_, __, run) => run(),
    idle(mount, argument, run) {
      onIdle(run);
      interaction(mount, argument, run);
    },
    visible(mount, margin, run) {
      onIdle(() => visible(mount, margin, run));
      interaction(mount, margin, run);
    },
    /**
     * Brackets name an event that counts as interaction too. So does state that the part has left under its name in this
     * entry of the history: the shopper used it before coming back or reloading.
     */
    interaction(mount, name, run) {
      interaction(mount, name, run);
      if (name) event(mount, name, run);
      if (history.state?.[mount.name]) run();
    },
    media: fetched('media'),
    /**
     * Holds at once. What fetches the code, at the first sign of life, is fetched when the page is idle. Brackets name a cookie of
     * those who are likely to want the part.
     */
    prefetch(mount, cookie, run) {
      run();
      if (!cookie || hasCookie(cookie)) onIdle(() => prefetch(mount, cookie, run));
    },
    event,
    manual() {},
    /**
     * Once the shopper has shown interest in anything on the page. Brackets name a cookie of those for whom there is something to
     * do before: with it the part is idle from the start, and from when a page comes back that was left without.
     */
    active(mount, cookie, run) {
      const look = (): void => {
        if (hasCookie(cookie)) onIdle(run);
      };
      interaction({ ...mount, element: document.documentElement }, '', run);
      addEventListener('pageshow', look, { signal: mount.signal });
      look();
    },
  };
}

/** Not by `readCookie` of storage: shared with the entry it costs each page 20 bytes more. */
function hasCookie(name: string): boolean {
  try {
    return `; ${document.cookie}`.includes(`; ${name}=`);
  } catch {
    // A sandboxed document forbids cookies by throwing.
    return false;
  }
}

/** The names of the above, for who checks markup without a page. */
export const TRIGGERS: readonly string[] = [
  'load',
  'idle',
  'visible',
  'interaction',
  'media',
  'prefetch',
  'event',
  'manual',
  'active',
];

export interface When {
  readonly name: string;
  readonly argument: string;
}

/**
 * `visible(200px) media((min-width: 48em) and (hover))` → each with what stands between its outer brackets.
 * Brackets may be nested once, as media queries do.
 */
export function parseTriggers(text: string): readonly When[] {
  return [...text.matchAll(/([^\s()]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g)].map(([, name = '', argument = '']) => ({
    name,
    argument,
  }));
}
