import { expect, test, type Page } from 'playwright/test';
import { candidates } from '../../tools/browser/candidates';
import { logIn } from '../support/account';
import { fillCart } from '../support/hosts';
import { LAUNCH_ARGUMENTS } from '../../tools/browser/launch';

const executablePath = candidates()[0]?.path;

// A shopper whose default font is half as large again.
test.use({
  launchOptions: {
    args: [...LAUNCH_ARGUMENTS, '--blink-settings=defaultFontSize=24'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const host of ['plain', 'small-rem', 'luma']) {
  const tag = host === 'luma' ? [] : '@long';
  test(
    `shared rule 46: the shopper's own font size enlarges the kit in a page of ${host}`,
    { tag },
    async ({ page }) => {
      await fillCart(page);
      await page.goto(`/qa/host/${host}`);
      expect(await sizeOf(page, '.noest-field__label')).toBe(21);
      await expect(page.locator('[data-qa=add-to-cart] .noest-button--large').first()).toHaveCSS('min-height', '78px');
    },
  );
}

test('shared rule 46: without head.js the first part brings the size along', { tag: '@long' }, async ({ page }) => {
  await page.route('**/head.js', (route) => route.abort());
  await fillCart(page);
  await page.goto('/qa/host/small-rem');
  await expect.poll(() => sizeOf(page, '.noest-field__label')).toBe(21);
});

test('shared rule 46: on a phone the number of a quick order keeps its room, and the checkout does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/snel-bestellen');
  const sku = page.locator('[data-component=quick-order] [name=sku]').first();
  // Nine digits of 24 px.
  await expect.poll(() => sku.evaluate((field) => field.clientWidth)).toBeGreaterThan(150);
  await fillCart(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths).toEqual([375, 375]);
  const phone = page.getByRole('banner').getByRole('link', { name: '033 123 45 67' });
  expect(await phone.evaluate((link) => link.getBoundingClientRect().right)).toBeLessThanOrEqual(375);
});

test('shared rule 46: on a phone a bundle does not scroll sideways, and no name of a group lies under its quantity', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/douglas-overkapping-bouwpakket');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.goto('/rvs-vlonderschroeven');
  const names = await page
    .locator('.noest-grouped__name')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(names).toEqual([0, 0, 0, 0, 0]);
});

test('shared rule 46: on a phone a product of a list has the width to itself, so that no word of its name is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/tuinhout/vlonderplanken');
  const cards = page.getByRole('main').locator('.noest-card');
  const [first, second] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!];
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
});

test('shared rule 46: on a phone no date of a bill lies under its status', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await logIn(page, 'zakelijk@example.com');
  await page.goto('/facturen');
  const cells = await page
    .locator('.shop-table--invoices td')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...cells)).toBe(0);
});

test('shared rule 46: at 320 px no list of an account and no cutting list scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await logIn(page, 'zakelijk@example.com');
  await fillCart(page);
  for (const path of ['/sales/order/history', '/offertes', '/offertes/200000002', '/checkout', '/qa/cutting-list']) {
    await page.goto(path);
    if (path === '/checkout') await expect(page.getByText('Btw-nummer')).toBeVisible();
    if (path.startsWith('/qa')) await expect(page.getByText('Uit welke lengte?')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  const length = page.getByRole('textbox', { name: 'Lengte van A in millimeter' });
  // Four digits of 24 px.
  await expect.poll(() => length.evaluate((field) => field.clientWidth)).toBeGreaterThan(90);
});

test('shared rule 46: at 320 px no page of the way to an order scrolls sideways, and nothing covers the price view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await fillCart(page);
  for (const path of [
    '/',
    '/tuinhout/vlonderplanken',
    '/douglas-vlonderplank-28-x-145-mm',
    '/snel-bestellen',
    '/checkout/cart',
    '/checkout',
  ]) {
    await page.goto(path);
    if (path === '/checkout') await expect(page.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBe(320);
  }
  await page.goto('/');
  const banner = page.getByRole('banner');
  const promise = (await banner.getByText('Gratis bezorgd').first().boundingBox())!;
  const view = (await page.getByRole('button', { name: 'Incl. btw' }).first().boundingBox())!;
  expect(promise.x + promise.width <= view.x || promise.y + promise.height <= view.y).toBe(true);
});
