import { expect, test, type Page } from 'playwright/test';
import { cards, count, filter, wakeListing } from '../support/listing';

const form = (page: Page) => page.locator('[data-component=configurable-product]');

test('suggestions while typing, and Enter searches', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByLabel('Zoek in het assortiment').click();
  await expect(page.locator('[data-component=autocomplete]')).toHaveAttribute('data-mount-state', 'mounted');
  const field = page.getByRole('combobox');
  await field.pressSequentially('plank');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'Toon alle resultaten' })).toHaveAttribute(
    'href',
    '/catalogsearch/result/?q=plank',
  );
  await expect(options.first()).toHaveAttribute('href', /\.html\?q=plank$/);
  await field.press('Enter');
  await expect(page).toHaveURL('/catalogsearch/result/?q=plank');
});

test('a category that was printed without its answer: a filter, an order and a page have Magento addresses, and Back returns', async ({
  page,
}) => {
  await page.goto('/planken.html');
  await wakeListing(page);
  await filter(page, 'Douglas').click();
  await expect(page).toHaveURL('/planken.html?houtsoort=11');
  await expect(count(page)).toHaveText('4 producten');
  await expect(cards(page)).toHaveCount(4);
  await page.goBack();
  await expect(count(page)).toHaveText('17 producten');
  await page.getByRole('combobox', { name: /Sorteren/ }).selectOption('price:desc');
  await expect(page).toHaveURL('/planken.html?product_list_order=price&product_list_dir=desc');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page).toHaveURL('/planken.html?product_list_order=price&product_list_dir=desc&p=2');
  await expect(cards(page)).toHaveCount(5);
});

test('a filtered address is read once the shop has named its filters', async ({ page }) => {
  await page.goto('/planken.html?houtsoort=11&utm_id=5');
  await wakeListing(page);
  await expect(filter(page, 'Douglas')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'Verwijder filter Douglas' })).toBeVisible();
});

test('a variant is chosen, and the choice is in the address', async ({ page }) => {
  await page.goto('/product/CFG');
  await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-mount-state', 'mounted');
  await form(page).getByRole('radio', { name: '180 cm' }).check();
  await form(page).getByRole('radio', { name: '28 mm' }).check();
  await expect(page.locator('[data-shows=sku]')).toHaveText('CFG-180-28');
  await expect(form(page).locator('.noest-buy__price')).toContainText('13,-');
  await expect(page).toHaveURL(/lengte=180\+cm&dikte=28\+mm/);
});

test('Magento catalogue rule 14: what is sold by the square metre has the price of one beside that of a piece, by quantity and in both views', async ({
  page,
}) => {
  await page.goto('/met-module/product/H-006');
  const product = page.locator('[data-component=simple-product]');
  await product.hover();
  await expect(product).toHaveAttribute('data-mount-state', 'mounted');
  const shown = (part: string, text: string) =>
    expect(product.locator(part)).toContainText(text, { useInnerText: true });
  await shown('.noest-price', '€ 11,43 per m²');
  await shown('.noest-buy__per', '€ 6,40 per stuk van 0,56 m²');
  await product.getByRole('spinbutton', { name: 'Aantal' }).fill('10');
  await shown('.noest-price', '€ 10,29 per m²');
  await shown('.noest-buy__per', '€ 5,76 per stuk');
  await shown('.noest-buy__total', '€ 57,60');
  await shown('.noest-buy__total', '5,60 m²');
  await page.evaluate(() => document.documentElement.setAttribute('data-price-view', 'excl_tax'));
  await shown('.noest-price', '€ 8,50 per m²');
});
