import { expect, test, type Page } from 'playwright/test';
import { holdClock } from '../../support/clock';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use(WITH_MOTION);

test.describe('nav-dropdown', () => {
  const child = (page: Page) => page.getByRole('link', { name: 'Vlonderplanken' });
  const item = (page: Page) => page.getByRole('link', { name: 'Tuinhout' });

  test('a pointer that passes opens nothing; one that rests does, and closes when it leaves', async ({ page }) => {
    await openFixture(page, 'nav-dropdown');
    await holdClock(page);
    await item(page).hover();
    await page.clock.runFor(490);
    await expect(child(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(child(page)).toBeVisible();

    await page.getByRole('link', { name: 'Vloeren' }).hover();
    await page.clock.runFor(140);
    await expect(child(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(child(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Eiken vloerdelen' })).toBeVisible();

    await page.getByRole('link', { name: 'Beside the menu' }).hover();
    await page.clock.runFor(60);
    await expect(page.getByRole('link', { name: 'Eiken vloerdelen' })).toBeHidden();
    await page.clock.resume();
  });

  test('by keyboard a link leads on, its button opens, Escape closes and gives the focus back', async ({ page }) => {
    await openFixture(page, 'nav-dropdown');
    await item(page).focus();
    await expect(child(page)).toBeHidden();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Submenu van Tuinhout' });
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(child(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(child(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(child(page)).toBeFocused();
    for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
    await expect(child(page)).toBeHidden();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('the first tap opens, the second follows the link', async ({ page }) => {
      await openFixture(page, 'nav-dropdown');
      await item(page).tap();
      await expect(child(page)).toBeVisible();
      await expect(page).toHaveURL(/nav-dropdown$/);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(child(page)).toBeHidden();
      await item(page).tap();
      await item(page).tap();
      await expect(page).toHaveURL(/\?tuinhout$/);
    });
  });
});

test.describe('tooltip', () => {
  const tip = (page: Page) => page.getByText('Jij kiest de dag', { exact: false });
  const trigger = (page: Page) => page.getByRole('button', { name: 'Uitleg over de levertijd' });

  test('elements rule 18: shows after 200 ms, 5 px away, and stays under the pointer', async ({ page }) => {
    await openFixture(page, 'tooltip');
    await holdClock(page);
    await trigger(page).hover();
    await page.clock.runFor(190);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(tip(page)).toBeVisible();
    await page.clock.runFor(50);
    const button = (await trigger(page).boundingBox())!;
    const box = (await tip(page).boundingBox())!;
    expect(Math.round(button.y - box.y - box.height)).toBe(5);
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width - 5);

    await tip(page).hover();
    await page.clock.runFor(300);
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(300);
    await expect(tip(page)).toBeHidden();
    await page.clock.resume();
  });

  test('by keyboard it shows with the focus, is the description, and Escape hides it', async ({ page }) => {
    await openFixture(page, 'tooltip');
    await expect(trigger(page)).toHaveAccessibleDescription(/Jij kiest de dag/);
    await page.getByRole('link', { name: 'Widgets' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page)).toBeFocused();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  const openUntouched = async (page: Page): Promise<void> => {
    await page.mouse.move(0, 0);
    await page.goto('/qa/tooltip');
    await expect(page.locator('[data-component=tooltip]')).toHaveAttribute('data-mount-state', 'waiting');
  };

  test('elements rule 18: its code comes with the first interest, which counts: a pointer, the focus', async ({
    page,
  }) => {
    await openUntouched(page);
    await trigger(page).hover();
    await expect(tip(page)).toBeVisible();
    await openUntouched(page);
    await page.getByRole('link', { name: 'Widgets' }).focus();
    await page.keyboard.press('Tab');
    await expect(trigger(page)).toBeFocused();
    await expect(tip(page)).toBeVisible();
  });

  test('elements rule 18: a press before its code is there shows it, where it belongs once that came, and the next one hides it', async ({
    page,
  }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/tooltip.js', async (route) => {
      await asked;
      await route.continue();
    });
    await openUntouched(page);
    await trigger(page).click();
    await expect(tip(page)).toBeVisible();
    answer();
    await expect(tip(page)).toHaveAttribute('data-side', 'top');
    await trigger(page).click();
    await expect(tip(page)).toBeHidden();
  });

  test('a press keeps it open until the next one', async ({ page }) => {
    await openFixture(page, 'tooltip');
    await trigger(page).click();
    await expect(tip(page)).toBeVisible();
    await trigger(page).click();
    await expect(tip(page)).toBeHidden();
  });
});

test('elements rule 19, popup: at its button, five pixels from the edge, and there while the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openFixture(page, 'popup');
  await page.getByRole('button', { name: 'At the edge' }).click();
  const popup = page.getByText('It stays within the window', { exact: false });
  await expect(popup).toBeVisible();
  const button = (await page.getByRole('button', { name: 'At the edge' }).boundingBox())!;
  await expect
    .poll(async () => {
      const box = (await popup.boundingBox())!;
      return [Math.round(box.y - button.y - button.height), box.x + box.width <= 370];
    })
    .toEqual([4, true]);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});
