import { consentMode, type Consent } from './consent';

/** The data layer of a page, which a tag manager reads. */
export interface Layer {
  /**
   * Calls `measure` where the shopper has allowed something: at once, or with the decision. After a refusal it is dropped for
   * good. So what happens before the decision is kept, and the code that measures it is not fetched yet.
   */
  whenAllowed(measure: () => void): void;
  /** Pushes an event if the shopper has allowed what it needs. */
  push(event: LayerEvent): void;
  /** Sets what the shopper allows from now on. */
  decide(consent: Consent): void;
}

interface LayerEvent {
  /** The consent without which none of it is pushed. */
  readonly needs: keyof Consent;
  readonly entries: readonly object[];
  /** Called only at the moment of pushing, so that an event that is never pushed does not count as sent. */
  isDue?(): boolean;
}

/**
 * A layer that pushes to `entries`, an array or what a tag manager has made of it.
 * @param consent `required`: the layer begins with consent mode v2, all denied, before any tag can read it (analytics
 * rule 14); `none`: everything is allowed and no consent command is written (analytics rule 15)
 */
export function createLayer(entries: unknown[], consent: 'required' | 'none'): Layer {
  const everything: Consent = { analytics: true, ads: true };
  let decided: Consent | null = consent === 'none' ? everything : null;
  let held: (() => void)[] = [];

  if (consent === 'required') {
    const initial = { ...consentMode({ analytics: false, ads: false }), wait_for_update: 500 };
    entries.unshift(command('consent', 'default', initial));
  }

  function whenAllowed(measure: () => void): void {
    if (!decided) held.push(measure);
    else if (decided.analytics || decided.ads) measure();
  }

  return {
    whenAllowed,
    push({ needs, entries: pushed, isDue }) {
      if (decided?.[needs] && (isDue?.() ?? true)) entries.push(...pushed);
    },
    decide(next) {
      if (consent === 'none') return;
      decided = next;
      entries.push(command('consent', 'update', consentMode(next)));
      const due = held;
      held = [];
      due.forEach(whenAllowed);
    },
  };
}

/** Google's tags recognize a command only as an `arguments` object, not as an array. */
function command(..._values: readonly unknown[]): object {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
