import type { Trigger } from '../Mount';

export interface Hints {
  readonly interaction: Trigger;
  /** Runs what waits for a hint at the node or any element around it. */
  notify(target: Node | null): void;
  /** The field in which an input method is composing a word. */
  composing: Node | null;
}

/**
 * A shopper's first sign of interest in an element: pointer over, touch, focus, a word being composed, click or submit.
 * One listener for each type on the page, before any other: at the window, in the capture phase.
 */
export function createHints(signal: AbortSignal): Hints {
  const waiting = new WeakMap<Node, Set<() => void>>();
  const hints: Hints = {
    composing: null,
    interaction({ element, signal: left }, _, run) {
      const runs = waiting.get(element) ?? new Set();
      waiting.set(element, runs.add(run));
      left.addEventListener('abort', () => runs.delete(run));
    },
    notify(target) {
      for (let node = target; node; node = node.parentNode ?? (node as ShadowRoot).host) {
        waiting.get(node)?.forEach((run) => run());
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
