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
  /** Milliseconds before an act goes the native way. */
  patience: number;
  /** Lets an act go the native way: the form is posted, the button clicked. */
  release(act: HeldAct): void;
}

declare global {
  interface Window {
    noestHeld?: Held;
  }
}

const COMPONENT = '[data-component]';
// Links, touch, hover and keys are never held: losing them is better than replaying them (nuxt-delay-hydration #47,
// #53, #54). A link that stands for a button may ask for it.
const HELD = 'button,[type=submit],[type=button],[role=button],a[data-replay=on]';

/**
 * Keeps the shopper's early clicks on buttons and submits of forms inside parts that have no state yet or are loading,
 * once each. Whoever runs first on the page, the script in the head or the entry, installs it; the other finds it.
 */
export function hold(): Held {
  if (window.noestHeld) return window.noestHeld;
  const acts = new Set<HeldAct>();
  let releasing = false;
  const held: Held = (window.noestHeld = {
    acts,
    patience: 3000,
    release(act) {
      if (!acts.delete(act)) return;
      releasing = true;
      if (act.type === 'click') act.target.click();
      else (act.target as HTMLFormElement).requestSubmit(act.submitter);
      releasing = false;
    },
  });

  const keep = (event: MouseEvent | SubmitEvent): void => {
    const { type } = event;
    const target = (event.target as Element).closest<HTMLElement>(type === 'click' ? HELD : 'form');
    if (releasing || !target || target.closest('[data-replay=off]')) return;
    if ('ctrlKey' in event && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    let element = target.closest(COMPONENT);
    while (element && (element.getAttribute('data-mount-state') ?? 'loading') !== 'loading')
      element = element.parentElement && element.parentElement.closest(COMPONENT);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const act of acts) if (act.target === target) return;
    const act: HeldAct = { type, element, target, submitter: 'submitter' in event ? event.submitter : null };
    acts.add(act);
    setTimeout(held.release, held.patience, act);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return held;
}
