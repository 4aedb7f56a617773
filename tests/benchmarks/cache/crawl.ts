import type { Browser } from 'playwright';
import { PAGES } from './pages';
import { fillCart, servedOf, Shopper, type Served } from './Shopper';

const VIEWS = 15;
const VIEWS_IN_BROWSER = 5;
const TIME_LIMIT = 60_000;

/** What a crawl found: how pages were served, and what their scripts asked Magento for before the shopper did anything. */
export interface Crawl {
  readonly withoutCart: Record<Served, number>;
  readonly withCart: Record<Served, number>;
  /** Views in a browser, with scripts; they are among the views above. */
  browserViews: number;
  sectionLoads: number;
  graphqlCalls: number;
  /** Asked for by pages in a browser: none says that the kit was not there. */
  kitFiles: number;
}

/** The same visitors on the same pages in the same order for the same seed, every second one with a cart. */
export async function crawl(
  origin: string,
  browser: Browser,
  visitors: { readonly plain: number; readonly inBrowser: number },
  seed: number,
): Promise<Crawl> {
  const next = random(seed);
  const anyPage = () => PAGES[Math.floor(next() * PAGES.length)] ?? '/';
  const found: Crawl = {
    withoutCart: { HIT: 0, MISS: 0, UNCACHEABLE: 0 },
    withCart: { HIT: 0, MISS: 0, UNCACHEABLE: 0 },
    browserViews: 0,
    sectionLoads: 0,
    graphqlCalls: 0,
    kitFiles: 0,
  };
  for (let visitor = 0; visitor < visitors.plain; visitor++) {
    const hasCart = visitor % 2 === 1;
    const shopper = await Shopper.arrive(origin);
    if (hasCart) await shopper.fillCart();
    for (let view = 0; view < VIEWS; view++) count(found, hasCart, (await shopper.view(anyPage())).served);
    await shopper.leave();
  }
  for (let visitor = 0; visitor < visitors.inBrowser; visitor++) {
    const paths = Array.from({ length: VIEWS_IN_BROWSER }, anyPage);
    await visitInBrowser(origin, browser, paths, visitor % 2 === 1, found);
  }
  return found;
}

async function visitInBrowser(
  origin: string,
  browser: Browser,
  paths: readonly string[],
  hasCart: boolean,
  found: Crawl,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL' });
  try {
    if (hasCart) await fillCart(context.request);
    const page = await context.newPage();
    page.setDefaultTimeout(TIME_LIMIT);
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (pathname.startsWith('/customer/section/load')) found.sectionLoads++;
      if (pathname === '/graphql') found.graphqlCalls++;
      if (pathname.includes('/Noest_Widgets/kit/')) found.kitFiles++;
    });
    for (const path of paths) {
      const answer = await page.goto(path);
      if (!answer?.ok()) throw new Error(`${path}: expected a page, found ${answer?.status()}`);
      // All that its scripts do by themselves.
      await page.waitForLoadState('networkidle');
      count(found, hasCart, servedOf(path, await answer.allHeaders()));
      found.browserViews++;
    }
  } finally {
    await context.close();
  }
}

function count(found: Crawl, hasCart: boolean, served: Served): void {
  (hasCart ? found.withCart : found.withoutCart)[served]++;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32, public domain). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
