import type { Browser, Page } from 'playwright';
import { MARK, recordTasks, type Tasks } from './trace';

export interface Sample {
  /** From the click to the first frame with the new list, and to its last card, in ms of this machine. */
  readonly first: number;
  readonly whole: number;
  /** Every task of the page's main thread until the new list is on screen, then until its last card stands, in ms of CPU four times as slow. */
  readonly tasks: Tasks;
  readonly stayed: number;
  readonly rewritten: number;
  readonly made: number;
}

export interface Device {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    listingBench: {
      readonly before: readonly Element[];
      readonly rewritten: Set<Element>;
      readonly first: Promise<number>;
      readonly whole: Promise<number>;
    };
  }
}

const STEPS = { 'first filter': 0, 'second filter': 1, 'filter taken away': 2 } as const;
export type Step = keyof typeof STEPS;

/**
 * CPU time is multiplied, not slowed down by the browser: that one waits by the clock, and counts what other processes
 * take of the machine four times over.
 */
export const SLOWER = 4;

/** A fresh page with 96 cards; the steps before the one that is measured are taken first. */
export async function measureFilter(browser: Browser, origin: string, device: Device, step: Step): Promise<Sample> {
  const context = await browser.newContext({ viewport: device });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // tsx marks functions with a helper that is not there in the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(`${origin}/tuinhout?page_size=96`);
  await page.locator('.noest-card').first().hover();
  await page.locator('[data-component=product-list][data-mount-state=mounted]').waitFor();
  await page.locator('[data-component=filters][data-mount-state=mounted]').waitFor({ state: 'attached' });
  // On a phone they are a drawer.
  const opener = page.locator('.noest-toolbar__filters');
  if (await opener.isVisible()) await opener.click();
  for (let before = 0; before < STEPS[step]; before++) {
    await aimAt(page, before);
    await watch(page);
    await press(page);
  }

  await aimAt(page, STEPS[step]);
  await watch(page);
  const trace = await recordTasks(devtools);
  const { first, whole } = await press(page);
  const tasks = await trace.end();
  const cards = await page.evaluate(() => {
    const now = new Set(document.querySelectorAll('.noest-card'));
    const stayed = window.listingBench.before.filter((card) => now.has(card));
    return {
      stayed: stayed.length,
      rewritten: stayed.filter((card) => window.listingBench.rewritten.has(card)).length,
      made: now.size - stayed.length,
    };
  });
  await context.close();
  const slowed = (of: readonly number[]) => [0, ...of.map((task) => task * SLOWER)];
  return { first, whole, tasks: { before: slowed(tasks.before), after: slowed(tasks.after) }, ...cards };
}

/** The pointer comes to rest on the option, as a shopper's does: what it asks for ahead is no part of the click. */
async function aimAt(page: Page, step: number): Promise<void> {
  const options = page.locator('.noest-filters__group').first().locator('a.noest-filters__option');
  const option = options.nth(step === 1 ? 1 : 0);
  await option.scrollIntoViewIfNeeded();
  const box = await option.boundingBox();
  if (!box) throw new Error('the option to press is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForLoadState('networkidle');
}

/** By the mouse alone: what the driver does to find and check an element would be counted as the page's. */
async function press(page: Page): Promise<{ first: number; whole: number }> {
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(async () => ({
    first: await window.listingBench.first,
    whole: await window.listingBench.whole,
  }));
}

/** Notes which cards are there, which are written into, and when the next click's list is on screen, and when it is whole. */
function watch(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const list = document.querySelector('[data-component=product-list]')!;
    const rewritten = new Set<Element>();
    let settle = (): void => {};
    const isWhole = new Promise<void>((resolve) => (settle = resolve));
    let isShown = false;
    const notes = new MutationObserver((records) => {
      for (const { target: node } of records) {
        const card = (node instanceof Element ? node : node.parentElement)?.closest('.noest-card');
        if (card) rewritten.add(card);
      }
      if (isShown && !list.querySelector('.noest-product-list__item:empty, .noest-product-list__item--leaving'))
        settle();
    });
    notes.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
    // Two frames on, what is there now has been painted.
    const painted = () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const clicked = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    const changed = new Promise<void>((resolve) => {
      document.addEventListener(
        'shop:listing-changed',
        () => {
          isShown = true;
          resolve();
        },
        { once: true },
      );
    });
    const since = async (what: Promise<unknown>): Promise<number> => {
      const start = await clicked;
      await what;
      await painted();
      return performance.now() - start;
    };
    window.listingBench = {
      before: [...document.querySelectorAll('.noest-card')],
      rewritten,
      first: since(changed).finally(() => performance.mark(mark)),
      whole: since(isWhole),
    };
  }, MARK);
}
