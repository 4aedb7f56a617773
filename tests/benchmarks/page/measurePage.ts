import type { Browser } from 'playwright';
import { listRequests, type Asked } from '../../support/listRequests';
import { inlineScripts } from './inlineScripts';
import { trace } from './trace';

/** How much slower than this machine the phone is. */
export const SLOWER = 4;
const PHONE = { viewport: { width: 375, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How long the page is left alone once it has loaded, in ms. */
const WITHOUT_INPUT = 4000;
/** How long a stock shop with a cold cache may take to answer, in ms. */
const SLOWEST = 120_000;

/** What one visit cost. Bytes are those on the wire; times are in ms of the main thread's CPU, but for the largest paint. */
export interface Sample {
  readonly requests: number;
  /** Requests for a file that the page has asked for before. */
  readonly twice: number;
  readonly scripts: number;
  readonly scriptBytes: number;
  /** What the scripts in the page itself add to it, compressed. */
  readonly inlineBytes: number;
  readonly styles: number;
  readonly styleBytes: number;
  readonly otherBytes: number;
  /** Of scripts and styles, with the lowest priority and not evaluated; not counted above but as requests. */
  readonly prefetchedBytes: number;
  /** Those that are still there at the end. */
  readonly listeners: number;
  readonly tasks: number;
  readonly script: number;
  readonly blocking: number;
  readonly largestPaint: number;
  readonly shift: number;
}

/** Opens a page as a shopper who has never been there, on a phone, and does nothing. */
export async function measurePage(browser: Browser, url: string, hasScripts: boolean): Promise<Sample> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: hasScripts, locale: 'nl-NL' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const all = await listRequests(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const recording = await trace(devtools);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: SLOWEST });
  await page.waitForTimeout(WITHOUT_INPUT);
  const traced = await recording.end();
  // Listeners that were removed are counted until then; nothing else that is measured has them in it.
  const before = await devtools.send('Performance.getMetrics');
  await devtools.send('HeapProfiler.collectGarbage');
  const after = await devtools.send('Performance.getMetrics');
  const metric = ({ metrics }: typeof before, name: string): number =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const of = (extension: string): Asked[] =>
    all.filter((file) => !file.isPrefetched && new URL(file.url).pathname.endsWith(extension));
  const [scripts, styles] = [of('.js'), of('.css')];
  const { compressed: inlineBytes } = inlineScripts((await answer?.text()) ?? '');
  await context.close();
  return {
    requests: all.length,
    twice: all.length - new Set(all.map((file) => file.url)).size,
    scripts: downloads(scripts),
    scriptBytes: bytes(scripts),
    inlineBytes,
    styles: downloads(styles),
    styleBytes: bytes(styles),
    otherBytes: bytes(all) - bytes(scripts) - bytes(styles) - bytes(all.filter((file) => file.isPrefetched)),
    prefetchedBytes: bytes(all.filter((file) => file.isPrefetched)),
    listeners: metric(after, 'JSEventListeners'),
    script: metric(before, 'ScriptDuration') * 1000,
    ...traced,
  };
}

function downloads(files: readonly Asked[]): number {
  return files.filter((file) => !file.isFromCache).length;
}

function bytes(files: readonly Asked[]): number {
  return files.reduce((all, file) => all + file.bytes, 0);
}
