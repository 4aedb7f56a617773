import { vi } from 'vitest';

type Callback = (entries: readonly unknown[]) => void;

/** Both observers of a browser, for tests without a layout: what is observed is reported when the test says so. */
export class FakeObserver {
  static #all = new Set<FakeObserver>();
  readonly #callback: Callback;
  readonly #options: IntersectionObserverInit;
  readonly #targets = new Set<Element>();

  constructor(callback: Callback, options: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.#options = options;
    FakeObserver.#all.add(this);
  }

  /** In place of those of the browser, until the test ends. */
  static install(): void {
    FakeObserver.#all = new Set();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('ResizeObserver', FakeObserver);
  }

  /** Reports this of an element to all who observe it. */
  static report(target: Element, entry: Partial<IntersectionObserverEntry> = {}): void {
    for (const observer of FakeObserver.#all) {
      if (observer.#targets.has(target)) observer.#callback([{ ...entry, target }]);
    }
  }

  /** The margins with which an element is observed. */
  static marginsOf(target: Element): readonly (string | undefined)[] {
    const watching = [...FakeObserver.#all].filter((observer) => observer.#targets.has(target));
    return watching.map((observer) => observer.#options.rootMargin);
  }

  observe(target: Element): void {
    this.#targets.add(target);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    this.#targets.clear();
  }
}
