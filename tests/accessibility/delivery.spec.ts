import { expect, test } from 'playwright/test';
import { ITEMS, openProduct } from '../support/shop';
import { violations } from '../support/violations';

test.use({ viewport: { width: 375, height: 900 } });

test('axe finds nothing in what is said of delivery: asked, mistyped, known, changed, and where the lorry does not go', async ({
  page,
}) => {
  await openProduct(page, ITEMS.plank);
  const promise = page.getByRole('region', { name: 'Bezorgen en afhalen' });
  const postcode = promise.getByRole('textbox', { name: 'Postcode' });
  await promise.scrollIntoViewIfNeeded();
  await expect(promise).toHaveAttribute('data-mount-state', 'mounted');
  await postcode.fill('1012 SS');
  await promise.getByRole('button', { name: 'Toon bezorgdag' }).click();
  await expect(postcode).toHaveAccessibleDescription(/Vul een geldige postcode in, bijvoorbeeld 1012 JS\./);
  expect(await violations(page, 'main')).toEqual([]);

  await postcode.fill('1012 JS');
  await promise.getByRole('button', { name: 'Toon bezorgdag' }).click();
  await expect(promise.getByText(/Eerste bezorgdag/)).toBeVisible();
  await promise.getByText('Openingstijden en adres').click();
  expect(await violations(page, 'main')).toEqual([]);

  await promise.getByRole('button', { name: /andere postcode kiezen/ }).click();
  expect(await violations(page, 'main')).toEqual([]);
  await postcode.fill('8881 AA');
  await promise.getByRole('button', { name: 'Wijzig' }).click();
  await expect(promise.getByText(/rijden we niet zelf/)).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});

test('axe finds nothing in the form for a message when something is back, with a mistake', async ({ page }) => {
  await openProduct(page, ITEMS.soldOut);
  await page.getByRole('button', { name: 'Mail me als dit er weer is' }).click();
  await expect(page.getByText('E-mailadres is verplicht.').first()).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
});
