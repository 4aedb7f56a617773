import type { Trigger } from '../Mount';

/** When the element comes into view: one IntersectionObserver for each margin that the page uses. */
export function createVisible(signal: AbortSignal): Trigger {
  const observers = new Map<string, IntersectionObserver>();
  const waiting = new WeakMap<Element, Set<() => void>>();

  const observerFor = (rootMargin: string): IntersectionObserver => {
    let observer = observers.get(rootMargin);
    if (!observer) {
      const created = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            created.unobserve(target);
            waiting.get(target)?.forEach((run) => run());
          }
        },
        { rootMargin },
      );
      signal.addEventListener('abort', () => created.disconnect());
      observers.set(rootMargin, (observer = created));
    }
    return observer;
  };

  return (mount, margin, run) => {
    let observer: IntersectionObserver;
    try {
      observer = observerFor(margin || '0px');
    } catch {
      console.error(`[noest] ${mount.name}: data-mount: expected a margin such as "visible(200px)", found "${margin}"`);
      return run();
    }
    const { element, signal: left } = mount;
    const runs = waiting.get(element) ?? new Set();
    waiting.set(element, runs.add(run));
    observer.observe(element);
    left.addEventListener('abort', () => {
      runs.delete(run);
      if (runs.size === 0) observer.unobserve(element);
    });
  };
}
