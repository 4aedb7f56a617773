import type { Host, LiveMount, PartModule, Runner } from '../Host';
import type { MountErrorCode } from '../report';
import type { Adapter } from './Adapter';
import { createMounter } from './createMounter';
import { createQueue } from './createQueue';
import { attributesOf } from './properties';
import type { Job, Part } from './Job';
import { actsFor } from './replay';

/** The half of the registry that comes with the first part: loads, mounts, and reports what went wrong. */
export function createRunner(host: Host): Runner {
  const { parts, ready, onError, budget = 8 } = host.options;
  const codes = new Map<string, Promise<Part>>();
  const here = new Map<string, Part>();
  const met = new WeakSet<Part>();
  const mounter = createMounter(host, fail, report, (job) => queue.push(job));
  const queue = createQueue(budget, mounter.mountAll);
  let adapter: Promise<Adapter> | undefined;

  function load(mount: LiveMount, first: Promise<PartModule>): void {
    // What is there is not waited for: a page may have hundreds of the same part.
    const known = here.get(mount.name);
    if (known) return mountLoaded({ mount, part: known });
    codeOf(mount.name, first).then(
      (part) => mount.signal.aborted || mountLoaded({ mount, part }),
      (error: unknown) => mount.signal.aborted || fail(mount, 'chunk', error),
    );
  }

  /** One promise a part for the whole page; forgotten when it fails, so that a later element tries anew. */
  function codeOf(name: string, first: Promise<PartModule>): Promise<Part> {
    let code = codes.get(name);
    if (code) return code;
    let asked = false;
    const ask = (): Promise<PartModule> => (asked ? parts[name]!.load() : ((asked = true), first));
    code = host.retry(ask).then(async ({ default: part }) => {
      if (!('attach' in part)) mounter.use(await runtime());
      await ready?.();
      here.set(name, part);
      return part;
    });
    codes.set(name, code);
    code.catch(() => codes.delete(name));
    return code;
  }

  function runtime(): Promise<Adapter> {
    adapter ??= host.retry(() => import('../react/adapter')).then(({ createAdapter }) => createAdapter());
    adapter.catch(() => (adapter = undefined));
    return adapter;
  }

  function mountLoaded(job: Job): void {
    const { mount, part } = job;
    if (!met.has(part)) {
      met.add(part);
      host.alsoAttributes(attributesOf(part.props));
    }
    if (part.replay === false) for (const act of actsFor(mount.element)) window.noestHeld?.release(act);
    queue.push(job);
  }

  function fail(mount: LiveMount, code: MountErrorCode, cause: unknown): void {
    mount.controller.abort();
    host.setState(mount, code === 'unknown' ? code : 'failed');
    host.releaseActs();
    report(mount, code, cause);
  }

  function report({ element, name: part }: LiveMount, code: MountErrorCode, cause: unknown): void {
    const known = code === 'trigger' ? host.triggerNames() : Object.keys(parts);
    import('../report').then(
      (module) => module.report({ code, part, element, cause, known, onError }),
      () => console.error(`[noest] ${part}: ${code}`, element, cause),
    );
  }

  return { load, fail };
}
