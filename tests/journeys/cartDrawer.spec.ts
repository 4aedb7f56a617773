import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from '../support/database';
import { ITEMS, cartLink, drawer, named, openDrawer, openProduct } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

const rows = async (page: Page): Promise<string> => {
  const build = String(test.info().project.metadata['build']);
  return quoteRows(build, await sessionCookie(page))
    .map(({ sku, qty }) => `${qty} x ${sku}`)
    .join(', ');
};

const buyButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first();

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

const line = (page: Page, name: string) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ hasText: named(name) });

test('the drawer opens, and what is changed in it is in the badge and in the database @both', async ({ page }) => {
  await openProduct(page, ITEMS.plank);

  await test.step('a click on the cart link opens it, Escape closes it and gives the focus back', async () => {
    await openDrawer(page);
    await expect(drawer(page).getByText('Je winkelwagen is leeg')).toBeVisible();
    await close(page);
    await expect(cartLink(page)).toBeFocused();
  });

  const quantity = line(page, ITEMS.plank.name).getByRole('spinbutton', { name: /Aantal/ });
  await test.step('a line is removed, and comes back with Ongedaan maken', async () => {
    await buyButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await line(page, ITEMS.plank.name)
      .getByRole('button', { name: /^Verwijderen/ })
      .click();
    const undo = drawer(page).getByRole('button', { name: /^Ongedaan maken/ });
    await expect(undo).toBeVisible();
    await expect.poll(() => rows(page)).toBe('');
    await undo.click();
    await expect(quantity).toHaveValue('1');
    await expect.poll(() => rows(page)).toBe('1 x 100101');
  });

  await test.step('quantity and badge follow, and the database holds what the shopper sees', async () => {
    await line(page, ITEMS.plank.name).getByRole('button', { name: /^Meer/ }).click();
    await line(page, ITEMS.plank.name).getByRole('button', { name: /^Meer/ }).click();
    await expect(quantity).toHaveValue('3');
    await expect.poll(() => rows(page)).toBe('3 x 100101');
    await close(page);
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 3 artikelen');
  });
});

test('elements rule 14: a drawer whose link is moved in the page while it is open stays a modal, with its view', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  const watching = page.waitForResponse('**/watchModal.js');
  await openDrawer(page);
  await watching;
  await page.locator('[data-component=minicart]').evaluate((link) => link.closest('header')?.append(link));
  await expect.poll(() => drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(drawer(page).getByText('Je winkelwagen is leeg')).toBeVisible();
  await close(page);
  await cartLink(page).click();
  await expect(drawer(page)).toBeVisible();
});

test('more than there is: the shop says so at the line and the quantity goes back', async ({ page }) => {
  await openProduct(page, ITEMS.fewLeft);
  await buyButton(page).click();
  const quantity = line(page, ITEMS.fewLeft.name).getByRole('spinbutton', { name: /Aantal/ });
  await quantity.fill('50');
  await quantity.press('Enter');
  await expect(line(page, ITEMS.fewLeft.name).getByText('Het gewenste aantal is niet beschikbaar')).toBeVisible();
  await expect.poll(async () => Number(await quantity.inputValue())).toBeLessThanOrEqual(3);
  await expect.poll(() => rows(page)).toMatch(/^[1-3] x 100198$/);
});

test('what is bought is what was meant: no second time, no quantity that is none', async ({ page }) => {
  await openProduct(page, ITEMS.plank);

  await test.step('clicked twice it is added once', async () => {
    await buyButton(page).dblclick();
    await expect(drawer(page)).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel', { timeout: 10_000 });
    await expect.poll(() => rows(page)).toBe('1 x 100101');
  });

  await test.step('the subtotal follows the price view', async () => {
    const subtotal = drawer(page).getByText('Subtotaal').locator('..');
    const including = await subtotal.innerText();
    await close(page);
    await page.getByRole('button', { name: 'Excl. btw' }).click();
    await openDrawer(page);
    expect(await subtotal.innerText()).not.toBe(including);
    await close(page);
  });

  // A number field does not tell what is selected in it, so a selection made before can't be carried over.
  await buyButton(page).hover();
  await expect(page.locator('main [data-component="simple-product"]')).toHaveAttribute('data-mount-state', 'mounted');
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Aantal' }).first();
  let bought = 1;
  for (const slip of ['-1', '0', '1.5', '1e9', '']) {
    await test.step(`"${slip}" as a quantity is not sent, and stays to be mended`, async () => {
      await quantity.fill(slip);
      await buyButton(page).click();
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveValue(slip);
      expect(await rows(page)).toBe(`${bought} x 100101`);
      await quantity.fill('2');
      await buyButton(page).click();
      bought += 2;
      await expect.poll(() => rows(page)).toBe(`${bought} x 100101`);
      await expect(drawer(page)).toBeVisible();
      await close(page);
    });
  }
});
