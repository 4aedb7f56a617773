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

test('a price range is a form, a search within another, a page size a third', async ({ page }) => {
  await page.goto(CATEGORY);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'tot' }).fill('10');
  await filters.getByRole('button', { name: 'Toepassen' }).click();
  await expect(page).toHaveURL(/maxPrice=10/);
  await expect(page.getByRole('link', { name: /^Verwijder filter tot/ })).toBeVisible();
  await expect(filters.getByRole('slider')).toHaveCount(0);
  await filters.getByRole('searchbox', { name: 'Zoek in vlonderplanken' }).fill('grenen');
  await filters.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(`${CATEGORY}?query=grenen&maxPrice=10`);
  await page.getByRole('link', { name: 'Verwijder filter "grenen"' }).click();
  await expect(page).toHaveURL(`${CATEGORY}?maxPrice=10`);

  await page.goto(CATEGORY);
  await page.getByRole('combobox', { name: 'Toon per pagina' }).selectOption('12');
  await page.getByRole('button', { name: 'Sortering en aantal toepassen' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
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

test('a combination that does not exist shows an error', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('radio', { name: '500 cm' }).check({ force: true });
  await page.getByRole('radio', { name: 'Zwart gebeitst' }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Deze combinatie bestaat niet' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '500 cm' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: named(ITEMS.configurable.name) })).toBeVisible();
});

test('an error keeps what was chosen, and shows what is missing at the field', async ({ page }) => {
  await openProduct(page, ITEMS.fewLeft);
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('2');
  const add = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first();
  await add.click();
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3');
  await add.click();
  await expect(page.locator('.noest-purchase').getByRole('alert')).toContainText('Nog maar 1 beschikbaar');
  await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('3');
});

test('an address carries a choice, begun by a filter: price, stock and tiers are those of the variant', async ({
  page,
}) => {
  await page.goto(`${CATEGORY}/_lengte-400-cm`);
  await page
    .getByRole('main')
    .getByRole('link', { name: named(ITEMS.configurable.name) })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: '400 cm' })).toBeChecked();

  await page.goto('/douglas-vlonderplank-28-x-145-mm?lengte=400+cm&afwerking=Onbehandeld&qty=12');
  await expect(page.getByRole('radio', { name: '400 cm' })).toBeChecked();
  await expect(page.getByText('Artikelnummer 200101-400-0')).toBeVisible();
  await expect(page.getByText('12 planken, 48 m¹')).toBeVisible();
  await page.getByRole('link', { name: 'Vanaf 25' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('25');
});

test('a bundle and a group go into the cart', async ({ page }) => {
  await openProduct(page, ITEMS.bundle);
  await page.getByRole('checkbox', { name: 'Zijwand Zweeds rabat' }).check();
  await page.getByRole('spinbutton', { name: 'Aantal: Zijwand Zweeds rabat' }).fill('2');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();

  await openProduct(page, ITEMS.grouped);
  await page.getByRole('spinbutton').first().fill('2');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('is toegevoegd aan je winkelwagen')).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main')).toContainText('2 x Zijwand Zweeds rabat');
  await expect(page.getByRole('main')).toContainText('RVS vlonderschroef');
});

test('a line with a choice leads back to it, and is chosen anew', async ({ page }) => {
  await page.goto('/douglas-vlonderplank-28-x-145-mm?lengte=400+cm&afwerking=Onbehandeld');
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await page.goto('/checkout/cart');
  await page
    .getByRole('main')
    .getByRole('link', { name: named(ITEMS.configurable.name) })
    .click();
  await page.getByRole('radio', { name: 'Zwart gebeitst' }).check({ force: true });
  await page.getByRole('button', { name: 'Winkelwagen bijwerken' }).click();
  await expect(page.getByRole('main')).toContainText('Zwart gebeitst');
  await expect(page.getByRole('main')).not.toContainText('Onbehandeld');
});

test('prices rule 10: the price view is one press on a button', async ({ page }) => {
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

test('a free sample by its form: once, and the second time the shop says why not', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  const ask = page.getByRole('button', { name: 'Gratis proefstuk aanvragen' });
  await ask.click();
  await expect(page.getByText('Proefstuk Douglas vlonderplank 28 x 145 mm is toegevoegd')).toBeVisible();
  await ask.click();
  await expect(page.getByText('Per product is er één')).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main').getByText('Proefstuk Douglas vlonderplank')).toHaveCount(1);
});

test('pictures: swiped as a strip, small ones lead to large ones, and no button does nothing', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await expect(page.getByRole('button', { name: 'Volgende afbeelding' })).toBeHidden();
  const first = page.getByRole('group', { name: 'Afbeeldingen', exact: true }).getByRole('img').first();
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).not.toHaveAttribute('loading', 'lazy');
  await page.getByRole('link', { name: 'Afbeelding 3 van 3' }).click();
  await expect(page.getByRole('img', { name: 'Stapel douglas planken' })).toBeInViewport();
});

test('the rating on top leads to the reviews, the bar of links to each section, and all reviews can be read', async ({
  page,
}) => {
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('link', { name: /^Beoordeling 4,4 van 5/ }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await expect(page.getByText('5 sterren: 4 reviews')).toBeAttached();
  await page.getByText('Nog 3 reviews').click();
  await expect(page.getByRole('heading', { name: 'Kleurverschil' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Over dit product' });
  await bar.getByRole('link', { name: 'Specificaties' }).click();
  await expect(page.getByRole('heading', { name: 'Specificaties' })).toBeInViewport();
  await expect(bar).toBeInViewport();
});
