import type { Host, LiveMount, PartModule, Runner } from '../Mount';
import type { MountErrorCode } from '../report/report';
import type { Adapter } from './Adapter';
import { fetchReport, hint } from '../report/fetchReport';
import { createIdle } from '../triggers/idle';
import { createMounter } from './createMounter';
import { createQueue } from './createQueue';
import { followTextSize } from '../../shared/platform/dom/preferences';
import type { PartDeclaration } from '../declaration';
import { reportMisspelt } from './misspelt';
import { attributesOf, knownNames, unknownNames } from './properties';
import type { Job, Part } from './createQueue';
import { heldEventsFor } from './replay';

/** The capability that the shop's back end lacks is its message. */
class MissingCapability extends Error {}

/** The half of the registry that comes with the first part: loads, mounts, and reports what went wrong. */
export function createRunner(host: Host): Runner {
  const { parts, options } = host;
  const { ready, missing, onError, budget = 8, root = document } = options;
  const pending = new Map<string, Promise<Part>>();
  const loaded = new Map<string, Part>();
  const watched = new WeakSet<Part>();
  const mounter = createMounter({ reportUnknownNames, ...host }, fail, report, (job) => queue.push(job));
  const queue = createQueue(budget, mounter.mountAll);
  let adapter: Promise<Adapter> | undefined;
  let knowsTurbo = false;
  // A page without head.js learns it with its first part.
  followTextSize();
  createIdle()(() => reportMisspelt(root));

  /** Turbo keeps a copy of the page that is left, in which what a part has drawn would be dead. */
  function leaveBeforeTurboCopies(): void {
    if (knowsTurbo || !('Turbo' in window)) return;
    knowsTurbo = true;
    document.addEventListener('turbo:before-cache', () => {
      for (const element of root.querySelectorAll('[data-component]')) {
        for (const mount of host.get(element)) mount.controller.abort();
      }
    });
  }

  function load(mount: LiveMount, first: Promise<PartModule>): void {
    // Mounts at once when the code is loaded already: a page may have hundreds of the same part.
    const known = loaded.get(mount.name);
    if (known) return mountLoaded({ mount, part: known });
    partOf(mount, first).then(
      (part) => mount.signal.aborted || mountLoaded({ mount, part }),
      (error: unknown) =>
        mount.signal.aborted || fail(mount, error instanceof MissingCapability ? 'capability' : 'chunk', error),
    );
  }

  /** One promise for each part of the page; forgotten when it fails, so that a later element tries again. */
  function partOf({ name, isSecondTry }: LiveMount, first: Promise<PartModule>): Promise<Part> {
    const known = pending.get(name);
    if (known) return known;
    let attempts = 0;
    const request = (): Promise<PartModule> => (attempts++ ? parts.get(name)!.load() : first);
    const code = (isSecondTry ? request() : host.retry(request)).then(async ({ default: part }) => {
      // The report has the words.
      if (!part?.part || typeof ('attach' in part ? part.attach : part.view) !== 'function') throw new Error();
      checkCapabilities(part);
      if (!('attach' in part)) mounter.use(await runtime());
      await Promise.all([ready?.(), part.prepare?.()]);
      loaded.set(name, part);
      return part;
    });
    pending.set(name, code);
    code.catch(() => pending.delete(name));
    return code;
  }

  function checkCapabilities({ part: { capabilities } }: Part): void {
    const lacking = capabilities && missing?.(capabilities);
    if (lacking) throw new MissingCapability(lacking);
  }

  function runtime(): Promise<Adapter> {
    adapter ??= host.retry(() => import('../react/adapter')).then(({ createAdapter }) => createAdapter());
    adapter.catch(() => (adapter = undefined));
    return adapter;
  }

  function mountLoaded(job: Job): void {
    const { mount, part } = job;
    leaveBeforeTurboCopies();
    if (!watched.has(part)) {
      watched.add(part);
      host.alsoAttributes(attributesOf(part.part));
    }
    if (part.part.replay === false) {
      for (const heldEvent of heldEventsFor(mount.element)) {
        heldEvent.until = 0;
        window.noestHeld?.release(heldEvent);
      }
    }
    queue.push(job);
  }

  function fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void {
    mount.controller.abort();
    host.setState(mount, code === 'unknown' ? code : 'failed');
    host.releaseHeldEvents();
    report(mount, code, cause);
    if (code === 'chunk') host.tryAgainAtHint(mount);
  }

  function report({ element, name: part }: LiveMount, code: MountErrorCode, cause: unknown): void {
    const known = code === 'trigger' ? host.triggerNames() : [...parts.keys()];
    fetchReport().then(
      (module) => module.report({ code, part, element, cause, known, onError }),
      () => console.error(`[noest] ${part}: ${code}`, element, cause),
    );
  }

  /** Only an element with one part: an attribute that this part does not know may be another's. */
  function reportUnknownNames({ element, name }: LiveMount, declaration: PartDeclaration): void {
    const names = host.get(element).length === 1 ? unknownNames(element, declaration) : [];
    if (names.length === 0) return;
    hint((words) => words.suggestNames(name, element, names, knownNames(declaration)));
  }

  return { load, fail };
}
