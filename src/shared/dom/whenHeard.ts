type Listener = (event: Event) => void;

interface Heard {
  readonly listeners: Map<EventTarget, Listener>;
  readonly stop: AbortController;
}

const roots = new WeakMap<Node, Map<string, Heard>>();

/**
 * Tells of events at an element or inside it by their type, bubbling or not, until `signal` aborts. For parts of which a
 * page has hundreds: the document, or the shadow root it stands in, has one listener a type for all of them.
 */
export function whenHeard(element: Element, listeners: Readonly<Record<string, Listener>>, signal: AbortSignal): void {
  const root = element.getRootNode();
  const types = roots.get(root) ?? new Map<string, Heard>();
  roots.set(root, types);
  for (const type in listeners) {
    let heard = types.get(type);
    if (!heard) types.set(type, (heard = listen(root, type)));
    heard.listeners.set(element, listeners[type]!);
  }
  signal.addEventListener('abort', () => {
    for (const type in listeners) {
      const heard = types.get(type);
      heard?.listeners.delete(element);
      if (heard?.listeners.size !== 0) continue;
      heard.stop.abort();
      types.delete(type);
    }
  });
}

function listen(root: Node, type: string): Heard {
  const listeners: Heard['listeners'] = new Map();
  const stop = new AbortController();
  const tell = (event: Event): void => {
    for (const node of event.composedPath()) listeners.get(node)?.(event);
  };
  root.addEventListener(type, tell, { capture: true, signal: stop.signal });
  return { listeners, stop };
}
