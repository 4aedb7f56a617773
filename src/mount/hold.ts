/** A click or submit that came before its part was mounted. */
export interface HeldEvent {
  readonly type: string;
  /** The nearest part around the target that is not mounted yet. */
  readonly element: Element;
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null;
}

export interface Held {
  readonly events: Set<HeldEvent>;
  /** Milliseconds before an event is released to the browser; at 0 nothing is held. */
  timeout: number;
  /** Lets the browser handle an event by itself: the form is posted, the button clicked. */
  release(heldEvent: HeldEvent): void;
}

declare global {
  interface Window {
    noestHeld?: Held;
  }
}

// Links, touch, hover and keys are never held: losing them is better than replaying them (nuxt-delay-hydration #47,
// #53, #54). A link that works as a button may ask for it.
const HELD = 'button,[type=submit],[role=button],a[data-replay=on]';

/**
 * Keeps the shopper's early clicks on buttons and submits of forms inside parts that have no state yet or are loading,
 * once each. The script in the head or the entry installs it, whichever runs first on the page; the other finds it.
 */
export function hold(): Held {
  const events = new Set<HeldEvent>();
  let releasing = false;
  const held: Held = (window.noestHeld = { events, timeout: 3000, release });

  function release(heldEvent: HeldEvent): void {
    if (!events.delete(heldEvent)) return;
    const { type, target, submitter } = heldEvent;
    target.removeAttribute('data-held');
    releasing = true;
    if (type === 'click') target.click();
    else (target as HTMLFormElement).requestSubmit(submitter);
    releasing = false;
  }

  function keep(event: Event): void {
    const { type, submitter, ctrlKey, metaKey, shiftKey } = event as MouseEvent & SubmitEvent;
    const target = (event.target as Element).closest?.<HTMLElement>(type === 'click' ? HELD : 'form');
    // A modified click asks for another tab.
    if (releasing || !held.timeout || ctrlKey || metaKey || shiftKey || !target || target.closest('[data-replay=off]'))
      return;
    const element = target.closest('[data-component]:not([data-mount-state]),[data-mount-state=loading]');
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const known of events) if (known.target === target) return;
    const heldEvent: HeldEvent = { type, element, target, submitter };
    events.add(heldEvent);
    // A sheet shows it as busy.
    target.setAttribute('data-held', '');
    setTimeout(release, held.timeout, heldEvent);
  }

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return held;
}
