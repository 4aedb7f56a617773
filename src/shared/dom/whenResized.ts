type Listener = () => void;

const listeners = new Map<Element, Set<Listener>>();
let observer: ResizeObserver | undefined;

/** Tells each time an element's size has changed, until `signal` aborts; one observer for the page. */
export function whenResized(element: Element, listener: Listener, signal: AbortSignal): void {
  if (signal.aborted) return;
  observer ??= new ResizeObserver((entries) => {
    const due = new Set(entries.flatMap(({ target }) => [...(listeners.get(target) ?? [])]));
    due.forEach((tell) => tell());
  });
  const own = listeners.get(element) ?? new Set();
  listeners.set(element, own.add(listener));
  observer.observe(element);
  signal.addEventListener('abort', () => {
    own.delete(listener);
    if (own.size > 0) return;
    observer?.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  });
}
