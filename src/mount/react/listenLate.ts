type Options = AddEventListenerOptions | boolean | undefined;

/** React asks the same of every container, in the same order; only the listeners differ. */
const asked: { readonly type: string; readonly options: Options }[] = [];

/** A container's own listeners, by their place in `asked`, and the types that are attached. */
interface Ears {
  readonly listeners: EventListener[];
  attached?: Set<string>;
  isLate: boolean;
}

// Kept for the life of the element: React marks a container it has listened on and does not ask again.
const earsOf = new WeakMap<Node, Ears>();
let late = 0;
const heard = new Set<string>();
const onDocument = { capture: true, passive: true };

/**
 * React puts some 140 listeners on every root's container, two fifths of the cost of a thousand roots
 * (facebook/react#33428). While `create` runs they are taken down instead; one capturing listener a type, on the
 * document, attaches a container's own, in React's order, the first time an event of that type is on its way to it.
 * `stop` takes them away again, which React does not. Only the container's `addEventListener` is relied on: where React
 * goes another way, and outside the document's own tree, its listeners stand from the start.
 */
export function listenLate<Result>(container: HTMLElement, create: () => Result): [result: Result, stop: () => void] {
  const known = earsOf.get(container);
  // oxlint-disable-next-line unicorn/no-new-array -- sized at once: growing, a thousand of them leave a megabyte behind
  const ears: Ears = known ?? { listeners: new Array<EventListener>(asked.length), isLate: false };
  let place = 0;
  earsOf.set(container, ears);
  container.addEventListener = (type: string, listener: unknown, options?: Options) => {
    if (place === asked.length) asked.push({ type, options });
    ears.listeners[place++] = listener as EventListener;
  };
  let result: Result;
  try {
    result = create();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
  late++;
  ears.isLate = container.getRootNode() === document;
  if (ears.isLate) hear();
  else for (const { type } of asked) attach(container, ears, type);
  return [result, () => stop(container, ears)];
}

function hear(): void {
  if (heard.size > 0) return;
  for (const { type } of asked) {
    if (heard.has(type)) continue;
    heard.add(type);
    document.addEventListener(type, arrive, onDocument);
  }
}

function arrive({ type, target }: Event): void {
  for (let node = target as Node | null; node; node = node.parentNode) {
    const ears = earsOf.get(node);
    if (ears?.isLate) attach(node, ears, type);
  }
}

function attach(container: Node, ears: Ears, type: string): void {
  const attached = (ears.attached ??= new Set());
  if (attached.has(type)) return;
  attached.add(type);
  asked.forEach((one, place) => {
    const listener = ears.listeners[place];
    if (one.type === type && listener) container.addEventListener(type, listener, one.options);
  });
}

function stop(container: Node, ears: Ears): void {
  asked.forEach(({ type, options }, place) => {
    const listener = ears.listeners[place];
    if (listener && ears.attached?.has(type)) container.removeEventListener(type, listener, options);
  });
  delete ears.attached;
  ears.isLate = false;
  if (--late > 0) return;
  for (const type of heard) document.removeEventListener(type, arrive, onDocument);
  heard.clear();
}
