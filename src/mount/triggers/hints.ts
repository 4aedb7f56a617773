import type { Trigger } from '../Mount';

/**
 * A shopper's first sign that an element is wanted: pointer over, touch, focus, or the act itself. One listener a type
 * for the page, ahead of any other: at the window, in the capture phase. The second function tells everything around a
 * node that the shopper has been there.
 */
export function createHints(signal: AbortSignal): [interaction: Trigger, tell: (target: Node | null) => void] {
  const waiting = new WeakMap<Node, (() => void)[]>();
  const tell = (target: Node | null): void => {
    for (let node = target; node; node = node.parentNode ?? (node as ShadowRoot).host) {
      waiting.get(node)?.forEach((run) => run());
    }
  };
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'submit']) {
    const options = { capture: true, passive: true, signal };
    addEventListener(type, (event) => tell(event.composedPath()[0] as Node), options);
  }
  return [({ element }, _, run) => waiting.set(element, [...(waiting.get(element) ?? []), run]), tell];
}
