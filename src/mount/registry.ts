import type { Host, LiveMount, Runner } from './Host';
import { hold } from './hold';
import type { MountState, Registry, RegistryOptions, Trigger } from './Mount';
import type { MountErrorCode } from './report';
import { retry } from './retry';
import { createTriggers } from './triggers/createTriggers';
import { createHints, type Hints } from './triggers/hints';
import { parseTriggers } from './triggers/parse';
import { watch } from './watch';

declare global {
  interface Document {
    /** Chromium's: the page is being made ready in the background. */
    readonly prerendering?: boolean;
  }
}

const COMPONENT = '[data-component]';
const URGENCY = ['interaction', 'visible', 'load', 'idle'];
// An element with several parts shows the state that wants attention first.
const ATTENTION: readonly MountState[] = ['failed', 'unknown', 'loading', 'waiting', 'mounted'];

/**
 * Finds parts in the page, decides when each mounts, and keeps the failure of one from the others. This half is all
 * that a page loads before a part is wanted; `runtime` is the other.
 */
export function createRegistry(options: RegistryOptions): Registry {
  const { parts, root = document, retry: patience = { times: 2, delay: 500 } } = options;
  const page = root.ownerDocument ?? document;
  const mounts = new Map<Element, LiveMount[]>();
  const codes = new Map<string, Promise<readonly [Runner, Parameters<Runner['enqueue']>[1]]>>();
  const held = hold();
  held.patience = options.patience ?? held.patience;

  let running: AbortController | undefined;
  let triggers: Readonly<Record<string, Trigger>> = {};
  let hints: Hints | undefined;
  let runner: Promise<Runner> | undefined;
  let composing: Node | null = null;
  let loading = 0;
  let settling: (() => void)[] = [];

  const watcher = watch(root, {
    elementsAppeared: adopt,
    elementLeft: leave,
    attributesChanged(element, anew) {
      if (anew) leave(element);
      adopt([element]);
      if (!anew) for (const mount of get(element)) mount.update?.();
    },
  });

  const host: Host = {
    budget: options.budget ?? 8,
    held,
    mounted: (mount) => setState(mount, 'mounted'),
    fail,
    report,
    alsoAttributes: watcher.alsoAttributes,
    composing: () => composing,
    retry: (load) => retry(load, patience),
  };

  function get(element: Element): readonly LiveMount[] {
    return mounts.get(element) ?? [];
  }

  function adopt(elements: Iterable<HTMLElement>): void {
    for (const element of elements) if (!mounts.has(element)) create(element).forEach(wait);
    for (const act of held.acts) {
      if (!mounts.has(act.element)) continue;
      hints?.tell(act.target);
      releaseUnlessLoading(act.element);
    }
  }

  function create(element: HTMLElement): LiveMount[] {
    const names = new Set(element.dataset['component']?.match(/\S+/g));
    const created = [...names].map((name): LiveMount => {
      const controller = new AbortController();
      return { element, name, state: 'waiting', controller, signal: controller.signal, urgency: 0 };
    });
    if (created.length > 0) mounts.set(element, created);
    return created;
  }

  function wait(mount: LiveMount): void {
    const { element, name } = mount;
    if (!Object.hasOwn(parts, name)) return fail(mount, 'unknown', undefined);
    try {
      const when = parseTriggers(element.dataset['mount'] || parts[name]?.when || 'load');
      const unmet = new Set(when);
      mount.urgency = URGENCY.findIndex((trigger) => when.some((condition) => condition.name === trigger));
      for (const condition of when) {
        const trigger = triggers[condition.name];
        if (!trigger) throw new RangeError(`expected the name of a trigger, found "${condition.name}"`);
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
    if (mount.state !== 'waiting' || mount.signal.aborted) return;
    setState(mount, 'loading');
    codeOf(mount.name).then(
      ([run, part]) => mount.signal.aborted || run.enqueue(mount, part),
      (error: unknown) => mount.signal.aborted || fail(mount, 'chunk', error),
    );
  }

  /** One promise a part for the whole page; forgotten when it fails, so that a later element tries anew. */
  function codeOf(name: string): Promise<readonly [Runner, Parameters<Runner['enqueue']>[1]]> {
    let code = codes.get(name);
    if (!code) {
      runner ??= host.retry(() => import('./runtime')).then(({ createRunner }) => createRunner(host));
      runner.catch(() => (runner = undefined));
      const part = host.retry(() => parts[name]!.load()).then((module) => module.default);
      codes.set(name, (code = Promise.all([runner, part])));
      code.catch(() => codes.delete(name));
    }
    return code;
  }

  function setState(mount: LiveMount, state: MountState): void {
    count(mount, -1);
    mount.state = state;
    count(mount, 1);
    const states = get(mount.element).map((other) => other.state);
    mount.element.dataset['mountState'] = ATTENTION.find((candidate) => states.includes(candidate));
  }

  function count({ state }: LiveMount, by: number): void {
    if (state === 'loading' && (loading += by) === 0) queueMicrotask(settle);
  }

  function settle(): void {
    watcher.flush();
    if (loading === 0) for (const resolve of settling.splice(0)) resolve();
  }

  function leave(element: Element): void {
    for (const mount of get(element)) {
      mount.controller.abort();
      count(mount, -1);
      mount.state = 'waiting';
    }
    if (!mounts.delete(element)) return;
    element.removeAttribute('data-mount-state');
    releaseUnlessLoading(element);
  }

  function fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void {
    mount.controller.abort();
    setState(mount, code === 'unknown' ? code : 'failed');
    releaseUnlessLoading(mount.element);
    report(mount, code, cause);
  }

  function releaseUnlessLoading(element: Element): void {
    if (get(element).some((mount) => mount.state === 'loading')) return;
    for (const act of held.acts) if (act.element === element) held.release(act);
  }

  function report({ element, name: part }: LiveMount, code: MountErrorCode, cause: unknown): void {
    const known = Object.keys(code === 'trigger' ? triggers : parts);
    import('./report').then(
      (module) => module.report({ code, part, element, cause, known, onError: options.onError }),
      () => console.error('[noest]', part, code, element, cause),
    );
  }

  function begin(signal: AbortSignal): void {
    hints = createHints(signal);
    triggers = { ...createTriggers(hints, signal), ...options.triggers };
    const listening = { capture: true, signal };
    addEventListener('compositionstart', ({ target }) => (composing = target as Node), listening);
    addEventListener('compositionend', () => (composing = null), listening);
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) for (const list of mounts.values()) for (const mount of list) mount.restore?.();
      },
      listening,
    );
    watcher.start();
    adopt(root.querySelectorAll<HTMLElement>(COMPONENT));
  }

  return {
    start() {
      if (running) return;
      const { signal } = (running = new AbortController());
      // A page that is prerendered may never be seen; one that is being parsed has elements without their content.
      const later = page.prerendering ? 'prerenderingchange' : page.readyState === 'loading' && 'DOMContentLoaded';
      if (later) page.addEventListener(later, () => begin(signal), { once: true, signal });
      else begin(signal);
    },
    stop() {
      running?.abort();
      running = undefined;
      watcher.stop();
      for (const element of mounts.keys()) leave(element);
    },
    scan: (within = root) => adopt(within.querySelectorAll<HTMLElement>(COMPONENT)),
    mount(element) {
      if (get(element).some((mount) => mount.signal.aborted)) leave(element);
      for (const mount of mounts.has(element) ? get(element) : create(element)) {
        if (Object.hasOwn(parts, mount.name)) load(mount);
        else fail(mount, 'unknown', undefined);
      }
      return settled();
    },
    unmount: leave,
    get,
    settled,
  };

  function settled(): Promise<void> {
    watcher.flush();
    return loading > 0 ? new Promise((resolve) => settling.push(resolve)) : Promise.resolve();
  }
}
