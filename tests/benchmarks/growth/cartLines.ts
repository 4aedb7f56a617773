import type { Browser, Page } from 'playwright';
import { addByForm } from '../../support/checkout';
import { median } from '../mount/measure';
import { cpuTime, painted } from './cpuTime';
import type { Curve } from './Curve';

const COUNTS = [1, 10, 50, 100, 500];
const SKU = '100101';
const TOTALS = '**/api/checkout/totals/collect*';
const LINK = '[data-component=minicart] a';
const DRAWER = '[data-component=minicart] dialog[open]';

/** CPU time of opening the drawer, and of one press on "+" until the new number is on the screen. */
export async function ofCartLines(browser: Browser, origin: string, rounds: number): Promise<Curve[]> {
  const opening: { size: number; value: number }[] = [];
  const changing: { size: number; value: number }[] = [];
  for (const size of COUNTS) {
    const samples = [];
    for (let round = 0; round < rounds; round++) samples.push(await measure(browser, origin, size));
    opening.push({ size, value: median(samples.map(({ opened }) => opened)) });
    changing.push({ size, value: median(samples.map(({ changed }) => changed)) });
  }
  return [
    { what: 'opening the drawer, by lines of the cart', unit: 'ms of CPU', points: opening },
    { what: 'a press on + in the drawer, by lines of the cart', unit: 'ms of CPU', points: changing },
  ];
}

async function measure(browser: Browser, origin: string, count: number): Promise<{ opened: number; changed: number }> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const spent = await cpuTime(page);
  await addByForm(page, SKU, 1);
  await multiplyLines(page, count);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator(LINK).first().hover();
  await page.locator('[data-component=minicart][data-mount-state=mounted]').waitFor();
  const before = await spent();
  await page.locator(LINK).first().click();
  const plus = page.locator(DRAWER).getByRole('button', { name: 'Meer' }).first();
  await plus.waitFor();
  await page.waitForLoadState('networkidle');
  await painted(page);
  const opened = (await spent()) - before;
  const start = await spent();
  await plus.click();
  await page.locator(DRAWER).getByRole('spinbutton').first().and(page.locator('[value="2"]')).waitFor();
  await painted(page);
  const changed = (await spent()) - start;
  await context.close();
  return { opened, changed };
}

/** The shop answers its one line so many times, each with an id of its own. */
async function multiplyLines(page: Page, count: number): Promise<void> {
  await page.route(TOTALS, async (route) => {
    const response = await route.fetch();
    const totals = (await response.json()) as { items: { item_id: number | string }[] };
    const [line] = totals.items;
    if (!line) throw new Error('expected a line in the cart, found none');
    const items = Array.from({ length: count }, (_, index) =>
      index === 0 ? line : { ...line, item_id: `${index}00000` },
    );
    await route.fulfill({ response, json: { ...totals, items } });
  });
}
