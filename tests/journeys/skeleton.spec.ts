import { expect, test } from 'playwright/test';
import { WITH_MOTION } from '../support/motion';
import { CATEGORY, cartLink, drawer } from '../support/shop';
import {
  holdBack,
  MINICART,
  noteEntrance,
  openCategory,
  pressBeforeTheCode,
  shutTheSkeleton,
  skeleton,
  view,
} from '../support/skeleton';

test.use(WITH_MOTION);

test('cart rule 51: the drawer is there with the press, and its view takes its place @lean', async ({ page }) => {
  await pressBeforeTheCode(page);
});

test('mount rule 33: shut, the skeleton takes the press with it; pressed again, it is shown again', async ({
  page,
}) => {
  await shutTheSkeleton(page);
});

test('mount rule 33: interest alone shows none', async ({ page }) => {
  const letGo = await openCategory(page);
  const fetched = page.waitForResponse('**/minicart-skeleton.js');
  await cartLink(page).hover();
  await fetched;
  letGo();
  await expect(page.locator(MINICART)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(drawer(page)).toBeHidden();
});

test(
  'mount rule 33: where the code does not come, the link is followed from under the skeleton',
  { tag: '@long' },
  async ({ page }) => {
    await holdBack(page);
    await page.goto(CATEGORY);
    await page.waitForLoadState('networkidle');
    await cartLink(page).click();
    await expect(skeleton(page)).toBeVisible();
    await page.waitForURL('**/checkout/cart');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Vlonderplanken' })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  },
);

test(
  'mount rule 33: without the skeleton the press waits as it does on any part',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/minicart-skeleton.js', (route) => route.abort());
    const letGo = await openCategory(page);
    await cartLink(page).click();
    await expect(page.locator('[data-held]')).toHaveCount(1);
    letGo();
    await expect(view(page)).toBeVisible();
  },
);

test('mount rule 33: a drawer that an addition opens, without a skeleton before it, makes its entrance', async ({
  page,
}) => {
  await page.goto(CATEGORY);
  await page.waitForLoadState('networkidle');
  await noteEntrance(page);
  // On a busy machine its code may come later than a press waits for it.
  const form = page.getByRole('main').locator('[data-component=add-to-cart]').first();
  await form.hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await form.getByRole('button', { name: /In winkelwagen/ }).click();
  await expect(page).toHaveTitle(/^opacity 0/);
});
