import { expect, test, type Locator, type Page } from 'playwright/test';
import { consoleErrors, drawer } from '../support/shop';

/* 7 x 11.20 + 30 x 13.87 + 8 x 6.10 + 2 x 25.95 + 15.45 + 199 = 809.65. */
async function calculate(page: Page): Promise<Locator> {
  await page.goto('/schutting-berekenen');
  const calculator = page.getByRole('region', { name: 'Schutting berekenen' });
  await expect(calculator).toHaveAttribute('data-mount-state', 'mounted');
  await calculator.getByRole('textbox', { name: 'Lengte (m)' }).fill('10');
  await calculator.getByRole('combobox', { name: 'Aantal poorten' }).selectOption('1');
  await expect(calculator.getByText(/Totaal voor 10,00 m/)).toBeVisible();
  await expect(calculator.getByText(/€\s809,65/)).toBeVisible();
  return calculator;
}

test('project rule 13: a fence of 10 m from the calculator to the cart @lean', async ({ page }) => {
  const said = consoleErrors(page);
  const calculator = await calculate(page);
  await calculator.getByRole('button', { name: 'Bereken' }).click();
  await expect(page).toHaveURL(/length=10&height=1800/);
  await calculator.getByRole('button', { name: 'Alles in winkelwagen' }).click();
  await expect(calculator.getByText('In je winkelwagen.', { exact: true })).toHaveCount(6);
  await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText(/€\s809,65/);
  expect(said).toEqual([]);
});

test('project rule 13: a fence of 10 m from the calculator to a quotation @lean', async ({ page }) => {
  const calculator = await calculate(page);
  await calculator.getByRole('button', { name: 'Vraag een offerte aan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offerte aanvragen' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/€\s809,65/)
      .first(),
  ).toBeVisible();
});
