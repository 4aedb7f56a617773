/** A click or submit that came before its part was mounted. */
export interface HeldEvent {
  readonly type: string;
  /** The nearest part around the target that is not mounted yet. */
  readonly element: Element;
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null;
  /**
   * When the browser handles it by itself, on the clock of `performance.now()`. Infinite where a browser has nothing to
   * do, as for a button of a view: then it waits for as long as its part may still come.
   */
  until: number;
}

export interface Held {
  readonly events: Set<HeldEvent>;
  /** What the shopper has opened or shut: the browser did so by itself, and a view that takes over is to look the same. */
  readonly toggled: WeakSet<Element>;
  /** Milliseconds before an event is released to the browser; at 0 nothing is held. */
  timeout: number;
  /**
   * Lets the browser handle an event by itself: the form is posted, the link followed. Without a network that would end on
   * the browser's error page, so it waits until there is one.
   */
  release(heldEvent: HeldEvent): void;
  /** Does it again, on what has taken its place. A part inside that is still to come has it until the same moment. */
  replay(heldEvent: HeldEvent, target?: HTMLElement, submitter?: HTMLElement | null): void;
}

declare global {
  interface Window {
    noestHeld?: Held;
  }
}

// Touch, hover and keys are never held: losing them is better than replaying them (nuxt-delay-hydration #47, #53, #54).
// Nor is what a browser does by itself: a checkbox is ticked, a popover shown. A link is held where it or what it stands
// in asks for it, as a button may ask for its own time.
const HELD = 'summary,a,button:not([popovertarget]),[type=submit],[role=button]';

/**
 * Keeps the shopper's early clicks on buttons and submits of forms inside parts that have no state yet or are loading,
 * once each. The script in the head or the entry installs it, whichever runs first on the page; the other finds it.
 */
export function hold(): Held {
  const events = new Set<HeldEvent>();
  const toggled = new WeakSet<Element>();
  let releasing = false;
  let replayed: HeldEvent | undefined;
  const held: Held = (window.noestHeld = { events, toggled, timeout: 3000, release, replay });

  function release(heldEvent: HeldEvent): void {
    if (!events.has(heldEvent)) return;
    if (heldEvent.until < Infinity && !navigator.onLine) {
      heldEvent.until = 0;
      return;
    }
    // Before its time a part further out may have it.
    releasing = heldEvent.until <= performance.now();
    replay(heldEvent, heldEvent.target, heldEvent.submitter);
    releasing = false;
  }

  function replay(heldEvent: HeldEvent, target?: HTMLElement, submitter?: HTMLElement | null): void {
    events.delete(heldEvent);
    heldEvent.target.removeAttribute('data-held');
    replayed = heldEvent;
    if (heldEvent.type === 'click') target?.click();
    else {
      // A button that has left the form meanwhile can't be what sends it.
      (target as HTMLFormElement | undefined)?.requestSubmit(
        (submitter as HTMLButtonElement | null | undefined)?.form === target ? submitter : null,
      );
    }
    replayed = undefined;
  }

  function keep(event: Event): void {
    const { type, submitter, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent & SubmitEvent;
    const target = (event.target as Element).closest?.<HTMLElement>(type === 'click' ? HELD : 'form');
    // An element of SVG can't be clicked by a script.
    if (!target?.click) return;
    const { localName, parentElement } = target;
    if (localName === 'summary') return void toggled.add(parentElement!);
    const { href, form, type: role } = target as HTMLButtonElement & HTMLAnchorElement;
    const asked = target.closest<HTMLElement>('[data-replay]')?.dataset['replay'] ?? (localName === 'a' && 'off');
    // A modified click asks for another tab.
    if (releasing || !held.timeout || altKey || ctrlKey || metaKey || shiftKey || asked === 'off') return;
    // What has not been asked for yet is the part around it that is.
    const element = target.closest<HTMLElement>('[data-component]:not([data-mount-state=waiting])');
    if (!element || (element.dataset['mountState'] ?? 'loading') !== 'loading') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Who presses a button again because nothing happens wants it once, who presses "+" three times wants three.
    if (asked !== 'each') for (const known of events) if (known.target === target) return;
    const now = performance.now();
    const isNative = type === 'submit' || href || (form && role !== 'button');
    const until = isNative ? (replayed?.until ?? now + (Number(asked) || held.timeout)) : Infinity;
    const heldEvent: HeldEvent = { type, element, target, submitter, until };
    events.add(heldEvent);
    // A sheet shows it as busy.
    target.setAttribute('data-held', '');
    if (isNative) setTimeout(release, until - now, heldEvent);
  }

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  addEventListener('online', () => events.forEach((heldEvent) => heldEvent.until || release(heldEvent)));
  return held;
}
