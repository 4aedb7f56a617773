import type { Trigger } from '../Mount';

export interface Hints {
  readonly interaction: Trigger;
  /** Tells everything around a node that the shopper has been there. */
  tell(target: Node | null): void;
  /** The field in which an input method is composing a word. */
  composing: Node | null;
}

/**
 * A shopper's first sign that an element is wanted: pointer over, touch, focus, a word being composed, or the act itself.
 * One listener a type for the page, ahead of any other: at the window, in the capture phase.
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
    tell(target) {
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
      hints.tell(target);
    };
    addEventListener(type, listener, { capture: true, passive: true, signal });
  }
  return hints;
}
