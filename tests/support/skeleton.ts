import { expect, type Page } from 'playwright/test';
import { CATEGORY, ITEMS, cartLink, drawer, named, openProduct } from './shop';
import { violations } from './violations';
import { hold } from './hold';

export const MINICART = '[data-component=minicart]';
/** The drawer that the view draws, and the one that stands for it. */
export const view = (page: Page) => page.locator(`${MINICART} dialog`);
export const skeleton = (page: Page) => page.locator('dialog[aria-busy=true]');
const closeButton = (page: Page) => drawer(page).getByRole('button', { name: 'Sluiten' });

/** Holds back the code of the drawer's view until the function returned is called. */
export function holdBack(page: Page): Promise<() => void> {
  return hold(page, '**/chunks/*/minicart.js');
}

/** A press waits for its part for 3 s; on a busy machine the code may take as long. */
async function waitLonger(page: Page): Promise<void> {
  await page.waitForFunction(() => window.noestHeld);
  await page.evaluate(() => {
    if (window.noestHeld) window.noestHeld.timeout = 60_000;
  });
}

/** The category, with the code of the drawer's view held back until the function returned is called. */
export async function openCategory(page: Page): Promise<() => void> {
  const letGo = await holdBack(page);
  await page.goto(CATEGORY);
  await page.waitForLoadState('networkidle');
  await waitLonger(page);
  return letGo;
}

/** Notes in the title how much of the view's drawer is seen in the first frame that has it. */
export function noteEntrance(page: Page): Promise<void> {
  return page.evaluate((selector) => {
    const seen = new MutationObserver(() => {
      const dialog = document.querySelector<HTMLDialogElement>(`${selector} dialog[open]`);
      if (!dialog) return;
      seen.disconnect();
      requestAnimationFrame(() => (document.title = `opacity ${getComputedStyle(dialog).opacity}`));
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, MINICART);
}

/** Cart rule 51: a press before the code is there, and then the code. */
export async function pressBeforeTheCode(page: Page): Promise<void> {
  await openProduct(page, ITEMS.plank);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  const letGo = await openCategory(page);

  await cartLink(page).click();
  await expect(skeleton(page)).toBeVisible();
  await expect(skeleton(page)).toHaveAccessibleName('Winkelwagen');
  await expect(drawer(page).getByRole('heading', { name: 'Winkelwagen', exact: true })).toBeVisible();
  await expect(closeButton(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await noteEntrance(page);
  letGo();
  await expect(
    drawer(page)
      .getByRole('listitem')
      .filter({ hasText: named(ITEMS.plank.name) }),
  ).toBeVisible();
  await expect(skeleton(page)).toHaveCount(0);
  await expect(view(page)).toBeVisible();
  await expect(page).toHaveTitle('opacity 1');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
}

/** Mount rule 33: shut in every way, pressed again each time, and then the code; the totals are there before it (cart rule 51). */
export async function shutTheSkeleton(page: Page): Promise<void> {
  const letGo = await openCategory(page);
  const totals = page.waitForResponse('**/totals/collect');
  for (const shut of [
    () => page.keyboard.press('Escape'),
    () => closeButton(page).click(),
    () => page.mouse.click(10, 400),
  ]) {
    await cartLink(page).click();
    await expect(skeleton(page)).toBeVisible();
    await shut();
    await expect(skeleton(page)).toHaveCount(0);
    await expect(cartLink(page)).toBeFocused();
    await expect(page.locator('[data-held]')).toHaveCount(0);
  }
  await totals;
  letGo();
  await expect(page.locator(MINICART)).toHaveAttribute('data-mount-state', 'mounted');
  await expect(drawer(page)).toBeHidden();
  await cartLink(page).click();
  await expect(view(page)).toBeVisible();
}
