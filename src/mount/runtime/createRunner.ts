import type { Behaviour, Widget } from '../define';
import type { Host, LiveMount, Runner } from '../Host';
import type { Adapter } from './Adapter';
import { createMounter } from './createMounter';
import { attributesOf } from './properties';
import { yieldToPage } from './yieldToPage';

const MOST_AT_ONCE = 32;
const URGENCIES = 4;
const LOAD = 2;

export interface Job {
  readonly mount: LiveMount;
  readonly part: Widget | Behaviour;
}

/** Mounts what is loaded, the most urgent first, in slices between which the page gets its turn. */
export function createRunner(host: Host): Runner {
  const queues = Array.from({ length: URGENCIES }, (): Job[] => []);
  const met = new WeakSet<Widget | Behaviour>();
  const mounter = createMounter(host, push);
  let adapter: Promise<Adapter> | undefined;
  let ready = false;
  let busy = false;
  // As many at once as the last batch says will fit the budget.
  let atOnce = 4;

  function enqueue(mount: LiveMount, part: Widget | Behaviour): void {
    if (!met.has(part)) meet(part);
    if (part.replay === false) {
      for (const act of host.held.acts) if (act.element === mount.element) host.held.release(act);
    }
    if ('attach' in part || ready) return push({ mount, part });
    adapter ??= host.retry(() => import('../react/adapter')).then(({ createAdapter }) => createAdapter());
    adapter.then(
      (loaded) => {
        ready = true;
        mounter.use(loaded);
        push({ mount, part });
      },
      (error: unknown) => {
        adapter = undefined;
        if (!mount.signal.aborted) host.fail(mount, 'chunk', error);
      },
    );
  }

  function meet(part: Widget | Behaviour): void {
    met.add(part);
    host.alsoAttributes(attributesOf(part.props));
  }

  function push(job: Job): void {
    queues[job.mount.urgency < 0 ? LOAD : job.mount.urgency]?.push(job);
    if (busy) return;
    busy = true;
    void run();
  }

  async function run(): Promise<void> {
    // What has arrived with the first is let in before the order is decided.
    await null;
    let deadline = performance.now() + host.budget;
    for (let batch = take(); batch.length > 0; batch = take()) {
      const start = performance.now();
      mounter.mountAll(batch);
      const end = performance.now();
      atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((host.budget * batch.length) / (end - start || 1))));
      if (end < deadline) continue;
      await yieldToPage();
      deadline = performance.now() + host.budget;
    }
    busy = false;
  }

  function take(): Job[] {
    const batch: Job[] = [];
    for (const queue of queues) batch.push(...queue.splice(0, atOnce - batch.length));
    return batch;
  }

  return { enqueue };
}
