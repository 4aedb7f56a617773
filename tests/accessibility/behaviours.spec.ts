import { expect, test } from 'playwright/test';
import { violations } from '../support/violations';

test('at 375 px axe finds nothing in the menu, its submenu, the cookie choice and an open modal', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/tuinhout');
  const menu = page.locator('#menu');
  await expect(menu).toHaveAttribute('data-mount-state', 'mounted');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  // What slides in is looked at when it stands.
  await menu.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Terug' }).first().click();
  await expect(page.getByRole('dialog').getByText('Tuinhout', { exact: true }).first()).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cookievoorkeuren' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookievoorkeuren' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('at 1280 px axe finds nothing in an open panel, a tooltip, a popup and a slider', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Assortiment' })).toHaveAttribute('data-mount-state', 'mounted');
  const submenu = page.getByRole('button', { name: 'Submenu van Tuinhout' });
  await submenu.focus();
  await page.keyboard.press('Enter');
  await expect(submenu).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);

  await page.goto('/qa/tooltip');
  await page.getByRole('button', { name: 'Uitleg over de levertijd' }).click();
  await expect(page.getByText('Jij kiest de dag', { exact: false })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/qa/popup');
  await page.getByRole('button', { name: '30 dagen bedenktijd' }).click();
  await expect(page.getByText('Hout dat niet op maat', { exact: false })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  for (const path of ['/qa/slider', '/qa/collapsible', '/qa/toggle', '/qa/newsletter']) {
    await page.goto(path);
    await expect(page.locator('[data-mount-state=mounted]').first()).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});
