import type { Host, LiveMount, PartModule, Runner } from './Mount';
import type { MountState, PartEntry, Registry, RegistryOptions, Trigger } from './Mount';
import type { MountErrorCode } from './report/report';
import { fetchRuntime } from './fetchRuntime';
import { retry } from './loading';
import { createIdle } from './triggers/idle';
import { createTriggers } from './triggers/createTriggers';
import { createHints, type Hints } from './triggers/hints';
import { parseTriggers } from './triggers/createTriggers';
import { COMPONENT, watch } from './watch';

declare global {
  interface Document {
    /** Chromium's: the page is being made ready in the background. */
    readonly prerendering?: boolean;
  }
}

// An element with several parts shows the state that wants attention first.
const ATTENTION = 'failed unknown loading waiting mounted';

/**
 * Finds parts in the page, decides when each mounts, and keeps the failure of one from the others. This half is all
 * that a page loads before the first part is needed; `runtime` loads, mounts and reports.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const { root = document } = options;
  // Maps, for their names come from the page: every object has a `constructor`.
  const parts = new Map(Object.entries(options.parts));
  const page = root.ownerDocument ?? document;
  const mounts = new Map<Element, LiveMount[]>();
  const requested = new Map<string, Promise<PartModule>>();
  const settling: (() => void)[] = [];
  const get = (element: Element): readonly LiveMount[] => mounts.get(element) ?? [];

  let running = new AbortController();
  let started = false;
  let triggers: ReadonlyMap<string, Trigger> = new Map();
  let hints: Hints | undefined;
  let runner: Promise<Runner> | undefined;

  const watcher = watch(root, adopt, leave, (element, anew) => {
    if (anew) leave(element);
    get(element).forEach((mount) => mount.update?.());
    if (element.matches(COMPONENT)) adopt([element]);
  });

  const host: Host = {
    options,
    parts,
    setState,
    releaseHeldEvents,
    alsoAttributes: watcher.alsoAttributes,
    alsoWithin: watcher.alsoWithin,
    get,
    leave,
    again: mountNow,
    tryAgainAtHint,
    composing: () => hints?.composing,
    triggerNames: () => [...triggers.keys()],
    retry: (ask) => retry(ask, options.retry),
  };

  function adopt(elements: Iterable<HTMLElement>): void {
    for (const element of elements) if (!mounts.has(element)) create(element).forEach(wait);
    for (const { target } of window.noestHeld?.events ?? []) hints?.notify(target);
    // It may have come before anything listened, and what is typed into it is no hint.
    if (page.activeElement !== page.body) hints?.notify(page.activeElement);
    releaseHeldEvents();
  }

  function create(element: HTMLElement): LiveMount[] {
    // A name that is empty is reported as any other that no part has.
    const names = new Set(element.getAttribute('data-component')!.match(/\S+/g) ?? ['']);
    const created = [...names].map((name): LiveMount => {
      const controller = new AbortController();
      return {
        element,
        name,
        when: whenOf(element, name),
        state: 'waiting',
        controller,
        signal: controller.signal,
      };
    });
    mounts.set(element, created);
    return created;
  }

  function whenOf(element: Element, name: string): string {
    return element.getAttribute('data-mount') || parts.get(name)?.when || 'load';
  }

  function wait(mount: LiveMount): void {
    try {
      const when = parseTriggers(mount.when);
      const unmet = new Set(when);
      for (const condition of when) {
        const trigger = triggers.get(condition.name);
        // An event without a name never comes.
        if (!trigger || (condition.name === 'event' && !condition.argument)) {
          return fail(mount, 'trigger', condition.name);
        }
        trigger(mount, condition.argument, () => {
          if (unmet.delete(condition) && unmet.size === 0) load(mount);
        });
      }
      if (mount.state === 'waiting') setState(mount, 'waiting');
    } catch (error) {
      fail(mount, 'trigger', error);
    }
  }

  function load(mount: LiveMount): void {
    const { name, state, signal } = mount;
    if (state !== 'waiting' || signal.aborted) return;
    const entry = parts.get(name);
    if (!entry) {
      // A script that is still to run may define it.
      if (page.readyState === 'complete') return fail(mount, 'unknown');
      return addEventListener('load', () => load(mount), { once: true, signal });
    }
    setState(mount, 'loading');
    // Asked for first: its files are small, and a press may be waiting. Without it the press waits unseen.
    entry.skeleton?.().then(
      (module) => module.default(mount),
      () => {},
    );
    // Requested together with the runtime, not after it.
    const part = requested.get(name) ?? request(name, entry);
    run(mount, (loaded) => loaded.load(mount, part));
  }

  function request(name: string, entry: PartEntry): Promise<PartModule> {
    // One that throws at once has failed like one that rejects.
    const part = (async () => entry.load())();
    // The runtime reports a failure, and may be loaded later than that.
    part.catch(() => requested.delete(name));
    requested.set(name, part);
    return part;
  }

  function fail(mount: LiveMount, code: MountErrorCode, cause?: unknown): void {
    run(mount, (loaded) => loaded.fail(mount, code, cause));
  }

  function run(mount: LiveMount, use: (runner: Runner) => void): void {
    if (!runner) {
      runner = host.retry(fetchRuntime).then((module) => module.createRunner(host));
      runner.catch((error: unknown) => {
        runner = undefined;
        console.error('[noest]', mount.name, mount.element, error);
      });
    }
    runner.then(
      (loaded) => mount.signal.aborted || use(loaded),
      () => {
        if (mount.signal.aborted) return;
        mount.controller.abort();
        setState(mount, 'failed');
        releaseHeldEvents();
        tryAgainAtHint(mount);
      },
    );
  }

  function tryAgainAtHint(mount: LiveMount): void {
    const { element } = mount;
    const hint = new AbortController();
    hints?.interaction({ ...mount, signal: hint.signal }, '', () => {
      hint.abort();
      if (mount.state !== 'failed' || !get(element).includes(mount)) return;
      reset(mount);
      mount.isSecondTry = true;
      load(mount);
    });
  }

  /** As it was before anything was tried. */
  function reset(mount: LiveMount): void {
    mount.controller.abort();
    mount.controller = new AbortController();
    mount.signal = mount.controller.signal;
    mount.state = 'waiting';
  }

  function define(name: string, part: PartEntry): void {
    if (parts.has(name)) throw new Error(`[noest] the part "${name}" is defined already`);
    parts.set(name, part);
    for (const mount of [...mounts.values()].flat()) {
      if (mount.name !== name) continue;
      reset(mount);
      mount.when = whenOf(mount.element, name);
      wait(mount);
    }
  }

  function setState(mount: LiveMount, state: MountState): void {
    let shown = (mount.state = state);
    for (const other of get(mount.element)) {
      if (ATTENTION.indexOf(other.state) < ATTENTION.indexOf(shown)) shown = other.state;
    }
    mount.element.setAttribute('data-mount-state', shown);
    if (settling.length > 0) queueMicrotask(settle);
  }

  /** An early event does not wait for a part that is not being loaded. */
  function releaseHeldEvents(): void {
    for (const heldEvent of window.noestHeld?.events ?? []) {
      const state = heldEvent.element.getAttribute('data-mount-state');
      if (state && state !== 'loading') window.noestHeld?.release(heldEvent);
    }
  }

  function mountNow(element: HTMLElement): void {
    if (!get(element)[0] || get(element).some((mount) => mount.signal.aborted)) leave(element);
    (mounts.get(element) ?? create(element)).forEach(load);
  }

  function leave(element: Element): void {
    for (const mount of get(element)) {
      mount.controller.abort();
      mount.state = 'waiting';
    }
    if (mounts.delete(element)) element.removeAttribute('data-mount-state');
    settle();
  }

  function begin(signal: AbortSignal): void {
    // The script in the head has installed it already, where the page has one.
    const held = window.noestHeld ?? import('./hold').then((module) => module.hold());
    // Where it can't be fetched, the browser handles early events by itself.
    Promise.resolve(held).then(
      (holder) => (holder.timeout = options.holdTimeout ?? 3000),
      () => {},
    );
    hints = createHints(signal);
    const own = createTriggers(hints.interaction, parts, signal);
    triggers = new Map(Object.entries({ ...own, ...options.triggers }));
    watcher.start();
    const elements = root.querySelectorAll<HTMLElement>(COMPONENT);
    adopt(elements);
    // Where there is no part, somebody may have misspelt the attribute.
    if (elements.length === 0) {
      createIdle()(
        () =>
          void fetchRuntime().then(
            ({ reportMisspelt }) => reportMisspelt(root),
            () => {},
          ),
      );
    }
  }

  function settle(): void {
    if (settling.length === 0) return;
    watcher.flush();
    const isLoading = [...mounts.values()].flat().some((mount) => mount.state === 'loading');
    if (!isLoading) for (const resolve of settling.splice(0)) resolve();
  }

  function settled(): Promise<void> {
    return new Promise((resolve) => {
      settling.push(resolve);
      settle();
    });
  }

  return {
    start() {
      if (started) return;
      started = true;
      const { signal } = running;
      // A page that is prerendered may never be seen.
      if (page.prerendering) page.addEventListener('prerenderingchange', () => begin(signal), { once: true, signal });
      else begin(signal);
    },
    stop() {
      started = false;
      if (window.noestHeld) window.noestHeld.timeout = 0;
      running.abort();
      running = new AbortController();
      runner = undefined;
      watcher.stop();
      [...mounts.keys()].forEach(leave);
    },
    scan: (within = root) => adopt(within.querySelectorAll<HTMLElement>(COMPONENT)),
    async mount(element) {
      if (element.matches(COMPONENT)) mountNow(element);
      return settled();
    },
    unmount(element) {
      if (!element.matches(COMPONENT)) return;
      leave(element);
      if (!element.isConnected) return;
      // Stays known: it is not mounted again, and no early event waits for it.
      mounts.set(element, []);
      element.setAttribute('data-mount-state', 'waiting');
    },
    get,
    settled,
    define,
  };
}
