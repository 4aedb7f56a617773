import { expect, test, type Locator, type Page } from 'playwright/test';
import { hold } from '../support/hold';
import { WITH_MOTION } from '../support/motion';
import { ITEMS, consoleErrors, openProduct } from '../support/shop';

test.use(WITH_MOTION);

const gallery = (page: Page): Locator => page.getByRole('group', { name: 'Afbeeldingen', exact: true }).first();
const stage = (page: Page, name: string): Locator => gallery(page).getByRole('group', { name, exact: true });
const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Afbeeldingen' });

/** Boxes of all that is drawn in the gallery, seen from its corner, in the order of the page. */
const boxes = (page: Page): Promise<string[]> =>
  gallery(page).evaluate((element) => {
    const corner = element.getBoundingClientRect();
    return [element, ...element.querySelectorAll('img, a, button')]
      .map((node) => node.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x - corner.x, y - corner.y, width, height].map(Math.round).join(' '));
  });

const isInView = (picture: Locator): Promise<boolean> =>
  picture.evaluate((node) => {
    const stageBox = node.closest('.noest-gallery__slides')!.getBoundingClientRect();
    const { x, width } = node.getBoundingClientRect();
    return Math.abs(x - stageBox.x) < 2 && Math.abs(width - stageBox.width) < 2;
  });

test('stage, small pictures and lightbox stay in step, by mouse and by keys @lean', async ({ page }) => {
  const said = consoleErrors(page);
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('button', { name: 'Volgende afbeelding' }).click();
  await expect(stage(page, 'Afbeelding 2 van 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Afbeelding 2 van 3' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => isInView(gallery(page).getByRole('img').nth(0))).toBe(true);

  await page.getByRole('link', { name: 'Vergroten' }).click();
  await expect(lightbox(page).getByRole('status').filter({ hasText: 'Afbeelding 2 van 3' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByRole('status').filter({ hasText: 'Afbeelding 3 van 3' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(lightbox(page).getByRole('status').filter({ hasText: 'Afbeelding 1 van 3' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(lightbox(page).getByRole('button', { name: 'Volgende afbeelding' })).toBeDisabled();
  await lightbox(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(lightbox(page)).toHaveCount(0);

  await expect(stage(page, 'Afbeelding 3 van 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vergroten' })).toBeFocused();
  expect(said).toEqual([]);
});

test('Escape while the lightbox opens shuts it', { tag: '@long' }, async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await gallery(page).hover();
  await expect(page.locator('[data-component=gallery]').first()).toHaveAttribute('data-mount-state', 'mounted');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.pswp')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.documentElement.dataset['escaped'] = '';
    });
    observer.observe(document.body, { childList: true });
  });
  await page.getByRole('link', { name: 'Vergroten' }).click();
  await expect(page.locator('[data-escaped]')).toHaveCount(1);
  await expect(page.locator('.pswp')).toHaveCount(0);
});

test('product rule 28: Escape while the code of the lightbox comes leaves it shut, and the next press opens it', async ({
  page,
}) => {
  const release = await hold(page, '**/chunks/*/Lightbox.js');
  await openProduct(page, ITEMS.configurable);
  await gallery(page).hover();
  await expect(page.locator('[data-component=gallery]').first()).toHaveAttribute('data-mount-state', 'mounted');
  const enlarge = page.getByRole('link', { name: 'Vergroten' });
  const asked = page.waitForRequest('**/chunks/*/Lightbox.js');
  await enlarge.click();
  const code = (await asked).url();
  await page.keyboard.press('Escape');
  release();
  // What waited for the same code has drawn by the second frame after it.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, code);
  await expect(page.locator('.pswp')).toHaveCount(0);
  await enlarge.click();
  await expect(page.locator('.pswp')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pswp')).toHaveCount(0);
});

test('an early press on a small picture is kept until the gallery stands', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('link', { name: 'Afbeelding 3 van 3' }).click();
  await expect(stage(page, 'Afbeelding 3 van 3')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('taking over moves nothing, and stays where the shopper had swiped to', async ({ page }) => {
  await openProduct(page, ITEMS.configurable);
  const slides = gallery(page).getByRole('group');
  await slides.evaluate((element) => {
    element.style.scrollBehavior = 'auto';
    element.scrollLeft = element.clientWidth;
  });
  const before = await boxes(page);
  await page.getByRole('link', { name: 'Vergroten' }).hover();
  await expect(stage(page, 'Afbeelding 2 van 3')).toBeVisible();
  await expect.poll(() => boxes(page)).toEqual(before);
});

test('with sixty pictures the small one in question is always in view', { tag: '@long' }, async ({ page }) => {
  await page.goto('/qa/gallery');
  const sixty = page.getByRole('group', { name: 'Afbeeldingen', exact: true }).nth(2);
  await sixty.getByRole('link', { name: 'Vergroten' }).hover();
  await expect(sixty.getByRole('group', { name: 'Afbeelding 1 van 60' })).toBeVisible();
  await sixty.getByRole('link', { name: 'Afbeelding 1 van 60' }).press('End');
  const last = sixty.getByRole('link', { name: 'Afbeelding 60 van 60' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('under reduced motion the next picture is there with the next frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openProduct(page, ITEMS.configurable);
  await page.getByRole('link', { name: 'Vergroten' }).hover();
  await expect(stage(page, 'Afbeelding 1 van 3')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Volgende afbeelding' }).click();
  await page.clock.runFor(50);
  expect(await isInView(gallery(page).getByRole('img').nth(0))).toBe(true);
  await page.clock.resume();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 800 } });

  test('a swipe leads on, a tap enlarges, two fingers enlarge further', async ({ page }) => {
    await openProduct(page, ITEMS.configurable);
    const hand = await page.context().newCDPSession(page);
    const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
      hand.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });

    await test.step('a swipe', async () => {
      await page.getByRole('link', { name: 'Afbeelding 1 van 3' }).tap();
      await expect(stage(page, 'Afbeelding 1 van 3')).toBeVisible();
      await stage(page, 'Afbeelding 1 van 3').scrollIntoViewIfNeeded();
      const { y, height } = (await stage(page, 'Afbeelding 1 van 3').boundingBox())!;
      // From beside the arrow that stands at the edge.
      const middle = y + height / 2;
      await touch('touchStart', { x: 260, y: middle });
      for (const x of [220, 150, 90, 40]) await touch('touchMove', { x, y: middle });
      await touch('touchEnd');
      await expect(stage(page, 'Afbeelding 2 van 3')).toBeVisible();
    });

    await test.step('a tap', async () => {
      await gallery(page).getByRole('img').first().tap();
      await lightbox(page).getByRole('button', { name: 'Volgende afbeelding' }).tap();
      await expect(lightbox(page).getByRole('status').filter({ hasText: 'Afbeelding 3 van 3' })).toBeVisible();
    });

    await test.step('two fingers', async () => {
      const picture = lightbox(page).locator('.pswp__item[aria-hidden=false] img').last();
      const width = async () => (await picture.boundingBox())?.width ?? 0;
      const before = await width();
      await touch('touchStart', { x: 170, y: 400 }, { x: 200, y: 400 });
      for (const by of [20, 50, 90]) await touch('touchMove', { x: 170 - by, y: 400 }, { x: 200 + by, y: 400 });
      await touch('touchEnd');
      await expect.poll(width).toBeGreaterThan(before * 1.3);
    });
  });
});
