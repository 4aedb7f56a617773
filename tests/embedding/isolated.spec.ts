import { expect, test, type Page, type Route } from 'playwright/test';
import { complaintsOf, OTHER_SITE, part, search, SLOW, useFiveParts } from '../support/embedding';
import { drawer } from '../support/shop';
import { violations } from '../support/violations';

const ISOLATED = `${OTHER_SITE}/isolated`;

/** Of links, in hostile.css. */
const PURPLE = 'rgb(128, 0, 128)';

const field = (page: Page) => page.getByPlaceholder('Zoek in het assortiment');

const styleOf = (page: Page, name: string, selector: string, property: string) =>
  part(page, name)
    .locator(selector)
    .first()
    .evaluate((element, asked) => getComputedStyle(element).getPropertyValue(asked), property);

test('mount rule 29: parts in shadow roots do what they do in the page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await useFiveParts(page, ISOLATED);
  expect(complaints()).toEqual([]);
  // Last, for axe writes styles of its own into the page.
  expect(await violations(page)).toEqual([]);
});

test("mount rule 29: the page's rules reach slots and nothing else", async ({ page }) => {
  await page.goto(ISOLATED);
  await expect(part(page, 'recommendations').getByRole('listitem').first()).toBeVisible(SLOW);
  await search(page, 'douglas');
  await expect(page.getByRole('option').first()).toBeVisible();

  expect(await styleOf(page, 'recommendations', 'ul', 'list-style-type')).toBe('none');
  expect(await styleOf(page, 'recommendations', 'a', 'color')).not.toBe(PURPLE);
  expect(await styleOf(page, 'autocomplete', 'button', 'text-transform')).toBe('none');
  expect(await styleOf(page, 'autocomplete', 'input', 'text-transform')).toBe('none');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  expect(await styleOf(page, 'minicart', '[data-slot=link]', 'color')).toBe(PURPLE);
  await part(page, 'minicart').getByRole('link').click();
  await expect(drawer(page)).toBeVisible();
  expect(await styleOf(page, 'minicart', 'dialog', 'box-sizing')).toBe('border-box');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
});

test('mount rule 29: what is typed early is carried over, with the focus; arrows lead to an option', async ({
  page,
}) => {
  const typed = async (route: Route): Promise<void> => {
    await expect(field(page)).toHaveValue('dougl');
    await route.continue();
  };
  // The page that is led to has that sheet too.
  await page.route(/noest\.all\.css/, typed, { times: 1 });
  await page.goto(ISOLATED);
  await field(page).pressSequentially('dougl');
  await expect(part(page, 'autocomplete')).toHaveAttribute('data-mount-state', 'mounted', SLOW);
  await expect(field(page)).toHaveValue('dougl');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('as');
  // A list for the first letters may be there before.
  await expect(page.getByRole('option', { name: 'Toon alle resultaten voor douglas' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const address = await page.getByRole('option').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(address!);
});

test('mount rule 29: the price view holds inside, and parts inside come alive', async ({ page }) => {
  await page.goto(ISOLATED);
  const row = part(page, 'recommendations');
  await expect(row.getByRole('listitem').first()).toBeVisible(SLOW);
  const [incl, excl] = [row.locator('.noest-incl').first(), row.locator('.noest-excl').first()];
  await expect(incl).toBeVisible();
  await expect(excl).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute('data-price-view', 'excl_tax'));
  await expect(excl).toBeVisible();
  await expect(incl).toBeHidden();

  const inside = row.locator('[data-component=add-to-cart]').first();
  await inside.getByRole('button').hover();
  await expect(inside).toHaveAttribute('data-mount-state', 'mounted');
  await inside.getByRole('button').click();
  await expect(drawer(page)).toBeVisible();
});

test('shared rule 66: in a shadow root the focus goes from "Opnieuw proberen" to what was loaded', async ({ page }) => {
  await page.goto(ISOLATED);
  await page.route('**/totals/collect*', (route) => route.abort());
  await part(page, 'minicart').getByRole('link').click();
  const retry = drawer(page).getByRole('button', { name: 'Opnieuw proberen' });
  await retry.press('Enter');
  await expect(retry).not.toHaveAttribute('aria-disabled');
  await expect(retry).toBeFocused();
  await page.unroute('**/totals/collect*');
  await retry.press('Enter');
  await expect(drawer(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test("mount rule 29: a part that leaves shows the server's markup again, and can come back", async ({ page }) => {
  await page.goto(ISOLATED);
  await search(page, 'douglas');
  const element = await part(page, 'autocomplete').elementHandle();
  await page.evaluate((node) => window.noest.unmount(node as HTMLElement), element);
  await expect(page.getByRole('button', { name: 'Zoeken', exact: true })).toHaveCSS('text-transform', 'uppercase');
  await page.evaluate((node) => window.noest.mount(node as HTMLElement), element);
  await expect(page.getByRole('button', { name: 'Zoeken', exact: true })).toHaveCSS('text-transform', 'none');
  await expect(field(page)).toHaveCount(1);
});

test('mount rule 29: without the sheet, and on an element without shadow root, the markup stays', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route(/noest\.all\.css/, (route) => route.abort());
  await page.goto(ISOLATED);
  await field(page).focus();
  await expect(part(page, 'autocomplete')).toHaveAttribute('data-mount-state', 'failed', SLOW);
  await expect(page.getByRole('button', { name: 'Zoeken', exact: true })).toBeVisible();

  await page.evaluate(() => {
    const list = document.createElement('ul');
    list.dataset['component'] = 'recent-products';
    list.dataset['mount'] = 'load';
    list.dataset['isolate'] = '';
    document.querySelector('main')!.append(list);
  });
  await expect(page.locator('ul[data-component]')).toHaveAttribute('data-mount-state', 'failed', SLOW);
  await expect.poll(() => said.join('\n')).toContain('recent-products: stands on <ul>, which can have no shadow root');
});
