import { consentMode } from './consent';
import type { Consent } from './consent-cookie';

/** The data layer of a page: what a tag manager reads. Everything is kept back until the shopper has decided. */
export interface Layer {
  /** Whether anything can still come of what is told now: something is allowed, or nothing is decided. */
  readonly isOpen: boolean;
  tell(told: Told): void;
  /** What the shopper allows from now on; what was kept back follows it, or is dropped. */
  decide(consent: Consent): void;
}

interface Told {
  /** Nothing of it is pushed without the consent it needs. */
  readonly needs: keyof Consent;
  readonly entries: readonly object[];
  /** Asked when it would be pushed, and not before: what is never pushed does not count as told. */
  isDue?(): boolean;
}

/**
 * A layer that pushes to `entries`, an array or what a tag manager has made of it.
 * @param consent `required`: consent mode v2 stands first in the layer, denied, before any tag can read it; `none`: the
 * shop has no need of it, and nothing is kept back
 */
export function createLayer(entries: unknown[], consent: 'required' | 'none'): Layer {
  const everything: Consent = { analytics: true, ads: true };
  let decided: Consent | null = consent === 'none' ? everything : null;
  let kept: Told[] = [];

  if (consent === 'required') {
    const initial = { ...consentMode({ analytics: false, ads: false }), wait_for_update: 500 };
    entries.unshift(command('consent', 'default', initial));
  }

  function tell(told: Told): void {
    if (!decided) kept.push(told);
    else if (decided[told.needs] && (told.isDue?.() ?? true)) entries.push(...told.entries);
  }

  return {
    get isOpen() {
      return decided === null || decided.analytics || decided.ads;
    },
    tell,
    decide(next) {
      if (consent === 'none') return;
      decided = next;
      entries.push(command('consent', 'update', consentMode(next)));
      const due = kept;
      kept = [];
      due.forEach(tell);
    },
  };
}

/** Google's tags know a command by its being an `arguments` object, and take no array for one. */
function command(..._words: readonly unknown[]): object {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
