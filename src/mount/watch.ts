export const COMPONENT = '[data-component]';
/** The nodes of slots that views have shown: the parts inside live on where a view shows them no longer (mount rule 31). */
export const slotted = new WeakSet<Node>();
/** What an element is, and when it mounts: a change of these makes it another. */
const ANEW = ['data-component', 'data-mount'];

export interface Watcher {
  start(): void;
  /** Listens to these attributes too. Only a part's own: another library's churn on the page costs nothing. */
  alsoAttributes(names: readonly string[]): void;
  /** Watches this tree as well, until the signal aborts: no observer looks into a shadow root. */
  alsoWithin(tree: ShadowRoot, signal: AbortSignal): void;
  /** Tells at once what the browser has not told yet. */
  flush(): void;
  stop(): void;
}

/** One MutationObserver for the whole root. `anew`: what an element is, or when it mounts, is no longer what it was. */
export function watch(
  root: Node & ParentNode,
  elementsAppeared: (elements: Iterable<HTMLElement>) => void,
  elementLeft: (element: Element) => void,
  attributesChanged: (element: HTMLElement, anew: boolean) => void,
): Watcher {
  const roots = new Set([root]);
  const attributeFilter = [...ANEW, 'data-props'];
  const observer = new MutationObserver(tell);
  let started = false;

  function observe(): void {
    if (!started) return;
    for (const one of roots) observer.observe(one, { childList: true, subtree: true, attributeFilter });
  }

  function tell(records: readonly MutationRecord[]): void {
    const added: Element[] = [];
    const removed: Element[] = [];
    const changed = new Map<HTMLElement, boolean>();
    for (const record of records) {
      if (record.type === 'attributes') {
        const element = record.target as HTMLElement;
        changed.set(element, changed.get(element) || ANEW.includes(record.attributeName ?? ''));
      } else {
        for (const node of record.addedNodes) if (node.nodeType === 1) added.push(node as Element);
        for (const node of record.removedNodes) if (node.nodeType === 1) removed.push(node as Element);
      }
    }
    // Judged at the end of the batch: what is back by then has moved, not left.
    for (const node of removed) {
      // What a view has put aside has a parent still.
      if (!node.isConnected && !(node.parentNode && slotted.has(node))) partsIn(node).forEach(elementLeft);
    }
    const searched = added.filter((node) => node.firstElementChild || node.matches(COMPONENT));
    if (searched.length > 8) for (const one of roots) elementsAppeared(one.querySelectorAll<HTMLElement>(COMPONENT));
    else for (const node of searched) if (node.isConnected) elementsAppeared(partsIn(node));
    for (const [element, anew] of changed) if (element.isConnected) attributesChanged(element, anew);
  }

  return {
    start() {
      started = true;
      observe();
    },
    alsoAttributes(names) {
      const fresh = names.filter((name) => !attributeFilter.includes(name));
      if (fresh.length === 0) return;
      attributeFilter.push(...fresh);
      observe();
    },
    alsoWithin(tree, signal) {
      roots.add(tree);
      signal.addEventListener('abort', () => roots.delete(tree));
      observe();
    },
    flush: () => tell(observer.takeRecords()),
    stop() {
      started = false;
      observer.disconnect();
    },
  };
}

/** All at once: a part that leaves takes away what its view has rendered, parts among it. */
function partsIn(node: Element): HTMLElement[] {
  const inside = [...node.querySelectorAll<HTMLElement>(COMPONENT)];
  return node.matches(COMPONENT) ? [node as HTMLElement, ...inside] : inside;
}
