import type { Behaviour, Widget } from '../define';
import type { LiveMount } from '../Mount';
import { nextTask, yieldToPage } from '../../shared/platform/scheduling/yieldToPage';

export type Props = Record<string, unknown>;

export type Part = Widget | Behaviour;

/** A part whose code is there, about to be mounted. */
export interface Job {
  readonly mount: LiveMount;
  readonly part: Part;
}

const MOST_AT_ONCE = 32;
const URGENCY = ['interaction', 'visible', 'load', 'idle'];
const LOAD = 2;

export interface Queue {
  push(job: Job): void;
}

/** Mounts the most urgent first, in slices of `budget` ms between which the page gets its turn. */
export function createQueue(budget: number, mountAll: (jobs: readonly Job[]) => void): Queue {
  const queues = URGENCY.map((): Job[] => []);
  let busy = false;
  // As many at once as the last batch says will fit the budget.
  let atOnce = 8;

  async function run(): Promise<void> {
    // A press that wakes a part ends before the part mounts: the browser acts on what was pressed after all listeners. And
    // what has arrived with the first is let in before the order is decided.
    await (window.event ? nextTask() : undefined);
    let deadline = performance.now() + budget;
    for (let batch = take(); batch.length > 0; batch = take()) {
      const start = performance.now();
      mountAll(batch);
      const end = performance.now();
      atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((budget * batch.length) / (end - start || 1))));
      if (end < deadline) continue;
      await yieldToPage();
      deadline = performance.now() + budget;
    }
    busy = false;
  }

  function take(): Job[] {
    const batch: Job[] = [];
    for (const queue of queues) batch.push(...queue.splice(0, atOnce - batch.length));
    return batch;
  }

  return {
    push(job) {
      const urgency = URGENCY.findIndex((trigger) => job.mount.when.includes(trigger));
      queues[urgency < 0 ? LOAD : urgency]?.push(job);
      if (busy) return;
      busy = true;
      void run();
    },
  };
}
