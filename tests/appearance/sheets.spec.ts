import { expect, test } from 'playwright/test';
import { fillCart, hostDrawer, openHostDrawer } from '../support/hosts';
import { listRequests } from '../support/listRequests';
import { faultsOfLooks } from '../support/looks';
import { OBSERVE_SHIFTS, shiftsOf } from '../support/shifts';

const PARTS_SHEET = /\/chunks\/\w+\/[\w-]+\.css$/;

for (const host of ['plain', 'tailwind4', 'luma']) {
  const tag = host === 'luma' ? [] : '@long';
  test(
    `shared rule 44: a page of ${host} that links the complete sheet fetches no part's, and nothing shifts`,
    { tag },
    async ({ page }) => {
      await fillCart(page);
      await page.addInitScript(OBSERVE_SHIFTS);
      const requests = await listRequests(page);
      await page.goto(`/qa/host/${host}`);
      await expect(page.locator('[data-qa=messages] [data-component=messages]')).toHaveAttribute(
        'data-mount-state',
        'mounted',
      );
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
      await openHostDrawer(page);
      const urls = requests.map(({ url }) => url);
      expect(urls.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3);
      expect(urls.filter((url) => PARTS_SHEET.test(url))).toEqual([]);
    },
  );
}

test("shared rule 45: where no sheet is linked and a reset outranks the layer, one sheet has all parts' looks", async ({
  page,
}) => {
  await fillCart(page);
  const requests = await listRequests(page);
  await page.goto('/qa/host/tailwind3?sheets=fetched');
  await openHostDrawer(page);
  const sheets = requests.map(({ url }) => url).filter((url) => PARTS_SHEET.test(url));
  expect(sheets.map((url) => url.slice(url.lastIndexOf('/')))).toEqual(['/unlayered.css']);
  expect(await faultsOfLooks(page, '[data-qa=minicart] dialog')).toEqual([]);
  await expect(hostDrawer(page).getByRole('link', { name: 'Afrekenen' })).not.toHaveCSS('padding-left', '0px');
});

test('shared rule 45: in a page without such a reset a part has its own sheet', { tag: '@long' }, async ({ page }) => {
  await fillCart(page);
  const requests = await listRequests(page);
  await page.goto('/qa/host/tailwind4?sheets=fetched');
  await openHostDrawer(page);
  const sheets = requests.map(({ url }) => url).filter((url) => PARTS_SHEET.test(url));
  expect(sheets.some((url) => url.endsWith('/drawer.css'))).toBe(true);
  expect(sheets.some((url) => url.endsWith('/unlayered.css'))).toBe(false);
});

test("shared rule 45: Tailwind 4's utilities win over a part's looks, its reset does not", async ({ page }) => {
  await fillCart(page);
  await page.goto('/qa/host/tailwind4');
  const button = page.locator('[data-qa=add-to-cart] .noest-button').first();
  await expect(button).not.toHaveCSS('padding-left', '0px');
  await button.evaluate((element) => element.classList.add('p-8', 'text-red-700'));
  await expect(button).toHaveCSS('padding-left', '32px');
  await expect(button).toHaveCSS('color', 'rgb(185, 28, 28)');
});

test("shared rule 45, overrides rule 6: a theme's rule for a class of the kit wins over the sheet in no layer", async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/qa/host/luma');
  const button = page.locator('[data-qa=add-to-cart] .noest-button').first();
  await page.evaluate(() => {
    const theme = new CSSStyleSheet();
    theme.replaceSync(':root .noest-button { background: rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(theme);
  });
  await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test("a theme's own nodes under names of the kit stay as they are, and the kit's parts work", async ({ page }) => {
  await fillCart(page);
  await page.goto('/qa/host/class-names');
  const namesakes = page.locator('#namesakes');
  const before = await namesakes.innerHTML();
  await expect(page.locator('#namesake-drawer')).toHaveCSS('opacity', '1');
  await expect(page.locator('#namesake-drawer')).toHaveCSS('position', 'static');
  await openHostDrawer(page);
  expect(await namesakes.innerHTML()).toBe(before);
});
