type Handler = [type: string, listener: EventListener, options?: AddEventListenerOptions | boolean];

interface Ears {
  readonly handlers: Handler[];
  readonly attached: Set<string>;
}

// Kept for the life of the element: React marks a container it has listened on and does not ask again.
const earsOf = new WeakMap<Node, Ears>();
const late = new Map<Node, Ears>();
const types = new Set<string>();
let page = new AbortController();

/**
 * React puts some 140 listeners on every root's container, two fifths of the cost of a thousand roots
 * (facebook/react#33428). While `create` runs they are taken down instead; one capturing listener a type, on the
 * document, attaches a container's own, in React's order, the first time an event of that type is on its way to it.
 * `stop` takes them away again, which React does not. Only the container's `addEventListener` is relied on: where React
 * goes another way, and outside the document's own tree, its listeners stand from the start.
 */
export function listenLate<Result>(container: HTMLElement, create: () => Result): [result: Result, stop: () => void] {
  const ears = earsOf.get(container) ?? { handlers: [], attached: new Set() };
  earsOf.set(container, ears);
  container.addEventListener = (...handler: unknown[]) => ears.handlers.push(handler as Handler);
  let result: Result;
  try {
    result = create();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
  if (container.getRootNode() === document) delay(container, ears);
  else for (const [type] of ears.handlers) attach(container, ears, type);
  return [result, () => stop(container, ears)];
}

function delay(container: HTMLElement, ears: Ears): void {
  late.set(container, ears);
  for (const [type] of ears.handlers) {
    if (types.has(type)) continue;
    types.add(type);
    document.addEventListener(type, arrive, { capture: true, passive: true, signal: page.signal });
  }
}

function arrive({ type, target }: Event): void {
  for (let node = target as Node | null; node; node = node.parentNode) {
    const ears = late.get(node);
    if (ears) attach(node, ears, type);
  }
}

function attach(container: Node, { handlers, attached }: Ears, type: string): void {
  if (attached.has(type)) return;
  attached.add(type);
  for (const handler of handlers) if (handler[0] === type) container.addEventListener(...handler);
}

function stop(container: Node, { handlers, attached }: Ears): void {
  for (const handler of handlers) if (attached.has(handler[0])) container.removeEventListener(...handler);
  attached.clear();
  late.delete(container);
  if (late.size > 0) return;
  page.abort();
  page = new AbortController();
  types.clear();
}
