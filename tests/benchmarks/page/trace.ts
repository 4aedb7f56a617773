import type { CDPSession } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, on the browser's clock. */
  readonly ts: number;
  /** Microseconds on the clock, and of the thread's own CPU time: what other processes take of the machine is not in it. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly score?: number;
    };
  };
}

/** A task stands in a trace under other names too, nested in this one. */
const TASK = 'ThreadControllerImpl::RunTask';
const LONG_MS = 50;

/** What the browser's own trace tells of a page. Times in ms. */
export interface Traced {
  /** CPU time of all tasks of the main thread. */
  readonly tasks: number;
  /** Of each task what is beyond 50 ms. */
  readonly blocking: number;
  /** From the navigation to the largest contentful paint. */
  readonly largestPaint: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
}

/** Records a page until `end`. It works for a page without scripts too. */
export async function trace(devtools: CDPSession): Promise<{ end(): Promise<Traced> }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing', '__metadata'] },
  });
  return {
    async end() {
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await complete;
      devtools.off('Tracing.dataCollected', collect);
      return read(events);
    },
  };
}

function read(events: readonly TraceEvent[]): Traced {
  const largest = last(events, 'largestContentfulPaint::Candidate');
  if (!largest) throw new Error('expected a largest contentful paint in the trace, found none');
  const { pid } = largest;
  const start = last(
    events.filter((event) => event.pid === pid && event.ts <= largest.ts),
    'navigationStart',
  );
  const main = events.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  );
  const tasks = events
    .filter((event) => event.name === TASK && event.pid === pid && event.tid === main?.tid)
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  if (!start || tasks.length === 0) throw new Error('expected a navigation and tasks in the trace');
  return {
    tasks: sum(tasks),
    blocking: sum(tasks.map((task) => Math.max(0, task - LONG_MS))),
    largestPaint: (largest.ts - start.ts) / 1000,
    shift: sum(events.filter(({ name }) => name === 'LayoutShift').map(({ args }) => args.data?.score ?? 0)),
  };
}

function last(events: readonly TraceEvent[], name: string): TraceEvent | undefined {
  return events.filter((event) => event.name === name).reduce<TraceEvent | undefined>(later, undefined);
}

function later(one: TraceEvent | undefined, other: TraceEvent): TraceEvent {
  return one && one.ts > other.ts ? one : other;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
