/** A click or submit that came before its part. */
export interface HeldAct {
  readonly type: string;
  /** The nearest part around it that is not there yet. */
  readonly element: Element;
  readonly target: HTMLElement;
  readonly submitter: HTMLElement | null;
}

export interface Held {
  readonly acts: Set<HeldAct>;
  /** Milliseconds before an act goes the native way; at 0 nothing is held. */
  patience: number;
  /** Lets an act go the native way: the form is posted, the button clicked. */
  release(act: HeldAct): void;
}

declare global {
  interface Window {
    noestHeld?: Held;
  }
}

// Links, touch, hover and keys are never held: losing them is better than replaying them (nuxt-delay-hydration #47,
// #53, #54). A link that stands for a button may ask for it.
const HELD = 'button,[type=submit],[role=button],a[data-replay=on]';

/**
 * Keeps the shopper's early clicks on buttons and submits of forms inside parts that have no state yet or are loading,
 * once each. Whoever runs first on the page, the script in the head or the entry, installs it; the other finds it.
 */
export function hold(): Held {
  const acts = new Set<HeldAct>();
  let releasing = false;
  const held: Held = (window.noestHeld = { acts, patience: 3000, release });

  function release(act: HeldAct): void {
    if (!acts.delete(act)) return;
    releasing = true;
    if (act.type === 'click') act.target.click();
    else (act.target as HTMLFormElement).requestSubmit(act.submitter);
    releasing = false;
  }

  function keep(event: Event): void {
    const { type, submitter, ctrlKey, metaKey, shiftKey } = event as MouseEvent & SubmitEvent;
    const target = (event.target as Element).closest?.<HTMLElement>(type === 'click' ? HELD : 'form');
    // A modified click asks for another tab.
    if (releasing || !held.patience || ctrlKey || metaKey || shiftKey || !target || target.closest('[data-replay=off]'))
      return;
    const element = target.closest('[data-component]:not([data-mount-state]),[data-mount-state=loading]');
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const act of acts) if (act.target === target) return;
    const act: HeldAct = { type, element, target, submitter };
    acts.add(act);
    setTimeout(release, held.patience, act);
  }

  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return held;
}
