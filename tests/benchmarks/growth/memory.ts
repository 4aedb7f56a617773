import type { Browser, CDPSession, Page } from 'playwright';

const PARTS = 100;
/** Rounds before the first measurement: until then grows what the browser compiles and keeps for once. */
const WARM_UP = 500;
const ROUNDS = 500;
/** In ms. */
const BETWEEN_COLLECTIONS = 300;

/** Memory after so many rounds of mounting and leaving, of that before them. */
export interface Kept {
  readonly build: string;
  readonly rounds: number;
  readonly ratio: number;
}

export async function memoryKept(browser: Browser, origin: string, build: string): Promise<Kept> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/?build=${build}&contender=noest&count=${PARTS}`);
  await page.evaluate(() => window.bench.prepared);
  await page.evaluate((rounds) => window.bench.cycle(rounds), WARM_UP);
  const before = await heap(page, devtools);
  await page.evaluate((rounds) => window.bench.cycle(rounds), ROUNDS);
  const after = await heap(page, devtools);
  await context.close();
  return { build, rounds: ROUNDS, ratio: after / before };
}

/** Both garbage-collected heaps, script's and the browser's own. What is freed frees more the next time, and some of it later. */
async function heap(page: Page, devtools: CDPSession): Promise<number> {
  const sizes: number[] = [];
  for (let time = 0; time < 5; time++) {
    await page.waitForTimeout(BETWEEN_COLLECTIONS);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage');
    sizes.push(usedSize + embedderHeapUsedSize);
  }
  return Math.min(...sizes);
}
