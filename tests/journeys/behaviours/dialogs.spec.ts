import { expect, test, type Page } from 'playwright/test';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use(WITH_MOTION);

const scrollTop = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

test.describe('off-canvas', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Paneel' });

  test('elements rule 14: opens by button and by mark, closes by button, mark, Escape and a press beside it', async ({
    page,
  }) => {
    await openFixture(page, 'off-canvas');
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    await opener.click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('button', { name: 'Open by mark' }).click();
    await page.getByRole('button', { name: 'Klaar' }).click();
    await expect(panel(page)).toBeHidden();

    await opener.click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();

    await opener.click();
    await page.mouse.click(page.viewportSize()!.width - 20, 300);
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('elements rule 14: the focus stays inside and the page behind stands still', async ({ page }) => {
    await openFixture(page, 'off-canvas');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      // Past the last control stand the browser's own ones, and then the first.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.mouse.move(page.viewportSize()!.width - 20, 300);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    expect(await scrollTop(page)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('elements rule 14: moved in the page it stays a modal, that Escape closes', async ({ page }) => {
    await openFixture(page, 'off-canvas');
    const opener = page.getByRole('button', { name: 'Open', exact: true });
    const watching = page.waitForResponse('**/watchModal.js');
    await opener.click();
    await watching;
    await panel(page).evaluate((dialog) => {
      const header = document.createElement('header');
      document.body.append(header);
      header.append(dialog);
    });
    await expect.poll(() => panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('elements rule 14: shut and opened again at once, the page goes on scrolling once it is shut', async ({
    page,
  }) => {
    await openFixture(page, 'off-canvas');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(panel(page)).toBeVisible();
    // In one turn, before the browser tells that it has closed.
    await panel(page).evaluate((dialog) => {
      dialog.querySelector<HTMLElement>('[data-closes]')?.click();
      document.querySelector<HTMLElement>('[data-opens]')?.click();
    });
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('elements rule 14: a link to an anchor on this page closes it and goes there', async ({ page }) => {
    await openFixture(page, 'off-canvas');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('link', { name: /Naar onder/ }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByText('The end.')).toBeInViewport();
  });

  test('elements rule 15: it takes 500 ms to go, another time by attribute, none under reduced motion', async ({
    page,
  }) => {
    const first = await openFixture(page, 'off-canvas');
    const duration = () => first.evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(await duration()).toContain('0.5s');
    await first.evaluate((element) => element.setAttribute('data-close-duration', '240'));
    await expect.poll(duration).toContain('0.24s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBe('0s');
  });

  test('elements rule 2: taken away while it is open, the page scrolls again', async ({ page }) => {
    const first = await openFixture(page, 'off-canvas');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await first.evaluate((element) => element.remove());
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });
});

test('elements rule 14, modal: closes by a press beside it only where it may', async ({ page }) => {
  await openFixture(page, 'modal');
  const modal = page.getByRole('dialog', { name: 'Bezorging en afhalen' });
  await page.getByRole('button', { name: 'Bezorging en afhalen' }).click();
  await expect(modal).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(modal).toBeHidden();

  await page.getByRole('button', { name: 'Not by a press beside it' }).click();
  const fixed = page.getByRole('dialog', { name: 'Vast' });
  await page.mouse.click(10, 10);
  await expect(fixed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fixed).toBeHidden();
});

test('drilldown-menu: a submenu takes the panel, the focus goes along and comes back', async ({ page }) => {
  await openFixture(page, 'drilldown-menu');
  const group = page.getByText('Tuinhout', { exact: true }).first();
  await group.click();
  const back = page.getByRole('button', { name: 'Terug' });
  await expect(back).toBeFocused();
  await expect(page.getByRole('link', { name: 'Alles in tuinhout' })).toBeVisible();
  const under = page.getByRole('link', { name: 'Planken', exact: true });
  await under.focus();
  await expect(under).not.toBeFocused();
  await expect(back).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Vlonderplanken' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vlonder en terras').first()).toBeFocused();
  await back.click();
  await expect(group).toBeFocused();
  await under.focus();
  await expect(under).toBeFocused();
});

test('elements rule 16: drilldown-menu starts once its menu is seen; a submenu that is open by then covers it and has the focus', async ({
  page,
}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/drilldown-menu.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  const menu = page.locator('[data-component="drilldown-menu"]');
  await expect(page.locator('#menu')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(menu).toHaveAttribute('data-mount-state', 'waiting');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toHaveAttribute('data-mount-state', 'loading');
  await menu.getByText('Tuinhout', { exact: true }).first().click();
  await expect(menu.getByRole('link', { name: 'Alles in tuinhout' })).toBeVisible();
  release?.();
  await expect(menu).toHaveAttribute('data-mount-state', 'mounted');
  await expect(menu.getByRole('button', { name: 'Terug' })).toBeFocused();
});
