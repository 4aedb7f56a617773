import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright';
import { candidates } from '../../../tools/browser/candidates';
import { LAUNCH_ARGUMENTS } from '../../../tools/browser/launch';
import { median } from '../mount/measure';
import { keepRows } from '../rows';
import { framesOf, type TraceEvent } from './frames';
import { markup } from './markup';

/**
 * What 200 sticky, collapsible and lazy elements cost on one page, at a fourth of the machine's speed: main-thread CPU
 * time beyond the same page without the parts at the start, and the frames of a scripted scroll. Runs on what
 * `npm run build` has built.
 */
const COUNT = 200;
const SLOWDOWN = 4;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const START_MS = 30;
const KIT = 'dist/react';

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (pathname === '/') {
    response.setHeader('content-type', 'text/html');
    response.end(markup(COUNT, searchParams.has('alive')));
    return;
  }
  const content = await readFile(join(KIT, normalize(pathname))).catch(() => undefined);
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
  const type = types[extname(pathname)] ?? 'text/plain';
  response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const executablePath = candidates()[0]?.path;
const browser = await chromium.launch({ args: LAUNCH_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });

/** All parts of the page wait for one idle moment, so that loading code and attaching to elements are measured apart. */
async function open(isAlive: boolean): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/${isAlive ? '?alive' : ''}`, { waitUntil: 'networkidle' });
  return page;
}

/** CPU time of the main thread, in ms: what other processes take of the machine is not counted. */
async function start(isAlive: boolean): Promise<number> {
  const page = await open(isAlive);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await spent();
  await page.evaluate(async () => {
    dispatchEvent(new CustomEvent('go'));
    while (document.querySelector('[data-component]:not([data-mount-state=mounted])')) {
      await new Promise((done) => setTimeout(done, 5));
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const cost = (await spent()) - before;
  await page.close();
  return cost;
}

async function scroll(isAlive: boolean): Promise<{ frames: number; dropped: number }> {
  const page = await open(isAlive);
  await page.evaluate(() => dispatchEvent(new CustomEvent('go')));
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] });
  await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 300, yDistance: -6000, speed: 2500 });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return framesOf(trace.traceEvents);
}

const alive: number[] = [];
const still: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  still.push(await start(false));
  alive.push(await start(true));
}
const scrolls = [await scroll(false), await scroll(true)];
await browser.close();
server.close();

// CPU time does not depend on throttling, which only makes the thread sleep: the slowdown is multiplied in.
const cost = (median(alive) - median(still)) * SLOWDOWN;
const [without, withParts] = scrolls;
// What the page drops by itself, on a machine that does other things too, is not the parts' doing.
const dropped = (withParts?.dropped ?? Number.NaN) - (without?.dropped ?? Number.NaN);
verdict(
  `start, ${COUNT} elements, at ${SLOWDOWN}x: ${cost.toFixed(1)} ms of main thread`,
  `${START_MS} ms`,
  cost <= START_MS,
);
console.log(`  the page ${median(still).toFixed(1)} ms, with its parts ${median(alive).toFixed(1)} ms, unslowed`);
verdict(
  `scroll, at ${SLOWDOWN}x: ${withParts?.dropped} of ${withParts?.frames} frames dropped`,
  'none by the parts',
  dropped <= 0,
);
console.log(`  without parts ${without?.dropped} of ${without?.frames}`);

keepRows('behaviours', [
  {
    what: `${COUNT} behaviours start, at ${SLOWDOWN}x`,
    unit: 'ms',
    measured: cost,
    atMost: { value: START_MS, of: 'unit' },
  },
]);

function verdict(found: string, target: string, isMet: boolean): void {
  console.log(`${found} (target: ${target}): ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}
