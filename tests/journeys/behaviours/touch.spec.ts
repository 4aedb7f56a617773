import { expect, test, type Locator, type Page } from 'playwright/test';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use({ ...WITH_MOTION, viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

/** Seconds from one point to the next. */
const FINGER_S = 0.1;

/** One finger, from point to point. */
async function swipe(page: Page, ...points: { x: number; y: number }[]): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  // At the pace of a finger, however late the browser is told: what is faster is a fling, and passes two slides.
  const start = Date.now() / 1000 - points.length * FINGER_S;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, touchPoints: typeof points = []) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + step * FINGER_S });
  await touch('touchStart', 0, points.slice(0, 1));
  for (const [index, point] of points.slice(1).entries()) await touch('touchMove', index + 1, [point]);
  await touch('touchEnd', points.length);
  await hand.detach();
}

async function mounted(part: Locator): Promise<Locator> {
  await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  return part;
}

test('by touch: menu and submenu, the folds of the footer, and a modal with its toggles', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await test.step('off-canvas: a tap opens it, the page behind stands still, a tap beside it closes it', async () => {
    await mounted(page.locator('#menu'));
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    await swipe(page, { x: 365, y: 600 }, { x: 365, y: 450 }, { x: 365, y: 200 });
    await page.touchscreen.tap(365, 400);
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('drilldown-menu: a tap takes the whole panel, Terug gives it back', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByText('Tuinhout', { exact: true }).first().tap();
    await expect(menu.getByRole('link', { name: 'Alles in tuinhout' })).toBeVisible();
    await menu.getByRole('button', { name: 'Terug' }).tap();
    await expect(menu.getByRole('link', { name: 'Alles in tuinhout' })).toBeHidden();
    await menu.getByRole('button', { name: 'Sluiten' }).tap();
    await expect(menu).toBeHidden();
  });

  await test.step('collapsible: each tap toggles it', async () => {
    const fold = await mounted(page.getByRole('contentinfo').getByRole('group').first());
    const link = fold.getByRole('link').first();
    const head = fold.getByRole('heading', { name: 'Assortiment' });
    await head.tap();
    await expect(link).toBeVisible();
    await head.tap();
    await expect(link).toBeHidden();
  });

  await test.step('modal and toggle: a tap each, and a tap beside it closes it', async () => {
    await mounted(page.locator('#cookies'));
    await page.getByRole('button', { name: 'Cookievoorkeuren' }).tap();
    const modal = page.getByRole('dialog', { name: 'Cookievoorkeuren' });
    const statistics = modal.getByRole('switch', { name: /Statistieken/ });
    await modal.getByText('Statistieken').tap();
    await expect(statistics).toBeChecked();
    await statistics.tap();
    await expect(statistics).not.toBeChecked();
    await page.touchscreen.tap(5, 5);
    await expect(modal).toBeHidden();
  });
});

test('by touch: a tooltip, a popup, and a slider that a finger moves', async ({ page }) => {
  await test.step('tooltip: a tap shows it, the next one or one elsewhere hides it, one on it does not', async () => {
    const trigger = await openFixture(page, 'tooltip');
    const tip = page.getByText('Jij kiest de dag', { exact: false });
    await trigger.tap();
    await expect(tip).toBeVisible();
    await trigger.tap();
    await expect(tip).toBeHidden();
    await trigger.tap();
    await tip.tap();
    await expect(tip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tip).toBeHidden();
  });

  await test.step('popup: the same, and within the window', async () => {
    await openFixture(page, 'popup');
    const opener = page.getByRole('button', { name: 'At the edge' });
    const popup = page.getByText('It stays within the window', { exact: false });
    await opener.tap();
    await expect.poll(async () => (await popup.boundingBox())!.x).toBeGreaterThanOrEqual(5);
    const { x, width } = (await popup.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(370);
    await opener.tap();
    await expect(popup).toBeHidden();
    await opener.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(popup).toBeHidden();
  });

  await test.step('slider: a swipe leads on and follows no link, a tap on a dot and on a link does', async () => {
    const slider = await openFixture(page, 'slider');
    const slide = (n: number) => slider.getByRole('link', { name: `Dia ${n}`, exact: true });
    const { x, y, width, height } = (await slide(1).locator('..').boundingBox())!;
    const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
    await swipe(page, at(0.9), at(0.7), at(0.4), at(0.1));
    await expect(slide(2)).toBeInViewport({ ratio: 1 });
    await expect(slider.getByRole('button', { name: 'Dia 2 van 6' })).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/slider$/);
    await slider.getByRole('button', { name: 'Dia 4 van 6' }).tap();
    await expect(slide(4)).toBeInViewport({ ratio: 1 });
    await slide(4).tap();
    await expect(page).toHaveURL(/slider\?4$/);
  });
});
