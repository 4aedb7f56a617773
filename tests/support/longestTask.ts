import type { Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  /** Microseconds of CPU time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * CPU time of the longest single task on the main thread during `act`, in ms, from the browser's own trace: what other
 * processes take of the machine meanwhile is not counted.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser has no trace');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = (event: TraceEvent): boolean => mains.some(({ tid, pid }) => tid === event.tid && pid === event.pid);
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
