type Listener = (event: Event) => void;

interface Delegated {
  readonly listeners: Map<EventTarget, Listener>;
  readonly stop: AbortController;
}

const roots = new WeakMap<Node, Map<string, Delegated>>();

/**
 * Calls the listener of an event's type for events at an element or inside it, bubbling or not, until `signal` aborts. For parts of which a
 * page has hundreds: the document, or the shadow root it stands in, has one listener a type for all of them.
 */
export function delegateEvents(
  element: Element,
  listeners: Readonly<Record<string, Listener>>,
  signal: AbortSignal,
): void {
  const root = element.getRootNode();
  const types = roots.get(root) ?? new Map<string, Delegated>();
  roots.set(root, types);
  for (const type in listeners) {
    let delegated = types.get(type);
    if (!delegated) types.set(type, (delegated = listen(root, type)));
    delegated.listeners.set(element, listeners[type]!);
  }
  signal.addEventListener('abort', () => {
    for (const type in listeners) {
      const delegated = types.get(type);
      delegated?.listeners.delete(element);
      if (delegated?.listeners.size !== 0) continue;
      delegated.stop.abort();
      types.delete(type);
    }
  });
}

function listen(root: Node, type: string): Delegated {
  const listeners: Delegated['listeners'] = new Map();
  const stop = new AbortController();
  const notify = (event: Event): void => {
    for (const node of event.composedPath()) listeners.get(node)?.(event);
  };
  root.addEventListener(type, notify, { capture: true, signal: stop.signal });
  return { listeners, stop };
}
