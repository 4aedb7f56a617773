type Options = AddEventListenerOptions | boolean | undefined;

/** React adds the same types and options to every container, in the same order; only the listeners differ. */
const reactListeners: { readonly type: string; readonly options: Options }[] = [];

/** A container's own listeners, by their index in `reactListeners`, and the types that are attached. */
interface ContainerListeners {
  readonly listeners: EventListener[];
  attached?: Set<string>;
  isLate: boolean;
}

// Kept for the life of the element: React marks a container it has listened on and adds no listener to it again.
const listenersOf = new WeakMap<Node, ContainerListeners>();
let lateContainers = 0;
const documentTypes = new Set<string>();
const onDocument = { capture: true, passive: true };

/**
 * React puts some 140 listeners on every root's container, two fifths of the cost of a thousand roots
 * (facebook/react#33428). While `create` runs they are recorded instead of added. One capturing listener for each
 * type, on the document, attaches a container's own, in React's order, the first time an event of that type reaches it.
 * `stop` removes them again, which React does not. Only the container's `addEventListener` is relied on: where React
 * adds its listeners in another way, and outside the document's own tree, they are attached from the start.
 */
export function listenLate<Result>(container: HTMLElement, create: () => Result): [result: Result, stop: () => void] {
  const isLate = container.getRootNode() === document;
  const known = listenersOf.get(container);
  const registered: ContainerListeners = known ?? { listeners: sizedList(reactListeners.length), isLate: false };
  let index = 0;
  listenersOf.set(container, registered);
  container.addEventListener = (type: string, listener: unknown, options?: Options) => {
    if (index === reactListeners.length) reactListeners.push({ type, options });
    const heard = listener as EventListener;
    registered.listeners[index++] = isLate ? heard : (event) => heard(seenInside(container, event));
  };
  let result: Result;
  try {
    result = create();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
  lateContainers++;
  registered.isLate = isLate;
  if (isLate) listenOnDocument();
  else for (const { type } of reactListeners) attach(container, registered, type);
  return [result, () => stop(container, registered)];
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

/** Sized at once: a thousand lists that grow leave a megabyte of garbage. */
function sizedList(length: number): EventListener[] {
  // oxlint-disable-next-line unicorn/no-new-array -- the length is the point
  return new Array<EventListener>(length);
}

function listenOnDocument(): void {
  if (documentTypes.size > 0) return;
  for (const { type } of reactListeners) {
    if (documentTypes.has(type)) continue;
    documentTypes.add(type);
    document.addEventListener(type, attachOnFirstEvent, onDocument);
  }
}

function attachOnFirstEvent({ type, target }: Event): void {
  for (let node = target as Node | null; node; node = node.parentNode) {
    const registered = listenersOf.get(node);
    if (registered?.isLate) attach(node, registered, type);
  }
}

function attach(container: Node, registered: ContainerListeners, type: string): void {
  const attached = (registered.attached ??= new Set());
  if (attached.has(type)) return;
  attached.add(type);
  reactListeners.forEach((one, index) => {
    const listener = registered.listeners[index];
    if (one.type === type && listener) container.addEventListener(type, listener, one.options);
  });
}

function stop(container: Node, registered: ContainerListeners): void {
  reactListeners.forEach(({ type, options }, index) => {
    const listener = registered.listeners[index];
    if (listener && registered.attached?.has(type)) container.removeEventListener(type, listener, options);
  });
  delete registered.attached;
  registered.isLate = false;
  if (--lateContainers > 0) return;
  for (const type of documentTypes) document.removeEventListener(type, attachOnFirstEvent, onDocument);
  documentTypes.clear();
}
