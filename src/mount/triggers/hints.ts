import type { Trigger } from '../Mount';

type Hint = readonly [acts: boolean, run: () => void];

/** A shopper's sign that an element is wanted soon, or now. */
export interface Hints {
  /** The first touch of any kind. */
  readonly interaction: Trigger;
  /** A click or submit: what is there for later is wanted at once. */
  readonly act: Trigger;
  /** Tells everything around `target`, as if the shopper had clicked there. */
  tell(target: Node): void;
}

/** One listener a type for the page, ahead of any other: at the window, in the capture phase. */
export function createHints(signal: AbortSignal): Hints {
  const waiting = new WeakMap<Node, Hint[]>();
  const wait =
    (acts: boolean): Trigger =>
    ({ element }, _, run) => {
      waiting.set(element, [...(waiting.get(element) ?? []), [acts, run]]);
    };
  const tell = (target: Node | null, act = true): void => {
    for (let node = target; node; node = node.parentNode ?? (node as ShadowRoot).host) {
      for (const [acts, run] of waiting.get(node) ?? []) if (act || !acts) run();
    }
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'submit']) {
    addEventListener(type, (event) => tell(event.composedPath()[0] as Node, /c|m/.test(type)), {
      capture: true,
      passive: true,
      signal,
    });
  }
  return { interaction: wait(false), act: wait(true), tell };
}
