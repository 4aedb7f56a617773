import { expect, test } from 'playwright/test';
import { CATEGORY, ITEMS, named, openProduct } from '../support/shop';

test('category: links to pages, filters and products, forms to sort and to size', async ({ page }) => {
  await page.goto(CATEGORY);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  const first = await cards.first().getByRole('heading').innerText();

  await page.getByRole('link', { name: /^(Pagina 2|2)$/ }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(first);

  await page.goto(CATEGORY);
  const sort = page.getByRole('combobox', { name: 'Sorteren op' });
  await sort.selectOption({ label: 'Prijs (laag - hoog)' });
  await page.locator('form').filter({ has: sort }).getByRole('button', { name: 'Toepassen' }).click();
  await expect(page).toHaveURL(/sort=/);
  await expect(sort).toHaveValue(/price/);
});

test('a filter is a link, and its removal too', async ({ page }) => {
  await page.goto(CATEGORY);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: /^Douglas/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}/_`));
  await page.getByRole('link', { name: 'Verwijder filter Douglas' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
});

test('search by the form in the header', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Zoek in het assortiment').fill('douglas');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoekresultaten voor "douglas"');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/douglas/i);
});

test('a simple product goes into the cart, and the cart can be changed', async ({ page }) => {
  await openProduct(page, ITEMS.plank);
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('12');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ })).toHaveAccessibleName(
    'Winkelwagen, 12 artikelen',
  );

  await page.goto('/checkout/cart');
  await page.getByRole('spinbutton', { name: /Aantal/ }).fill('2');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Bijwerken|Wijzigen|Toepassen/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Winkelwagen/ })).toHaveAccessibleName(
    'Winkelwagen, 2 artikelen',
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Verwijderen/ })
    .first()
    .click();
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
});

test('a form on a page that stood open too long leads back to it, and says that nothing happened', async ({
  page,
  context,
}) => {
  await openProduct(page, ITEMS.plank);
  const address = page.url();
  await context.clearCookies();
  const add = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first();
  await add.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('alert')).toContainText('niets gewijzigd');
  await add.click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
});

test('a configurable product: choose, and it goes into the cart', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('radio', { name: '400 cm' }).check({ force: true });
  await page.getByRole('radio', { name: 'Onbehandeld' }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main')).toContainText('400 cm');
  await expect(page.getByRole('main')).toContainText('Onbehandeld');
});

test('a combination that does not exist is refused in words', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('radio', { name: '500 cm' }).check({ force: true });
  await page.getByRole('radio', { name: 'Zwart gebeitst' }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: named(ITEMS.configurable.name) })).toBeVisible();
});

test('the price view is one press on a button', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-price-view', 'excl_tax');
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
});

test('an unknown page is a Dutch 404 with search', async ({ page }) => {
  const answer = await page.goto('/dit-bestaat-niet');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});
