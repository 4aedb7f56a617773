import { createRoot, type Root, type RootOptions } from 'react-dom/client';

/** The names of the properties that React keeps on a node. */
const NOTE = /^_+react/;
/** How the name of the one begins by which it knows a container that it listens on. */
const LISTENS = '_reactListening';

interface Listening {
  /** The whole name of the note, where this React makes one. */
  readonly note: string | undefined;
  readonly types: ReadonlySet<string>;
}

let listening: Listening | undefined;
/** Containers that React takes for ones that it listens on, and does not yet. */
const late = new WeakSet<Node>();
let roots = 0;
const ON_DOCUMENT = { capture: true, passive: true };

/**
 * Makes a root on whose container React listens from its first event on. React puts some 140 listeners on the container of every
 * root, half of the cost of a thousand roots (facebook/react#33428), unless a note on it says that they are there. One capturing
 * listener for each type, on the document, has React add them once an event comes to the container. They stay until it is
 * collected, as always with React. Where React makes no such note, and outside the document's own tree, it listens from the start.
 */
export function createLateRoot(container: HTMLElement, options: RootOptions): Root {
  const { note, types } = (listening ??= learn());
  if (note && !(note in container) && document.contains(container)) {
    Reflect.set(container, note, true);
    late.add(container);
  }
  if (roots++ === 0) {
    for (const type of types) document.addEventListener(type, listenToTarget, ON_DOCUMENT);
  }
  const root =
    container.getRootNode() instanceof ShadowRoot ? createIsolated(container, options) : createRoot(container, options);
  return {
    render: (node) => root.render(node),
    unmount() {
      root.unmount();
      if (note && late.delete(container)) Reflect.deleteProperty(container, note);
      if (--roots > 0) return;
      for (const type of types) document.removeEventListener(type, listenToTarget, ON_DOCUMENT);
    },
  };
}

/** How React listens, from a container that is none of the page. */
function learn(): Listening {
  const container = document.createElement('div');
  const types = new Set<string>();
  container.addEventListener = (type: string) => void types.add(type);
  createRoot(container);
  return { types, note: Object.keys(container).find((name) => name.startsWith(LISTENS)) };
}

function listenToTarget({ target }: Event): void {
  for (let node = target as Node | null; node; node = node.parentNode) {
    if (late.delete(node)) listen(node as HTMLElement);
  }
}

/** React listens where a root is made: another one is made, and forgotten. What React has noted of the first one stays. */
function listen(container: HTMLElement): void {
  const notes = Object.entries(container).filter(([name]) => NOTE.test(name));
  for (const [name] of notes) Reflect.deleteProperty(container, name);
  createRoot(container);
  Object.assign(container, Object.fromEntries(notes));
}

function createIsolated(container: HTMLElement, options: RootOptions): Root {
  const add = container.addEventListener.bind(container);
  container.addEventListener = (type: string, listener: unknown, how?: AddEventListenerOptions | boolean) =>
    add(type, (event) => (listener as EventListener)(seenInside(container, event)), how);
  try {
    return createRoot(container, options);
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}

/**
 * React looks for its own nodes from the target of an event upwards. Above what stands in a slot of a shadow root there is only
 * the host: the event is then one of the place where the slot is seen.
 */
function seenInside(container: Node, event: Event): Event {
  if (container.contains(event.target as Node)) return event;
  const target = event.composedPath().find((node) => container.contains(node as Node));
  return new Proxy(event, {
    get(of, name) {
      if (name === 'target') return target;
      const value: unknown = Reflect.get(of, name, of);
      return typeof value === 'function' ? (value.bind(of) as unknown) : value;
    },
  });
}
