import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { quoteRows } from '../support/database';
import { ITEMS, cartLink, drawer, openProduct } from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

const box = (page: Page) => page.locator('.noest-purchase');
const buy = (page: Page) => box(page).getByRole('button', { name: 'In winkelwagen' });
const quantity = (page: Page) => box(page).getByRole('spinbutton', { name: 'Aantal' });

async function openBox(page: Page, item: { sku: string; name: string }): Promise<void> {
  await openProduct(page, item);
  await box(page).locator('form').first().hover();
  await expect(box(page)).toHaveAttribute('data-mount-state', 'mounted');
}

async function cartRows(page: Page) {
  const session = await sessionCookie(page);
  return quoteRows(String(test.info().project.metadata['build'] ?? 'react'), session);
}

test('prices, limits and stock, as the items of the shop show them', async ({ page }) => {
  await test.step('the old price is read aloud as such, the lowest of 30 days stands beside it, and the unit', async () => {
    await openBox(page, ITEMS.sheet);
    await expect(box(page).getByText(/Oude prijs €\s33,95/)).toBeVisible();
    await expect(box(page).getByText(/Laagste prijs van de afgelopen 30 dagen: €\s33,95/)).toBeVisible();
    await expect(box(page).getByText('per m²').first()).toBeVisible();
  });

  await test.step('all of them follow the price view, and the price with VAT is there still', async () => {
    await page.getByRole('button', { name: 'Excl. btw' }).click();
    await expect(box(page).getByText(/30 dagen: €\s28,06/)).toBeVisible();
    await expect(box(page).getByText(/€\s31,95 incl. btw/)).toBeVisible();
    await page.getByRole('button', { name: 'Incl. btw' }).click();
  });

  await test.step('no more can be asked for than there are', async () => {
    await openBox(page, ITEMS.fewLeft);
    const more = box(page).getByRole('button', { name: 'Meer' });
    await more.click();
    await more.click();
    await expect(quantity(page)).toHaveValue('3');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('nor twice: the shop shows at the form what is left', async () => {
    await quantity(page).fill('2');
    await buy(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await buy(page).click();
    await expect(box(page).getByRole('alert').filter({ hasText: 'Nog maar 1 beschikbaar.' })).toBeVisible();
  });

  await test.step('what is not in stock says so when the button is pressed', async () => {
    await openBox(page, ITEMS.soldOut);
    await quantity(page).press('Enter');
    await expect(box(page).getByRole('alert').filter({ hasText: 'Dit product is niet op voorraad.' })).toBeVisible();
  });
});

test('product rule 21: sold by five: buttons, keys and what is typed lead from one five to the next, as far as there are any', async ({
  page,
}) => {
  await page.goto('/qa/quantity-steps');
  await box(page).locator('form').first().hover();
  await expect(box(page)).toHaveAttribute('data-mount-state', 'mounted');
  const more = box(page).getByRole('button', { name: 'Meer' });
  await expect(box(page).getByText('Verkocht per 5 stuks')).toBeVisible();
  await expect(quantity(page)).toHaveValue('5');
  await expect(box(page).getByRole('button', { name: 'Minder' })).toHaveAttribute('aria-disabled', 'true');
  await more.click();
  await expect(quantity(page)).toHaveValue('10');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await expect(quantity(page)).toHaveValue('20');
  await expect(more).toHaveAttribute('aria-disabled', 'true');

  await test.step('a quantity between two fives is no order, nor is one beyond what is left', async () => {
    for (const wrong of ['7', '25']) {
      await quantity(page).fill(wrong);
      await quantity(page).press('Enter');
      await expect(quantity(page)).toBeFocused();
      expect(await quantity(page).evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
    }
  });

  await test.step('a whole number of fives is one, and all there is in the cart', async () => {
    await quantity(page).fill('15');
    await quantity(page).press('Enter');
    await expect.poll(() => cartRows(page)).toEqual([{ sku: ITEMS.plank.sku, qty: 15 }]);
  });
});

test('product rule 16: a business customer reads "Extra volumekorting" above the tiers, and in the total what it comes to', async ({
  page,
}) => {
  await logIn(page, 'zakelijk@example.com');
  await openBox(page, ITEMS.plank);
  await expect(box(page).getByRole('columnheader', { name: 'Extra volumekorting' })).toBeVisible();
  await quantity(page).fill('10');
  await expect(box(page).getByText(/Extra volumekorting -€\s6,74/)).toBeVisible();
});

test('adding: one request at a time, counted at once, given up after 25 s, shown in the drawer or in a message', async ({
  page,
}) => {
  await page.clock.install();
  await openBox(page, ITEMS.plank);
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(globalThis, { received });
    document.addEventListener('shop:cart-item-added', (event) => received.push((event as CustomEvent).detail));
  });
  const asked: string[] = [];
  await page.route('**/addProductToQuote', (route) => void asked.push(route.request().url()));
  await quantity(page).fill('7');

  await test.step('what is under way is counted already, and asked for once', async () => {
    await buy(page).click();
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 7 artikelen');
    await quantity(page).press('Enter');
    // The time limit begins with the request, and the code that makes it may still be on its way.
    await expect.poll(() => asked).toHaveLength(1);
  });

  await test.step('after 25 s it has failed: shown at the form, and no longer counted', async () => {
    await page.clock.fastForward(25_000);
    await expect(box(page).getByRole('alert').filter({ hasText: 'kon niet worden toegevoegd' })).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 0 artikelen');
    expect(asked).toHaveLength(1);
  });

  await test.step('a property decides that a message shows the success, and not the drawer', async () => {
    await page.unroute('**/addProductToQuote');
    await box(page).evaluate((element) => element.setAttribute('data-after', 'notice'));
    await buy(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'is toegevoegd aan je winkelwagen' })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('the event is dispatched', async () => {
    const received = await page.evaluate(() => (globalThis as unknown as { received: unknown[] }).received);
    expect(received).toEqual([expect.objectContaining({ sku: ITEMS.plank.sku, qty: 7 })]);
  });
});

test('a heart: a customer keeps a product and lets it go without leaving the page', async ({ page }) => {
  await logIn(page);
  await openProduct(page, ITEMS.configurable);
  const heart = (words: string) => page.getByRole('button', { name: `${words}: ${ITEMS.configurable.name}` });
  // It shows before the shop has answered.
  const answered = page.waitForResponse('**/api/customer/wishlist/**');
  await heart('Zet op verlanglijst').click();
  await expect(heart('Verwijder van verlanglijst')).toBeFocused();
  await answered;
  await page.reload();
  await heart('Verwijder van verlanglijst').click();
  await expect(heart('Zet op verlanglijst')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a bar below has the price and the button while those of the box are out of sight, and follows the choice', async ({
    page,
  }) => {
    await openBox(page, ITEMS.configurable);
    const bar = page.getByRole('group', { name: 'Bestellen' });
    await buy(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await box(page).getByRole('radio', { name: '400 cm' }).check({ force: true });
    await box(page).getByRole('radio', { name: 'Zwart gebeitst' }).check({ force: true });
    await page.getByRole('heading', { name: 'Specificaties' }).scrollIntoViewIfNeeded();
    await expect(bar.getByText('€ 4,95').first()).toBeVisible();
    await expect(bar.getByText('Vanaf')).toHaveCount(0);
    await bar.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(drawer(page).getByText('Zwart gebeitst')).toBeVisible();
  });
});

test('shop rule 135: where prices are without VAT, free delivery says that it goes by the amount with VAT', async ({
  page,
}) => {
  await openBox(page, ITEMS.sheet);
  const header = page.getByRole('banner').getByText(/^Gratis bezorgd vanaf/);
  const below = page.getByRole('main').getByText(/Gratis bezorgd vanaf/);
  const shown = (place: typeof header) => expect.poll(async () => (await place.innerText()).replaceAll('\u00a0', ' '));
  for (const place of [header, below]) await shown(place).toMatch(/^Gratis bezorgd vanaf € 750(,|$)/);
  await page.getByRole('button', { name: 'Excl. btw' }).click();
  for (const place of [header, below]) await shown(place).toMatch(/^Gratis bezorgd vanaf € 750 incl\. btw(,|$)/);

  await page.setViewportSize({ width: 375, height: 800 });
  await shown(header).toMatch(/€ 750$/);
});
