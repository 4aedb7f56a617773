import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { ITEMS, drawer, named, openProduct } from '../support/shop';
import { violations } from '../support/violations';

test.describe("axe finds nothing on a product's page", () => {
  test.use({ viewport: { width: 375, height: 900 } });

  test('with its gallery alive, enlarged and closed again, its rows and reviews, a sample asked for twice', async ({
    page,
  }) => {
    await openProduct(page, ITEMS.plank);
    await page.waitForFunction(() => localStorage.getItem('noest-recent-products')?.includes('100101'));
    await openProduct(page, ITEMS.configurable);

    await test.step('the gallery', async () => {
      await page.getByRole('link', { name: 'Afbeelding 2 van 3' }).click();
      await expect(page.getByRole('group', { name: 'Afbeelding 2 van 3' })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.getByRole('link', { name: 'Vergroten' }).click();
      const lightbox = page.getByRole('dialog', { name: 'Afbeeldingen' });
      await expect(lightbox.getByRole('status').filter({ hasText: 'Afbeelding 2 van 3' })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('both rows of products, and all reviews', async () => {
      await page.getByText('Nog 3 reviews').click();
      await expect(page.getByRole('region', { name: 'Anderen bekeken ook' })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('list', { name: 'Laatst bekeken' }).getByRole('article')).toHaveCount(1);
      expect(await violations(page, 'main')).toEqual([]);
    });

    await test.step('a sample asked for, and asked for again', async () => {
      const ask = page.getByRole('button', { name: 'Gratis proefstuk aanvragen' });
      await ask.click();
      await expect(drawer(page).getByRole('link', { name: named(ITEMS.configurable.name) })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await ask.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Per product is er één' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

  test('with a picture that is not found', { tag: '@long' }, async ({ page }) => {
    await page.goto('/qa/gallery');
    const oneMissing = page.getByRole('group', { name: 'Afbeeldingen', exact: true }).nth(3);
    await oneMissing.getByRole('button', { name: 'Volgende afbeelding' }).click();
    await expect(oneMissing.getByText('Afbeelding niet gevonden')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('with a form for a review in which everything is wrong', async ({ page }) => {
    await logIn(page);
    await openProduct(page, ITEMS.soldOut);
    await page.getByText('Schrijf een review').click();
    await page.getByRole('button', { name: 'Plaats review' }).click();
    await expect(page.getByText('Geef een aantal sterren.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
