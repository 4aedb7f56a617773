import { expect, test, type Locator, type Page } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { ITEMS, drawer, openProduct } from '../support/shop';
import { violations } from '../support/violations';

/** The page of a product, with its box alive. */
async function openBox(page: Page, item: { sku: string; name: string }): Promise<Locator> {
  await openProduct(page, item);
  const box = page.locator('.noest-purchase');
  await box.locator('form').first().hover();
  await expect(box).toHaveAttribute('data-mount-state', 'mounted');
  return box;
}

// The chip covers its radio, as a label may.
const choose = (box: Locator, name: string) => box.getByRole('radio', { name }).check({ force: true });
const buy = (box: Locator) => box.getByRole('button', { name: 'In winkelwagen' }).click();

// A wide page has the same markup; what else it shows is looked at in the other specs.
test.use({ viewport: { width: 375, height: 900 } });

test('axe finds nothing in a box that is alive: a choice struck out, one still to be made, all made', async ({
  page,
}) => {
  const box = await openBox(page, ITEMS.configurable);
  await choose(box, '500 cm');
  await expect(box.getByRole('radio', { name: /Zwart gebeitst.*niet leverbaar/ })).toBeDisabled();
  await buy(box);
  await expect(box.getByRole('alert').filter({ hasText: 'Kies afwerking' })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await choose(box, 'Onbehandeld');
  await box.getByText('Hoeveel planken heb je nodig?').click();
  await box.getByRole('textbox', { name: 'Lengte (m)' }).fill('vijf');
  await expect(box.getByText('Vul meters in met hoogstens twee decimalen, bijvoorbeeld 4,50.')).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing in a bundle with a part in numbers, nor in a group and a product with an error', async ({
  page,
}) => {
  const bundle = await openBox(page, ITEMS.bundle);
  await bundle.getByRole('checkbox', { name: 'Zijwand Zweeds rabat' }).check();
  await expect(bundle.getByRole('group', { name: 'Aantal: Zijwand Zweeds rabat' })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);

  const group = await openBox(page, ITEMS.grouped);
  const last = group.getByRole('listitem').last();
  await last.getByRole('spinbutton').fill('2');
  await buy(group);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await last.getByRole('spinbutton').fill('1');
  await buy(group);
  await expect(last.getByRole('alert')).toContainText('Meer is er niet');
  expect(await violations(page, 'main')).toEqual([]);

  await addByForm(page, ITEMS.fewLeft.sku, 3);
  const few = await openBox(page, ITEMS.fewLeft);
  await buy(few);
  await expect(few.getByRole('alert')).toContainText('Meer is er niet');
  expect(await violations(page, 'main')).toEqual([]);
});
