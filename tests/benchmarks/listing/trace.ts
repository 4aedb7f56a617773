import type { CDPSession } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock, and of the thread's own CPU time: what other processes take of the machine is not counted. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A task stands in a trace under other names too, nested in this one. */
const TASK = 'ThreadControllerImpl::RunTask';

/** A mark that the page has set; it parts the tasks before it from those after. */
export const MARK = 'new list on screen';

export interface Tasks {
  /** Up to the mark and after it, the CPU time of each in ms. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Records the tasks of the page's main thread until `end`. */
export async function recordTasks(devtools: CDPSession): Promise<{ end(): Promise<Tasks> }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  });
  return {
    async end() {
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await complete;
      devtools.off('Tracing.dataCollected', collect);
      const threads = new Map(
        events.filter(({ name }) => name === 'thread_name').map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
      );
      const marked = events.find(({ name }) => name === MARK)?.ts;
      if (marked === undefined) throw new Error(`expected the page to mark "${MARK}", found no mark`);
      const tasks = events.filter(
        ({ name, pid, tid }) => name === TASK && threads.get(`${pid} ${tid}`) === 'CrRendererMain',
      );
      const cpu = (of: TraceEvent[]) => of.map(({ dur = 0, tdur = dur }) => tdur / 1000);
      return { before: cpu(tasks.filter(({ ts }) => ts < marked)), after: cpu(tasks.filter(({ ts }) => ts >= marked)) };
    },
  };
}
