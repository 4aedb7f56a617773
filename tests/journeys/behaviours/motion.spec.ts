import { expect, test, type Locator, type Page } from 'playwright/test';
import { WITH_MOTION } from '../../support/motion';
import { openFixture } from './open';

test.use(WITH_MOTION);

interface Moving {
  moved: string[];
}

/** Keeps what has moved: a look at the animations that run now would miss one that is over, or that begins later. */
const RECORD = (): void => {
  const page = globalThis as unknown as Moving;
  page.moved = [];
  const keep = (target: EventTarget | null, what: string): void => {
    if (target instanceof Element) page.moved.push(`${target.className || target.localName}: ${what}`);
  };
  document.addEventListener('transitionrun', ({ target, propertyName }) => keep(target, propertyName), true);
  document.addEventListener('animationstart', ({ target, animationName }) => keep(target, animationName), true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, ...how) {
    keep(this, 'animate');
    return animate.apply(this, how);
  };
};

/** What has moved on this page up to the next frame. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return [
      ...(globalThis as unknown as Moving).moved,
      ...document.getAnimations().map((animation) => `${animation.constructor.name} runs`),
    ];
  });

const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('#menu')).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page)).toBeVisible();
}

test('elements rule 1: under reduced motion nothing moves that opens, closes or rotates', async ({ page }) => {
  await page.addInitScript(RECORD);
  await page.setViewportSize({ width: 375, height: 740 });

  await test.step('without it the menu does, and is seen here', async () => {
    await openMenu(page);
    await expect.poll(() => moved(page)).toContainEqual(expect.stringMatching(/off-canvas.*: translate/));
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('off-canvas and drilldown-menu', async () => {
    await openMenu(page);
    expect(await moved(page)).toEqual([]);
    await menu(page).getByText('Tuinhout', { exact: true }).first().click();
    await expect(menu(page).getByRole('link', { name: 'Alles in tuinhout' })).toBeVisible();
    expect(await moved(page)).toEqual([]);
    await menu(page).getByRole('button', { name: 'Terug' }).click();
    await menu(page).getByRole('button', { name: 'Sluiten' }).click();
    await expect(menu(page)).toBeHidden();
    expect(await moved(page)).toEqual([]);
  });

  await test.step('collapsible', async () => {
    const fold = page.getByRole('contentinfo').getByRole('group').first();
    await fold.scrollIntoViewIfNeeded();
    await expect(fold).toHaveAttribute('data-mount-state', 'mounted');
    await fold.getByRole('heading').click();
    await expect(fold.getByRole('link').first()).toBeVisible();
    expect(await moved(page)).toEqual([]);
  });

  await test.step('modal and toggle', async () => {
    await page.getByRole('button', { name: 'Cookievoorkeuren' }).click();
    const modal = page.getByRole('dialog', { name: 'Cookievoorkeuren' });
    await modal.getByRole('switch').first().click();
    await expect(modal.getByRole('switch').first()).toBeChecked();
    expect(await moved(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(await moved(page)).toEqual([]);
  });

  await test.step('nav-dropdown', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    // It is mounted once it is in view.
    await page.getByRole('navigation', { name: 'Assortiment' }).scrollIntoViewIfNeeded();
    const button = page.getByRole('button', { name: 'Submenu van Tuinhout' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await moved(page)).toEqual([]);
  });

  // The kit's own pages know no theme, whose durations are none under reduced motion.
  await test.step('modal and tooltip by themselves', async () => {
    await openFixture(page, 'modal');
    await page.getByRole('button', { name: 'Bezorging en afhalen' }).click();
    const modal = page.getByRole('dialog', { name: 'Bezorging en afhalen' });
    await expect(modal).toBeVisible();
    expect(await moved(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    expect(await moved(page)).toEqual([]);

    const trigger = await openFixture(page, 'tooltip');
    await trigger.click();
    await expect(page.getByText('Jij kiest de dag', { exact: false })).toBeVisible();
    expect(await moved(page)).toEqual([]);
  });
});
