import type { Browser, CDPSession, Page } from 'playwright';

export interface Run {
  readonly build: string;
  readonly contender: string;
  readonly count: number;
}

export interface Sample {
  /** Main-thread CPU time of mounting, in ms. */
  readonly cpu: number;
  readonly listeners: number;
  /** Growth of both garbage-collected heaps after collection, script's and the browser's own, in kB. */
  readonly memory: number;
  /** Growth of script's alone: listeners, of which createRoot has many, are the browser's. */
  readonly script: number;
}

/** A fresh page a run: nothing is warm, nothing is left of the run before. */
async function visit<Result>(
  browser: Browser,
  origin: string,
  { build, contender, count }: Run,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Thread ticks: what other processes take of the machine is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/?build=${build}&contender=${contender}&count=${count}`);
  await page.evaluate(() => window.bench.prepared);
  const result = await use(page, devtools);
  await context.close();
  return result;
}

async function metrics(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const answer = await devtools.send('Performance.getMetrics');
  return new Map(answer.metrics.map(({ name, value }) => [name, value]));
}

interface Heap {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
}

async function heapAfterCollection(devtools: CDPSession): Promise<Heap> {
  await devtools.send('HeapProfiler.collectGarbage');
  return devtools.send('Runtime.getHeapUsage');
}

const difference = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, name: string): number =>
  (after.get(name) ?? 0) - (before.get(name) ?? 0);

export function measureMounting(browser: Browser, origin: string, run: Run): Promise<Sample> {
  return visit(browser, origin, run, async (page, devtools) => {
    const before = await heapAfterCollection(devtools);
    const start = await metrics(devtools);
    await page.evaluate(() => window.bench.mountAll());
    const end = await metrics(devtools);
    const after = await heapAfterCollection(devtools);
    const script = after.usedSize - before.usedSize;
    return {
      cpu: difference(start, end, 'TaskDuration') * 1000,
      listeners: end.get('JSEventListeners') ?? 0,
      memory: (script + after.embedderHeapUsedSize - before.embedderHeapUsedSize) / 1000,
      script: script / 1000,
    };
  });
}

/** CPU time of the page's own attribute changes while the contender's parts stand there, in ms. */
export function measureChurn(browser: Browser, origin: string, run: Run): Promise<number> {
  return visit(browser, origin, run, async (page, devtools) => {
    await page.evaluate(() => window.bench.mountAll());
    const start = await metrics(devtools);
    await page.evaluate(() => window.bench.churn());
    return difference(start, await metrics(devtools), 'TaskDuration') * 1000;
  });
}

/** CPU time of the longest single task while mounting, in ms, from a trace. */
export async function measureLongestTask(browser: Browser, origin: string, run: Run): Promise<number> {
  return visit(browser, origin, run, async (page) => {
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
    });
    await page.evaluate(() => window.bench.mountAll());
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as {
      traceEvents: { name: string; tid: number; pid: number; tdur?: number; args?: { name?: string } }[];
    };
    const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    const isMain = (event: { tid: number; pid: number }): boolean =>
      mains.some(({ tid, pid }) => tid === event.tid && pid === event.pid);
    const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && isMain(event));
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  });
}
