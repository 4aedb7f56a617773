import { expect, test, type Page, type Route } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { CATEGORY, ITEMS, cartLink, drawer, openProduct, searchField } from '../support/shop';
import { WRONG_ANSWERS } from './wrongAnswers';

interface Fault {
  /** From now on the API is at error. */
  begin(): void;
  /** It is well again. */
  end(): void;
  /** How often it was asked while it was at error. */
  asked(): number;
}

/**
 * Each error after the other, as a step of its own; `scene` finds an API that answers it wrongly, and leaves one that is
 * well. Called before the page is opened: a browser that begins to intercept may lose what is on its way.
 */
async function faultyApi(page: Page): Promise<(scene: (fault: Fault) => Promise<void>) => Promise<void>> {
  let answer: ((route: Route) => Promise<void>) | null = null;
  let asked = 0;
  await page.route('**/api/**', (route) => {
    if (!answer) return route.fallback();
    asked += 1;
    return answer(route);
  });
  return async (scene) => {
    for (const fault of WRONG_ANSWERS)
      await test.step(`an API ${fault.name}`, async () => {
        asked = 0;
        await scene({
          begin: () => (answer = fault.answer),
          end: () => (answer = null),
          asked: () => asked,
        });
        answer = null;
      });
  };
}

test('search still searches', async ({ page }) => {
  const underEach = await faultyApi(page);
  await page.goto(CATEGORY);
  await underEach(async ({ begin, asked }) => {
    begin();
    await page.getByPlaceholder('Zoek in het assortiment').click();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill('douglas');
    await expect.poll(asked).toBeGreaterThan(0);
    await searchField(page).press('Enter');
    await page.waitForURL('**/search?query=douglas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoekresultaten voor "douglas"');
    await page.goto(CATEGORY);
  });
});

test('adding to the cart shows its error at the form', async ({ page }) => {
  const underEach = await faultyApi(page);
  await openProduct(page, ITEMS.plank);
  const alert = page.getByRole('main').getByRole('alert').filter({
    hasText: 'Het product kon niet worden toegevoegd aan je winkelwagen. Probeer het later opnieuw.',
  });
  await underEach(async ({ begin, asked }) => {
    begin();
    await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(alert).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
  });
});

test('the drawer says that it failed, and tries again when asked', async ({ page }) => {
  const underEach = await faultyApi(page);
  // Not by the button: where its code takes longer than 3 s the browser posts the form, and no drawer opens (mount rule 4).
  await addByForm(page, ITEMS.plank.sku, 1);
  await underEach(async ({ begin, end }) => {
    // A pointer that stays where it was comes over nothing in the next page.
    await page.mouse.move(0, 0);
    await page.goto(CATEGORY);
    // A press before the drawer's code is there may end on the cart page.
    await cartLink(page).hover();
    await expect(page.locator('[data-component=minicart]')).toHaveAttribute('data-mount-state', 'mounted');
    begin();
    await cartLink(page).click();
    const again = drawer(page).getByRole('button', { name: 'Opnieuw proberen' });
    await expect(again).toBeVisible({ timeout: 30_000 });
    // The server's page shows the cart without the API (cart rule 32).
    const serversPage = drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' });
    await expect(serversPage).toHaveAttribute('href', '/checkout/cart');
    end();
    // A question that was still under way may be answered by now, and then there is nothing left to press.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(drawer(page).getByRole('listitem').first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test('the cart page keeps what it showed, and shows an alert for what failed', async ({ page }) => {
  const underEach = await faultyApi(page);
  await addByForm(page, ITEMS.plank.sku, 2);
  await page.goto('/checkout/cart');
  await expect(page.locator('[data-component=cart]')).toHaveAttribute('data-mount-state', 'mounted');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Het aantal kon niet worden gewijzigd.' });
  await underEach(async ({ begin, asked }) => {
    begin();
    await page.getByRole('main').getByRole('button', { name: 'Meer' }).click();
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(alert).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  });
});
