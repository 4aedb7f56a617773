import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from '../support/database';
import { RIGHT } from '../support/pastedRows';
import { cartLink, consoleErrors } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

/** Two figures swapped, too many, no whole number, a choice to be made, and a number that is nobody's. */
const WRONG = ['100110\t2', '100198\t10', '210104\t1,5', '200101\t1', '999999999\t4'];
const LIST = ['Artikelnummer\tAantal', ...RIGHT.map((sku) => `${sku}\t1`), ...WRONG].join('\n');

const part = (page: Page) => page.getByRole('region', { name: 'Snel bestellen' });
const total = (page: Page) => part(page).locator('.noest-totals__row--main');
const rowOf = (page: Page, n: number) => part(page).getByRole('group', { name: `Regel ${n}`, exact: true });
const skus = (page: Page) =>
  part(page)
    .getByRole('textbox', { name: /^Artikelnummer van/ })
    .evaluateAll((fields) => fields.flatMap((field) => (field as HTMLInputElement).value || []));

async function open(page: Page): Promise<void> {
  await page.goto('/snel-bestellen');
  await expect(part(page)).toHaveAttribute('data-mount-state', 'mounted');
}

async function paste(page: Page, list: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' }).fill(list);
  await page.getByRole('button', { name: /^Zet \d+ regels? in de lijst$/ }).click();
}

async function inCart(page: Page) {
  const build = String(test.info().project.metadata['build'] ?? 'react');
  const session = await sessionCookie(page);
  return quoteRows(build, session);
}

test('40 pasted rows, five of them wrong: corrected, in the cart, and the sum @lean', async ({ page }) => {
  const said = consoleErrors(page);
  await page.goto('/checkout/cart');
  await page.getByRole('main').getByRole('link', { name: 'Snel bestellen' }).click();
  await expect(part(page)).toHaveAttribute('data-mount-state', 'mounted');
  await paste(page, LIST);
  await expect(page.getByText('5 regels vragen je aandacht.')).toBeVisible();
  await expect(total(page)).toHaveText(/€\s1\.071,10/);
  expect(await inCart(page)).toEqual([]);

  // 2 x 6.95 = 13.90.
  await rowOf(page, 36).getByRole('button', { name: 'Neem 100101' }).click();
  await expect(total(page)).toHaveText(/€\s1\.085,-/);
  // 3 x 22.50 = 67.50.
  await rowOf(page, 37).getByRole('button', { name: 'Maak er 3 van' }).click();
  await expect(total(page)).toHaveText(/€\s1\.152,50/);
  await expect(rowOf(page, 38).getByText('Het aantal is geen heel getal boven 0.')).toBeVisible();
  await rowOf(page, 38)
    .getByRole('textbox', { name: /^Aantal/ })
    .fill('1');
  // 104.95 more.
  await expect(total(page)).toHaveText(/€\s1\.257,45/);
  await expect(rowOf(page, 39).getByRole('link', { name: 'Kies op de pagina van het artikel' })).toBeVisible();
  await rowOf(page, 39)
    .getByRole('button', { name: /^Verwijder/ })
    .click();

  await page.getByRole('button', { name: 'Zet 38 artikelen in winkelwagen' }).click();
  await expect(page.getByText('38 regels staan in je winkelwagen.')).toBeVisible();
  await expect(page.getByText('3 x Eiken plank fijnbezaagd')).toBeVisible();
  expect(await skus(page)).toEqual(['999999999']);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 41 artikelen');
  const rows = await inCart(page);
  expect(rows).toHaveLength(38);
  expect(rows.slice(-3)).toEqual([
    { sku: '100101', qty: 2 },
    { sku: '100198', qty: 3 },
    { sku: '210104', qty: 1 },
  ]);
  await page.getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s1\.257,45/)
      .first(),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test('quick order rule 8: rows are there again after a reload, right and wrong', async ({ page }) => {
  await open(page);
  await paste(page, '100101;12\n999999999;4');
  await expect(total(page)).toHaveText(/€\s80,88/);
  await page.reload();
  await expect(part(page)).toHaveAttribute('data-mount-state', 'mounted');
  expect(await skus(page)).toEqual(['100101', '999999999']);
  await expect(total(page)).toHaveText(/€\s80,88/);
  await expect(page.getByText('Dit artikelnummer kennen we niet.')).toBeVisible();
});

test(
  'quick order rule 7: 500 rows go into the cart in ten calls, with progress',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    const sums = { subtotal: 0, subtotal_incl_tax: 0, volume_discount: 0, volume_discount_excl_tax: 0 };
    let calls = 0;
    let goOn = (): void => {};
    const isSeen = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/quick-order', async (route) => {
      const { rows } = route.request().postDataJSON() as { rows: { sku: string; qty: string }[] };
      if (route.request().method() === 'PUT') {
        const judged = rows.map((row) => ({ ...row, name: row.sku, url: '/', stock: 'Op voorraad', problem: null }));
        return route.fulfill({ json: { rows: judged, ...sums, tax_amount: 0, grand_total: 0 } });
      }
      calls += 1;
      if (calls === 2) await isSeen;
      return route.fulfill({ json: { rows: rows.map(({ sku }) => ({ sku, item_id: sku })) } });
    });
    await paste(page, Array.from({ length: 500 }, (_, index) => `A-${index};1`).join('\n'));
    await page.getByRole('button', { name: 'Zet 500 artikelen in winkelwagen' }).click();
    await expect(page.getByText('50 van 500 regels verwerkt')).toBeVisible();
    goOn();
    await expect(page.getByText('500 regels staan in je winkelwagen.')).toBeVisible({ timeout: 30_000 });
    expect(calls).toBe(10);
  },
);

