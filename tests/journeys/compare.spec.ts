import { expect, test } from 'playwright/test';
import { CATEGORY, consoleErrors } from '../support/shop';
import { violations } from '../support/violations';

const DOUGLAS = 'Douglas vlonderplank 28 x 145 mm';

test('product rules 43 and 44: four products from cards and a page into one table, and no fifth @lean', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await page.goto(CATEGORY);
  const links = page.getByRole('main').getByRole('link', { name: /^(?:Vergelijk|Bekijk vergelijking)/ });
  await links.nth(0).click();
  await expect(links.nth(0)).toHaveAccessibleName(/^Bekijk vergelijking \(1\) Douglas vlonderplank/);
  for (const at of [2, 3, 4]) await links.nth(at).click();
  await expect(links.nth(0)).toHaveAccessibleName(/^Bekijk vergelijking \(4\)/);
  await links.nth(5).click();
  await expect(page.getByText('Je vergelijkt al 4 producten. Verwijder er eerst een.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));

  await links.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vergelijken');
  await expect(page).toHaveURL(/\/vergelijken\?sku=200101,/);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  const perSurface = page.getByRole('row', { name: /^Prijs per m² verschilt/ });
  await expect(perSurface.getByRole('cell').first()).toHaveText(/Vanaf €\s26,33/);
  expect(await violations(page, 'main'), 'the table').toEqual([]);
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  // 26.33 a square metre incl. VAT.
  await expect(perSurface.getByRole('cell').first()).toHaveText(/Vanaf €\s21,76/, { useInnerText: true });
  // The head stays in sight.
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: new RegExp(DOUGLAS.replaceAll(' ', '\\s')) })).toBeInViewport();

  await page.getByRole('link', { name: `Verwijder ${DOUGLAS}`, exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.goto('/douglas-vlonderplank-28-x-145-mm');
  const own = page.locator('.noest-purchase').getByRole('link', { name: /vergelijk/i });
  await own.hover();
  await expect(own).toHaveText('Vergelijk');
  await own.click();
  await expect(own).toHaveText('Bekijk vergelijking (4)');
  expect(said).toEqual([]);
});

test('shop rule 112: on a phone two columns, chosen by the shopper, say what differs between those two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/vergelijken?sku=200101,201100,204100,205100');
  const shown = page.getByRole('columnheader').filter({ visible: true });
  const width = page.getByRole('row', { name: /^Werkende breedte/ });
  await expect(width.getByRole('cell')).toHaveText(['150 mm', '150 mm']);
  await expect(width.getByText('verschilt')).toBeHidden();
  await page.getByLabel('Rechts').selectOption({ index: 2 });
  await expect(shown.last()).toContainText('Composiet');
  await expect(width.getByRole('cell')).toHaveText(['150 mm', '143 mm']);
  await expect(width.getByText('verschilt')).toBeVisible();
  const offered = (side: string) =>
    page
      .getByLabel(side)
      .evaluate((select) => [...select.children].map((one) => getComputedStyle(one).display !== 'none'));
  expect([await offered('Links'), await offered('Rechts')]).toEqual([
    [true, true, false, true],
    [false, true, true, true],
  ]);
  const same = page.getByText('Kies links en rechts een ander product.');
  await expect(same).toBeHidden();
  await page.getByLabel('Links').selectOption({ index: 2 });
  await expect(same).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  // The head stays in sight, but not where it would leave no room for the rows.
  const lastRow = page.getByRole('row').last();
  await lastRow.scrollIntoViewIfNeeded();
  await expect(shown.last()).toBeInViewport();
  await page.setViewportSize({ width: 375, height: 360 });
  await lastRow.scrollIntoViewIfNeeded();
  await expect(shown.last()).not.toBeInViewport();
});
