import { expect, test, type Page } from 'playwright/test';
import { ITEMS, openProduct } from '../support/shop';

const MISSING = 'Afbeelding niet gevonden, de volgende afbeelding wordt geladen';

const gallery = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Afbeeldingen', exact: true }).nth(index);

test('product rule 27: from a picture that is not found the gallery moves on, and says so', async ({ page }) => {
  await page.goto('/qa/gallery');
  const oneMissing = gallery(page, 3);
  await oneMissing.getByRole('button', { name: 'Volgende afbeelding' }).click();
  await expect(oneMissing.getByText(MISSING)).toBeVisible();
  await expect(oneMissing.getByRole('group', { name: 'Afbeelding 3 van 3' })).toBeVisible();
});

test('product rule 27: so does the lightbox, and the stage goes with it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/qa/gallery');
  const oneMissing = gallery(page, 3);
  await oneMissing.getByRole('link', { name: 'Vergroten' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Afbeeldingen' });
  await lightbox.getByRole('button', { name: 'Volgende afbeelding' }).click();
  await expect(lightbox.getByText(MISSING)).toBeVisible();
  await expect(lightbox.getByRole('status').filter({ hasText: 'Afbeelding 3 van 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(oneMissing.getByRole('group', { name: 'Afbeelding 3 van 3' })).toBeVisible();
});

test('where no picture can be had each says what it would show, and nothing is promised', async ({ page }) => {
  await page.goto('/qa/gallery');
  const allMissing = gallery(page, 4);
  await allMissing.getByRole('link', { name: 'Afbeelding 2 van 2' }).click();
  await expect(allMissing.getByRole('group', { name: 'Afbeelding 2 van 2' })).toBeVisible();
  await expect(allMissing.getByRole('img', { name: 'Een plank waarvan de foto zoek is' })).toBeVisible();
  await expect(allMissing.getByText(MISSING)).toBeHidden();
});

test('a picture that is not found has a replacement before anybody has touched the gallery', async ({ page }) => {
  await page.goto('/qa/gallery');
  const allMissing = gallery(page, 4);
  const small = allMissing.getByRole('link', { name: /^Afbeelding/ }).locator('img');
  await small.last().scrollIntoViewIfNeeded();
  for (const picture of [allMissing.getByRole('img').first(), small.first(), small.last()]) {
    await expect(picture).toHaveAttribute('src', /no-image/);
  }
  await expect(allMissing).toHaveAttribute('data-mount-state', 'waiting');
});

test('without the code of the lightbox the picture itself opens', async ({ page }) => {
  await page.route('**/noest/chunks/*/Lightbox.*', (route) => route.abort());
  await openProduct(page, ITEMS.plank);
  await page.getByRole('link', { name: 'Vergroten' }).click();
  await expect(page).toHaveURL(/\/media\/catalog\/product\/vuren-plank\.webp$/);
});

test('without the code of the gallery small pictures lead to their large ones, and no button is left over', async ({
  page,
}) => {
  await page.route('**/noest/chunks/*/gallery.*', (route) => route.abort());
  await openProduct(page, ITEMS.plank);
  await page.getByRole('link', { name: 'Afbeelding 2 van 2' }).click();
  await expect(page).toHaveURL(/#foto-2$/, { timeout: 10_000 });
  await expect(page.getByRole('img', { name: 'Close-up van de kopse kant van vuren planken' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Volgende afbeelding' })).toBeHidden();
});
