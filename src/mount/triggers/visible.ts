import type { Trigger } from '../Mount';

/** When the element comes into view: one IntersectionObserver for each margin that the page uses. */
export function createVisible(signal: AbortSignal): Trigger {
  const observers = new Map<string, IntersectionObserver>();
  const runs = new WeakMap<Element, () => void>();

  const observerFor = (rootMargin: string): IntersectionObserver => {
    let observer = observers.get(rootMargin);
    if (!observer) {
      const created = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            created.unobserve(target);
            runs.get(target)?.();
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
    const before = runs.get(mount.element);
    runs.set(mount.element, before ? () => (before(), run()) : run);
    observer.observe(mount.element);
    mount.signal.addEventListener('abort', () => observer.unobserve(mount.element));
  };
}
