import type { Browser } from 'playwright';
import { median } from '../mount/measure';
import { cpuTime } from './cpuTime';
import type { Curve } from './Curve';

const COUNTS = [24, 96, 240, 480, 960];
const CATEGORY = '/tuinhout/vlonderplanken';
/** A listing as the server prints it. */
const LIST = /(?<=<ul class="noest-product-list" role="list">).*?(?=<\/ul>\s*<\/div>)/s;
const ITEM = '<li class="noest-product-list__item">';

/** CPU time that the kit adds to opening a category with so many cards, to the same page without JavaScript. */
export async function ofCards(browser: Browser, origin: string, rounds: number): Promise<Curve[]> {
  const points = [];
  for (const size of COUNTS) {
    const added: number[] = [];
    for (let round = 0; round < rounds; round++) {
      added.push((await start(browser, origin, size, true)) - (await start(browser, origin, size, false)));
    }
    points.push({ size, value: median(added) });
  }
  return [{ what: 'what the kit adds to opening a category, by cards', unit: 'ms of CPU', points }];
}

async function start(browser: Browser, origin: string, count: number, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  const spent = await cpuTime(page);
  await page.route(`**${CATEGORY}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withCards(await response.text(), count) });
  });
  await page.goto(origin + CATEGORY, { waitUntil: 'networkidle' });
  if (hasScripts)
    await page.locator('[data-component=analytics][data-mount-state=mounted]').waitFor({ state: 'attached' });
  const cost = await spent();
  await context.close();
  return cost;
}

/** The page with the cards that it has, over and over, until there are so many. */
function withCards(page: string, count: number): string {
  const cards = LIST.exec(page)?.[0].split(ITEM).slice(1) ?? [];
  if (cards.length === 0) throw new Error('expected a list of cards in the page of the category');
  const items = Array.from({ length: count }, (_, index) => ITEM + (cards[index % cards.length] ?? ''));
  return page.replace(LIST, () => items.join(''));
}
