import fc from 'fast-check';
import { expect, type Browser, type Page, type Route } from 'playwright/test';
import { expectPrinted } from './listing';
import { CODE, LISTINGS } from './listingHistory';
import { CATEGORY } from './shop';

/** How the network behaves from now on: ms before the next answers, in turn; null for one that fails. */
type Weather = readonly (number | null)[];

/** The page, and what is on its way to it. */
class Shopper {
  weather: Weather = [0];
  codeDelay = 0;
  onTheWay = 0;
  readonly page: Page;
  private turn = 0;
  private isLeaving = false;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.isLeaving = true;
    });
    // Whatever is shown now, the document that was asked for or the entry that overtook it.
    page.on('framenavigated', () => (this.isLeaving = false));
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) this.isLeaving = false;
    });
  }

  async open(): Promise<void> {
    await this.page.route(LISTINGS, (route) => this.answer(route, this.weather[this.turn++ % this.weather.length]!));
    await this.page.route(CODE, (route) => this.answer(route, this.codeDelay));
    await this.page.goto('/');
    await this.page.goto(CATEGORY);
  }

  private async answer(route: Route, delay: number | null): Promise<void> {
    this.onTheWay += 1;
    await new Promise((resolve) => setTimeout(resolve, delay ?? 0));
    // The page that asked may be gone.
    await (delay === null ? route.abort() : route.continue()).catch(() => {});
    this.onTheWay -= 1;
  }

  /** Does something in the page; the page may be leaving, and what is pressed may not be there. */
  async act(work: (argument: number) => void, argument = 0): Promise<void> {
    await this.page.evaluate(work, argument).catch((error: Error) => {
      if (!/context was destroyed|navigation|Target/.test(error.message)) throw error;
    });
  }

  /**
   * Asks the page itself: of a navigation that another one overtook, Chromium may tell no end, and Playwright's locators wait
   * for it.
   */
  async settle(): Promise<void> {
    // In one look: a navigation that begins between two ends the second one.
    const seen = { hasList: false, isBare: false };
    await expect(async () => {
      expect(this.isLeaving).toBe(false);
      expect(this.onTheWay).toBe(0);
      const { isQuiet, ...rest } = await this.page.evaluate(lookAround);
      expect(isQuiet).toBe(true);
      Object.assign(seen, rest);
    }).toPass({ timeout: 30_000 });
    if (!seen.hasList) return;
    // An entry without the state of the listing, made before its code came: that comes with the first sign of interest.
    if (seen.isBare) await this.act(showInterest);
    await expectPrinted(this.page);
  }
}

/** Runs in the page. */
function lookAround() {
  const busy = document.querySelector('[data-mount-state="loading"], [aria-busy="true"]');
  return {
    isQuiet: document.readyState === 'complete' && busy === null,
    hasList: document.querySelector('.noest-product-list') !== null,
    isBare: history.state === null,
  };
}

/** Runs in the page. */
function showInterest(): void {
  const hint = new PointerEvent('pointerover', { bubbles: true, composed: true });
  document.querySelector('.noest-toolbar__count')?.dispatchEvent(hint);
}

type Step = fc.AsyncCommand<object, Shopper>;

/** A step with its name, which a failure prints. */
const step = (name: string, run: (shopper: Shopper) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (_, shopper) => void (await run(shopper)),
  toString: () => name,
});

const press = (name: string, work: (argument: number) => void) =>
  fc.nat(30).map((index) => step(`${name} ${index}`, (shopper) => shopper.act(work, index)));

const STEPS: fc.Arbitrary<Step>[] = [
  press('filter', (index) => {
    const options = document.querySelectorAll<HTMLElement>('a.noest-filters__option');
    options[index % options.length]?.click();
  }),
  press('chip', (index) => {
    const chips = document.querySelectorAll<HTMLElement>('.noest-chip, .noest-chips__clear');
    chips[index % chips.length]?.click();
  }),
  press('page', (index) => {
    const pages = document.querySelectorAll<HTMLElement>('a.noest-paginator__link');
    pages[index % pages.length]?.click();
  }),
  press('order', (index) => {
    const select = document.querySelector<HTMLSelectElement>('[data-mount-state="mounted"] > select[name="sort"]');
    if (!select) return;
    select.selectedIndex = index % select.options.length;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }),
  press('product', (index) => {
    const cards = document.querySelectorAll<HTMLElement>('.noest-product-list .noest-card__link');
    cards[index % cards.length]?.click();
  }),
  press('interest', showInterest),
  fc.constant(step('link within the page', (shopper) => shopper.act(() => location.assign('#inhoud')))),
  fc.constant(step('reload', reload)),
  fc.constant(step('reload, Back', reloadAndBack)),
  // Not beyond the shop's first page.
  ...[1, 1, 2].map((steps) =>
    fc.constant(
      step(`Back ${steps}`, (shopper) =>
        shopper.act((times) => {
          for (let time = 0; time < times; time++) {
            setTimeout(() => navigation.canGoBack && history.back(), time * 60);
          }
        }, steps),
      ),
    ),
  ),
  fc.constant(step('Forward', (shopper) => shopper.act(() => history.forward()))),
  fc
    .constantFrom<Weather>([0], [150], [300, 20], [null], [0, null], [120, null, 30])
    .map((weather) => step(`answers ${JSON.stringify(weather)}`, async (shopper) => (shopper.weather = weather))),
  fc
    .constantFrom(0, 200)
    .map((delay) => step(`code after ${delay} ms`, async (shopper) => (shopper.codeDelay = delay))),
  fc.constant(step('settle', (shopper) => shopper.settle())),
];

async function reload({ page }: Shopper): Promise<void> {
  await page.reload({ waitUntil: 'commit', timeout: 5000 }).catch(isOvertaken);
}

async function reloadAndBack(shopper: Shopper): Promise<void> {
  await reload(shopper);
  await shopper.act(() => void (navigation.canGoBack && history.back()));
}

/** How a browser words that another navigation began first, or says nothing of it; the last are Firefox's. */
const OVERTAKEN = /ERR_ABORTED|interrupted|Timeout|frame was detached|Not attached to an active page|Navigation failed/;

function isOvertaken(error: Error): void {
  if (!OVERTAKEN.test(error.message)) throw error;
}

/** Listing rule 34 in random orders of events; a failure prints the seed and the path. */
export async function tryOrders(browser: Browser, baseURL: string, seed: number, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.commands(STEPS, { maxCommands: 25, size: 'max' }), async (steps) => {
      const context = await browser.newContext({ baseURL });
      const shopper = new Shopper(await context.newPage());
      await shopper.open();
      await fc.asyncModelRun(() => ({ model: {}, real: shopper }), steps);
      await shopper.settle();
      await context.close();
    }),
    { seed, numRuns, endOnFailure: true },
  );
}
