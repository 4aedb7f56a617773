import type { Browser, BrowserContext, Page } from 'playwright';
import type { Act } from './acts';

/** How much slower than this machine the phone is. */
export const SLOWER = 4;
const PHONE = { viewport: { width: 375, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G: latency in ms, throughput in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** In ms: between two letters. */
const BETWEEN_LETTERS = 120;
const IN_CART = { sku: '100101', qty: '1' };

/** All times in ms. */
export interface Sample {
  /** From the act to the frame after which its effect is on the screen. */
  readonly effect: number;
  /** The longest event of the act, by Event Timing: from the finger or key to the frame after its listeners. */
  readonly reaction: number;
  /** From the act to the frame with each of what is shown meanwhile; what was never seen is left out. */
  readonly meanwhile: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    hintBench: {
      /** When the finger or key went. */
      readonly start: Promise<number>;
      /** When the effect was on the screen. */
      readonly effect: Promise<number>;
      readonly seen: Readonly<Record<string, number>>;
      readonly events: PerformanceEventTiming[];
    };
  }
}

/** Opens a page that has nothing in the browser's cache and acts as soon as it is still; with `isPrefetched` once it has what a sign of life fetches. */
export async function measureHint(browser: Browser, origin: string, act: Act, isPrefetched: boolean): Promise<Sample> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, locale: 'nl-NL' });
  await fillCart(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // tsx marks functions with a helper that is not there in the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(writeTrigger, [act.part, isPrefetched ? `${act.trigger} prefetch` : act.trigger] as const);
  await page.goto(act.path, { waitUntil: 'networkidle' });
  if (isPrefetched) {
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => document.querySelector('link[rel=prefetch]'));
    await page.waitForLoadState('networkidle');
    await allArrived(page);
  }
  const target = page.locator(act.on).first();
  await target.scrollIntoViewIfNeeded();
  if (act.letters) await target.tap();
  const { effect, meanwhile } = act;
  await page.evaluate(watch, { effect, meanwhile, type: act.letters ? 'keydown' : 'click' });
  if (act.letters) await page.keyboard.type(act.letters, { delay: BETWEEN_LETTERS });
  else await target.tap();
  const sample = await page.evaluate(read);
  await context.close();
  return sample;
}

/** As the form of a product without scripts does, past the browser and its cache. */
async function fillCart({ request }: BrowserContext): Promise<void> {
  const page = await (await request.get('/checkout/cart')).text();
  const token = /"csrfToken":"(?<token>[^"]+)"/.exec(page)?.groups?.['token'];
  if (token === undefined) throw new Error('expected a csrfToken in the configuration of the cart page');
  await request.post('/checkout/cart/add', { form: { _token: token, ...IN_CART }, maxRedirects: 0 });
}

/** Resolves once what is prefetched is in the cache. */
async function allArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].every(({ href }) => arrived.has(href));
  });
}

/** Gives the part its trigger as a theme would write it, while the page is parsed. */
function writeTrigger([part, trigger]: readonly [part: string, trigger: string]): void {
  new MutationObserver(() => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-component~="${part}"]:not([data-mount])`)) {
      element.dataset['mount'] = trigger;
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Notes from now on when the act begins, what is seen, frame by frame, and every event that takes longer than a frame. */
function watch({ effect, meanwhile, type }: Pick<Act, 'effect' | 'meanwhile'> & { readonly type: string }): void {
  const events: PerformanceEventTiming[] = [];
  const seen: Record<string, number> = {};
  new PerformanceObserver((list) => events.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  const start = new Promise<number>((resolve) => {
    addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const shown = new Promise<number>((resolve) => {
    const look = (): void => {
      const frame = performance.now();
      for (const [what, selector] of Object.entries(meanwhile)) if (isSeen(selector)) seen[what] ??= frame;
      // One frame on, what is there now has been painted.
      if (isSeen(effect)) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  window.hintBench = { start, effect: shown, seen, events };
}

/** What was noted since the act began. */
async function read(): Promise<Sample> {
  const { events, seen } = window.hintBench;
  const [start, effect] = [await window.hintBench.start, await window.hintBench.effect];
  // Event Timing reports an event after the frame that shows what its listeners did.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const ofTheAct = events.filter(({ startTime }) => startTime >= start && startTime <= effect);
  return {
    effect: effect - start,
    reaction: Math.max(0, ...ofTheAct.map(({ duration }) => duration)),
    meanwhile: Object.fromEntries(Object.entries(seen).map(([what, time]) => [what, Math.max(0, time - start)])),
  };
}