test('quick order rule 1: on a phone the columns of the fields have their names, too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page);
  await expect(part(page).getByText('Artikelnummer', { exact: true }).first()).toBeVisible();
  await expect(part(page).getByText('Aantal', { exact: true }).first()).toBeVisible();
});

test('quick order rule 4: rows are typed with Tab and Enter alone, each judged when it is left', async ({ page }) => {
  await open(page);
  await rowOf(page, 1).getByRole('textbox', { name: 'Artikelnummer van regel 1', exact: true }).focus();
  await page.keyboard.type('100198');
  await page.keyboard.press('Tab');
  const qty = rowOf(page, 1).getByRole('textbox', { name: 'Aantal van regel 1', exact: true });
  // By the name of an article that is there already the focus would pass its link.
  await qty.focus();
  await qty.fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Artikelnummer van regel 2', exact: true })).toBeFocused();
  await expect(rowOf(page, 1).getByText('Nog maar 3 beschikbaar.')).toBeVisible();
});

test('quick order rule 1: the example is a file with references; a file without article numbers is said at its field', async ({
  page,
}) => {
  await open(page);
  const [example] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Voorbeeldbestand (CSV, 1 kB)' }).click(),
  ]);
  const file = page.getByLabel('Bestand', { exact: true });
  const buffer = Buffer.from('Omschrijving;Aantal\nPlank;2');
  await file.setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer });
  await expect(file).toHaveAccessibleDescription(/^CSV tot 1 MB.*Dit bestand heeft geen kolom sku of artikelnummer\.$/);
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await file.setInputFiles(await example.path());
  await expect(rowOf(page, 1).getByText('Referentie: Dakkapel')).toBeVisible();
  await expect(file).not.toHaveAttribute('aria-invalid', 'true');
  // They are kept with the judgement of them.
  await expect(total(page)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 3).getByText('Referentie: Bus')).toBeVisible();
});

test('quick order rule 1: a line without an article number is named and becomes no row', async ({ page }) => {
  await open(page);
  await page
    .getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' })
    .fill('120102;24\n100101 50\nlariks 4');
  await expect(page.getByText('Regel 3: “lariks” is geen artikelnummer.')).toBeVisible();
  await page.getByRole('button', { name: 'Zet 2 regels in de lijst' }).click();
  await expect.poll(() => skus(page)).toEqual(['120102', '100101']);
});
