import { createFirstSign } from '../../shared/platform/dom/firstSign';
import { onVisible } from '../../shared/platform/dom/observe';
import { hint } from '../report/fetchReport';
import { fetching } from '../loading';
import type { Mount, PartsTable, Trigger } from '../Mount';

export type RareTriggers = Readonly<Record<'media' | 'prefetch' | 'visible', Trigger>>;

/** The triggers that most pages do without, fetched by the first part that waits for one. */
export function createRareTriggers(parts: PartsTable, signal: AbortSignal): RareTriggers {
  const onFirstSign = createFirstSign(signal);
  return {
    media,
    visible: createVisible(signal),
    /** The part's code is fetched at the shopper's first sign of life, and evaluated once the part mounts. */
    prefetch({ name }) {
      onFirstSign(() => {
        fetching.only = true;
        // A failure is ignored: the code is requested again when the part mounts.
        const part = parts.get(name);
        part?.skeleton?.().catch(() => {});
        part?.load().catch(() => {});
        fetching.only = false;
      });
    },
  };
}

/** Once the media query holds; its brackets may be left out. */
const media: Trigger = (mount, query, run) => {
  const asked = query.includes('(') ? query : `(${query})`;
  const list = matchMedia(asked);
  if (list.matches) run();
  else {
    list.addEventListener('change', run, { once: true, signal: mount.signal });
    if (neverHolds(asked)) tellWrong('media', mount, query);
  }
};

/** What a browser does not understand is neither true nor false. Of a list of queries each would have to be asked. */
function neverHolds(query: string): boolean {
  return !/,|^only/.test(query) && ![`not ${query}`, `not (${query})`].some((other) => matchMedia(other).matches);
}

/** When the element comes into view. */
function createVisible(signal: AbortSignal): Trigger {
  return (mount, margin, run) => {
    const seen = new AbortController();
    const see = ({ isIntersecting }: IntersectionObserverEntry): void => {
      if (!isIntersecting) return;
      seen.abort();
      run();
    };
    const left = AbortSignal.any([seen.signal, mount.signal, signal]);
    try {
      onVisible(mount.element, see, left, { rootMargin: margin || '0px' });
    } catch {
      tellWrong('visible', mount, margin);
      run();
    }
  };
}

/** The words are fetched where there is something to say. */
function tellWrong(trigger: 'visible' | 'media', { name, element }: Mount, argument: string): void {
  hint((report) => report.reportArgument(trigger, name, argument, element));
}
