import type { Browser, CDPSession, Page } from 'playwright';
import { longestTask } from '../../support/longestTask';

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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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

/**
 * CPU time of the page's own attribute changes while the contender's parts stand there, in ms: the median of five times on
 * one page, for a single one varies more than the contenders differ.
 */
export function measureChurn(browser: Browser, origin: string, run: Run): Promise<number> {
  return visit(browser, origin, run, async (page, devtools) => {
    await page.evaluate(() => window.bench.mountAll());
    const times: number[] = [];
    for (let time = 0; time < 5; time++) {
      const start = await metrics(devtools);
      await page.evaluate(() => window.bench.churn());
      times.push(difference(start, await metrics(devtools), 'TaskDuration') * 1000);
    }
    return median(times);
  });
}

/** CPU time of the longest single task while mounting, in ms. */
export async function measureLongestTask(browser: Browser, origin: string, run: Run): Promise<number> {
  return visit(browser, origin, run, (page) => longestTask(page, () => page.evaluate(() => window.bench.mountAll())));
}
