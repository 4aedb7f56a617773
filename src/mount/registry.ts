import type { Host, LiveMount, PartModule, Runner } from './Host';
import type { MountState, Registry, RegistryOptions, Trigger } from './Mount';
import type { MountErrorCode } from './report';
import { retry } from './retry';
import { createTriggers } from './triggers/createTriggers';
import { createHints, type Hints } from './triggers/hints';
import { parseTriggers } from './triggers/parse';
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
 * that a page loads before a part is wanted; `runtime` loads, mounts and reports.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const { parts, root = document } = options;
  const page = root.ownerDocument ?? document;
  const mounts = new Map<Element, LiveMount[]>();
  const asked: Record<string, Promise<PartModule>> = {};
  const settling: (() => void)[] = [];
  const get = (element: Element): readonly LiveMount[] => mounts.get(element) ?? [];

  let running = new AbortController();
  let started = false;
  let triggers: Readonly<Record<string, Trigger>> = {};
  let hints: Hints | undefined;
  let runner: Promise<Runner> | undefined;

  const watcher = watch(root, adopt, leave, (element, anew) => {
    if (anew) leave(element);
    get(element).forEach((mount) => mount.update?.());
    if (element.matches(COMPONENT)) adopt([element]);
  });

  const host: Host = {
    options,
    setState,
    releaseActs,
    alsoAttributes: watcher.alsoAttributes,
    again: mountNow,
    composing: () => hints?.composing,
    triggerNames: () => Object.keys(triggers),
    retry: (ask) => retry(ask, options.retry),
  };

  function adopt(elements: Iterable<HTMLElement>): void {
    for (const element of elements) if (!mounts.has(element)) create(element).forEach(wait);
    for (const { target } of window.noestHeld?.acts ?? []) hints?.tell(target);
    releaseActs();
  }

  function create(element: HTMLElement): LiveMount[] {
    const names = new Set(element.getAttribute('data-component')?.match(/\S+/g));
    const created = [...names].map((name): LiveMount => {
      const controller = new AbortController();
      const when = element.getAttribute('data-mount') || parts[name]?.when || 'load';
      return { element, name, when, state: 'waiting', controller, signal: controller.signal };
    });
    mounts.set(element, created);
    return created;
  }

  function wait(mount: LiveMount): void {
    try {
      const when = parseTriggers(mount.when);
      const unmet = new Set(when);
      for (const condition of when) {
        const trigger = triggers[condition.name];
        if (!trigger) return fail(mount, 'trigger', condition.name);
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
    if (!Object.hasOwn(parts, name)) return fail(mount, 'unknown');
    setState(mount, 'loading');
    // Asked for beside the runtime, not after it.
    const part = (asked[name] ??= parts[name]!.load());
    // The runtime tells of its failure, and may come later than that.
    part.catch(() => {});
    run(mount, (loaded) => loaded.load(mount, part));
  }

  function fail(mount: LiveMount, code: MountErrorCode, cause?: unknown): void {
    run(mount, (loaded) => loaded.fail(mount, code, cause));
  }

  function run(mount: LiveMount, use: (runner: Runner) => void): void {
    if (!runner) {
      runner = host.retry(() => import('./runtime')).then((module) => module.createRunner(host));
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
        releaseActs();
      },
    );
  }

  function setState(mount: LiveMount, state: MountState): void {
    let shown = (mount.state = state);
    for (const other of get(mount.element)) {
      if (ATTENTION.indexOf(other.state) < ATTENTION.indexOf(shown)) shown = other.state;
    }
    mount.element.setAttribute('data-mount-state', shown);
    if (settling.length > 0) queueMicrotask(settle);
  }

  /** Early acts do not wait for what is not on its way. */
  function releaseActs(): void {
    for (const act of window.noestHeld?.acts ?? []) {
      const state = act.element.getAttribute('data-mount-state');
      if (state && state !== 'loading') window.noestHeld?.release(act);
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
    // The script in the head has seen to it already, where the page has one.
    const held = window.noestHeld ?? import('./rare').then((module) => module.hold());
    // Where it does not come, early acts go the native way.
    Promise.resolve(held).then(
      (holder) => (holder.patience = options.patience ?? 3000),
      () => {},
    );
    hints = createHints(signal);
    triggers = { ...createTriggers(hints.interaction, options, signal), ...options.triggers };
    watcher.start();
    adopt(root.querySelectorAll<HTMLElement>(COMPONENT));
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
      if (window.noestHeld) window.noestHeld.patience = 0;
      running.abort();
      running = new AbortController();
      runner = undefined;
      watcher.stop();
      [...mounts.keys()].forEach(leave);
    },
    scan: (within = root) => adopt(within.querySelectorAll<HTMLElement>(COMPONENT)),
    mount(element) {
      mountNow(element);
      return settled();
    },
    unmount(element) {
      leave(element);
      if (!element.isConnected) return;
      // Known still: nothing adopts it anew, and no early act waits for it.
      mounts.set(element, []);
      element.setAttribute('data-mount-state', 'waiting');
    },
    get,
    settled,
  };
}
