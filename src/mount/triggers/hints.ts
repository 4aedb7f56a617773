import type { Trigger } from '../Mount';

export interface Hints {
  readonly interaction: Trigger;
  /** Runs what waits for a hint at the node or any element around it. */
  notify(target: Node | null): void;
  /** The field in which an input method is composing a word. */
  composing: Node | null;
}

/** No listener on the signal, since a page has hundreds of these: what has left is dropped when its element waits again. */
interface Waiting {
  readonly run: () => void;
  readonly left: AbortSignal;
}

/**
 * A shopper's first sign of interest in an element: pointer over, touch, focus, a word being composed, click or submit.
 * One listener for each type on the page, before any other: at the window, in the capture phase.
 */
export function createHints(signal: AbortSignal): Hints {
  const waiting = new WeakMap<Node, readonly Waiting[]>();
  const waitingAt = (node: Node): readonly Waiting[] => (waiting.get(node) ?? []).filter(({ left }) => !left.aborted);
  const hints: Hints = {
    composing: null,
    interaction({ element, signal: left }, _, run) {
      waiting.set(element, [...waitingAt(element), { run, left }]);
    },
    notify(target) {
      for (let node = target; node; node = node.parentNode ?? (node as ShadowRoot).host) {
        for (const { run } of waitingAt(node)) run();
      }
    },
  };
  for (const type of 'pointerover touchstart focusin click submit compositionstart compositionend'.split(' ')) {
    const listener = (event: Event): void => {
      const target = event.composedPath()[0] as Node;
      if (type === 'compositionstart') hints.composing = target;
      if (type === 'compositionend') hints.composing = null;
      hints.notify(target);
    };
    addEventListener(type, listener, { capture: true, passive: true, signal });
  }
  return hints;
}
