import { consentMode, type Consent } from './consent';

/** The data layer of a page, which a tag manager reads. Everything is held until the shopper has decided. */
export interface Layer {
  /** Whether an event can still be pushed, now or later: something is allowed, or nothing is decided yet. */
  readonly isOpen: boolean;
  push(event: LayerEvent): void;
  /** Sets what the shopper allows from now on. Held events are pushed or dropped accordingly. */
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
 * rule 14); `none`: nothing is held and no consent command is written (analytics rule 15)
 */
export function createLayer(entries: unknown[], consent: 'required' | 'none'): Layer {
  const everything: Consent = { analytics: true, ads: true };
  let decided: Consent | null = consent === 'none' ? everything : null;
  let held: LayerEvent[] = [];

  if (consent === 'required') {
    const initial = { ...consentMode({ analytics: false, ads: false }), wait_for_update: 500 };
    entries.unshift(command('consent', 'default', initial));
  }

  function push(event: LayerEvent): void {
    if (!decided) held.push(event);
    else if (decided[event.needs] && (event.isDue?.() ?? true)) entries.push(...event.entries);
  }

  return {
    get isOpen() {
      return decided === null || decided.analytics || decided.ads;
    },
    push,
    decide(next) {
      if (consent === 'none') return;
      decided = next;
      entries.push(command('consent', 'update', consentMode(next)));
      const due = held;
      held = [];
      due.forEach(push);
    },
  };
}

/** Google's tags recognize a command only as an `arguments` object, not as an array. */
function command(..._values: readonly unknown[]): object {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}
