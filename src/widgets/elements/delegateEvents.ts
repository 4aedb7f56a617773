type Listener = (event: Event) => void;

interface Delegate {
  readonly listener: Listener;
  readonly signal: AbortSignal;
}

type Delegates = WeakMap<EventTarget, Delegate>;

const roots = new WeakMap<Node, Map<string, Delegates>>();

/**
 * Calls the listener of an event's type for events at an element or inside it, bubbling or not, until `signal` aborts. For parts of which a
 * page has hundreds: the document, or the shadow root it stands in, has one listener a type for all of them, which stays, and
 * none listens to its signal.
 */
export function delegateEvents(
  element: Element,
  listeners: Readonly<Record<string, Listener>>,
  signal: AbortSignal,
): void {
  const root = element.getRootNode();
  const types = roots.get(root) ?? new Map<string, Delegates>();
  roots.set(root, types);
  for (const [type, listener] of Object.entries(listeners)) {
    const delegates = types.get(type) ?? listen(root, type);
    types.set(type, delegates);
    delegates.set(element, { listener, signal });
  }
}

function listen(root: Node, type: string): Delegates {
  const delegates: Delegates = new WeakMap();
  const notify = (event: Event): void => {
    for (const node of event.composedPath()) {
      const delegate = delegates.get(node);
      if (delegate && !delegate.signal.aborted) delegate.listener(event);
    }
  };
  root.addEventListener(type, notify, { capture: true });
  return delegates;
}
