import { expect, test, type Page } from 'playwright/test';
import { consoleErrors } from '../support/shop';
import { violations } from '../support/violations';

const panel = (page: Page) => page.getByRole('region', { name: 'Noest inspector' });
const section = (page: Page, title: string) => panel(page).locator('.section', { hasText: title });
const row = (page: Page, name: string) => section(page, 'Parts').locator('.row', { hasText: name }).first();

test('mount rule 23: the address opens the inspector, which shows parts, events, actions and signals as they change @lean', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await page.goto('/qa/minicart?noest-inspect');
  const minicart = row(page, 'minicart');
  await expect(minicart.locator('.state')).toHaveText('waiting');
  await page.locator('[data-component=minicart]').first().getByRole('link').first().hover();
  await expect(minicart.locator('.state')).toHaveText('mounted');
  await expect(minicart.locator('.facts')).toHaveText(/^\d+ ms after its hint, [\d.]+ kB in \d+ files$/);
  await minicart.locator('summary').click();
  await expect(minicart).toContainText('"cartUrl": "/checkout/cart"');
  await expect(minicart).toContainText(/waiting at \d+ ms, loading at \d+ ms, mounted at \d+ ms/);

  await page.evaluate(() => window.noest.cart.add({ sku: '100101', qty: 2 }));
  const acts = section(page, 'Events and actions');
  await acts.locator('summary').first().click();
  for (const what of ['action cart.add', 'action cart.add ended', 'event before-cart-add', 'event cart-changed']) {
    await expect(acts.locator('.line', { hasText: new RegExp(`^\\d+ ms ${what}$`) }).first()).toBeVisible();
  }
  const signals = section(page, 'Signals');
  await signals.locator('summary').first().click();
  const count = signals.locator('.row', { hasText: 'cart.itemsQty' });
  await count.locator('summary').click();
  await expect(count.locator('.value')).toHaveText('2');
  await page.evaluate(() => window.noest.cart.add({ sku: '100101', qty: 1 }));
  await expect(count.locator('.value')).toHaveText('3');
  expect(said.filter((line) => /\[noest\]|Content Security Policy|Trusted ?Type/.test(line))).toEqual([]);
});

test('mount rule 23: noest.inspect() opens it later; it shows an element on the page, copies a report, and leaves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/qa/malformed', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('/inspector'))).toEqual([]);
  await page.evaluate(() => window.noest.inspect());
  const mistake = section(page, 'Mistakes').locator('.row', { hasText: 'cart-count: data-count' });
  await expect(mistake).toContainText('Correct data-count');
  await mistake.getByRole('button', { name: 'Show on the page' }).click();
  await expect(page.locator('#geen-getal')).toHaveCSS('outline-style', 'solid');
  const [shown, shownPanel] = await Promise.all([page.locator('#geen-getal').boundingBox(), panel(page).boundingBox()]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(shownPanel?.y ?? 0);
  expect(shown?.y).toBeGreaterThan(0);

  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('The report is on the clipboard.');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('- cart-count: data-count: expected number, found "veel"');
  expect(report).toContain('cart-count on span#geen-getal');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('#geen-getal')).toHaveCSS('outline-style', 'none');
});

test('mount rule 23: it is axe clean, works by keyboard, and is usable 375 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/qa/malformed?noest-inspect');
  await expect(section(page, 'Mistakes').locator('.row').first()).toBeVisible();
  await expect(section(page, 'Parts').locator('.row').first()).toBeVisible();
  const parts = section(page, 'Parts').locator('.row summary').first();
  await parts.focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Parts').locator('.row').first()).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(section(page, 'Parts').locator('.row').first().getByRole('button')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const widths = await panel(page).evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('mount rule 24: debug of the page configuration writes each step in the life of a part into the console', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'info' && lines.push(message.text()));
  await page.route('**/qa/minicart', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(id="noest-config">\s*\{)/, '$1"debug": true,');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/qa/minicart');
  const said = (words: RegExp) => () => lines.filter((line) => words.test(line)).length;
  // The trace is fetched before anything listens, and a pointer that rests is heard once.
  await expect.poll(said(/^\[noest\] minicart: waiting at \d+ ms/)).toBeGreaterThan(0);
  await page.locator('[data-component=minicart]').first().getByRole('link').first().hover();
  await expect.poll(said(/^\[noest\] minicart: loading at \d+ ms/)).toBeGreaterThan(0);
  await expect.poll(said(/^\[noest\] minicart: mounted at \d+ ms, \d+ ms after its hint/)).toBeGreaterThan(0);
  await expect(panel(page)).toHaveCount(0);
});
