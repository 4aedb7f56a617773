import { expect, test, type Page } from 'playwright/test';
import { fillContact, fillDutchAddress, order, ordersOf, pay } from '../support/checkoutSteps';
import { consoleErrors, drawer, openBySearch } from '../support/shop';
import { longDay } from '../support/longDay';

/* Two planks of 28 x 145 mm and 240 cm cost 2 x 8.30 = 16.60. */
const PLANK = 'Vuren plank geschaafd 28 x 145 mm, 240 cm';

const openPlank = (page: Page) => openBySearch(page, 'vuren plank 28 x 145', PLANK);

const promiseOf = (page: Page) => page.getByRole('region', { name: 'Bezorgen en afhalen' });

/** Names the postcode, on the page of the plank. */
async function namePostcode(page: Page): Promise<void> {
  const promise = promiseOf(page);
  await promise.scrollIntoViewIfNeeded();
  await expect(promise).toHaveAttribute('data-mount-state', 'mounted');
  await promise.getByRole('textbox', { name: 'Postcode' }).fill('1012 js');
  await promise.getByRole('button', { name: 'Toon bezorgdag' }).click();
  await expect(promise.getByText(/Eerste bezorgdag/)).toBeVisible();
}

const addToCart = (page: Page) =>
  page.locator('.noest-buy-form').first().getByRole('button', { name: 'In winkelwagen' }).click();

/** Puts two in the cart and goes to the way of delivery. */
async function toShipping(page: Page, email: string): Promise<void> {
  // The address says how many, so that nothing is typed while the form comes alive.
  await page.goto(`${new URL(page.url()).pathname}?qty=2`);
  await addToCart(page);
  await drawer(page).getByRole('link', { name: 'Afrekenen' }).click();
  await fillContact(page, email);
  await fillDutchAddress(page);
  await page.getByRole('button', { name: 'Naar verzending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeFocused();
}

const days = (page: Page) => page.getByRole('group', { name: /^Wanneer/ }).getByRole('radio');
const part = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Welk deel van de dag?' }).getByRole('radio', { name });

async function toPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Naar betaling' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeFocused();
}

async function mailOf(page: Page, incrementId: string) {
  await page.goto('/qa/outbox');
  return page.getByRole('article', { name: `Bevestiging van je bestelling ${incrementId}` });
}

test('pick-up on the next day at ten: from search to order and mail @lean', async ({ page }) => {
  const said = consoleErrors(page);
  await openPlank(page);
  await expect(promiseOf(page).getByText('Gratis afhalen in Amersfoort')).toBeVisible();
  await expect(promiseOf(page).getByText(/Klaar vanaf/)).toBeVisible();
  await toShipping(page, 'afhaler@example.com');
  await page.getByRole('radio', { name: /Afhalen in Amersfoort/ }).check();
  const next = days(page).nth(1);
  await next.check();
  await part(page, /Ochtend/).check();
  const day = await next.inputValue();
  await toPay(page);
  const opens = new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? '8.00' : '7.30';
  const overview = page.getByRole('region', { name: 'Overzicht van je bestelling' });
  await expect(overview).toContainText(`${longDay(day)}, ${opens} - 12.00 uur`);
  await order(page, /iDEAL/);
  await pay(page);
  const words = `Klaar vanaf ${longDay(day)}, ${opens} uur`;
  await expect(page.getByRole('main')).toContainText(words);

  // Nothing is added to 16.60; VAT 16.60 - 13.72 = 2.88.
  const [placed, ...others] = await ordersOf(page, test.info());
  expect(others).toEqual([]);
  expect(placed).toMatchObject({
    status: 'new',
    grand_total: 1660,
    shipping: 0,
    delivery_date: day,
    delivery_part: null,
    ready_at: opens.padStart(5, '0').replace('.', ':'),
  });
  await expect(await mailOf(page, placed!.increment_id)).toContainText(words);
  expect(said).toEqual([]);
});

test('home delivery in the morning: postcode, cost, day and part, to order and mail', async ({ page }) => {
  const said = consoleErrors(page);
  await openPlank(page);
  await namePostcode(page);
  const promise = promiseOf(page);
  await expect(promise).toContainText(/Bezorgd vanaf €\s59,95/);
  const firstDay = await promise.locator('strong').first().textContent();
  await toShipping(page, 'ochtend@example.com');
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  const day = await days(page).first().inputValue();
  expect(longDay(day)).toBe(firstDay);
  await expect(days(page).first()).toBeChecked();
  await part(page, /Ochtend/).check();
  await toPay(page);
  // 16.60 + 59.95 + 15 = 91.55; VAT 2.88 + 74.95 - 61.94 = 15.89.
  const overview = page.getByRole('region', { name: 'Overzicht van je bestelling' });
  await expect(overview).toContainText(/€\s91,55/);
  await expect(overview).toContainText(/€\s15,89/);
  await order(page, /iDEAL/);
  await pay(page);
  const words = `${longDay(day)}, tussen 8.00 en 12.00 uur`;
  await expect(page.getByRole('main')).toContainText(words);
  const [placed] = await ordersOf(page, test.info());
  expect(placed).toMatchObject({
    status: 'new',
    grand_total: 9155,
    shipping: 7495,
    delivery_date: day,
    delivery_part: 'morning',
    ready_at: null,
  });
  await expect(await mailOf(page, placed!.increment_id)).toContainText(words);
  expect(said).toEqual([]);
});

test('delivery rule 1: the postcode counts for the next product, and can be forgotten', async ({ page }) => {
  await openPlank(page);
  await namePostcode(page);
  await page.goto('/vuren-balk-c24-38-x-89-mm-420-cm');
  const promise = promiseOf(page);
  await expect(promise.getByText(/Eerste bezorgdag/)).toBeVisible();
  await promise.scrollIntoViewIfNeeded();
  await expect(promise).toHaveAttribute('data-mount-state', 'mounted');
  await promise.getByRole('button', { name: /andere postcode kiezen/ }).click();
  await promise.getByRole('button', { name: 'Vergeet mijn postcode' }).click();
  await expect(promise.getByRole('textbox', { name: 'Postcode' })).toBeFocused();
  await page.reload();
  await expect(promise.getByText('Wanneer en voor hoeveel bezorgen we bij jou?')).toBeVisible();
});

test('cart rule 47: drawer and cart page say which line decides the day, for the postcode that was named', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await openPlank(page);
  await namePostcode(page);
  await addToCart(page);
  const lines = drawer(page).getByRole('listitem');
  // Cart rule 10: what was not sent is not promised, so a shopper goes on once the drawer shows it.
  await expect(lines.filter({ hasText: 'Vuren plank' })).toBeVisible();
  await page.goto('/lariks-plank-22-x-195-mm-400-cm');
  await addToCart(page);
  await expect(lines.filter({ hasText: 'Vuren plank' })).toContainText(/Kan \w+dag \d+ \w+/);
  await expect(lines.filter({ hasText: 'Lariks plank' })).toContainText(/Bepaalt de dag: kan vanaf \w+dag \d+ \w+/);
  await expect(drawer(page)).toContainText(/Bezorgen naar 1012\sJS€\s59,95/);
  const reason = /Alles samen: \w+dag \d+ \w+\. Lariks plank 22 x 195 mm, 400 cm komt later binnen\./;
  await expect(drawer(page).getByText(reason)).toBeVisible();

  // Without the larch all comes at once.
  await drawer(page)
    .getByRole('button', { name: /^Verwijderen: Lariks plank/ })
    .click();
  await expect(drawer(page).getByText(/^Bezorgd vanaf \w+dag/)).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: /^Ongedaan maken: Lariks plank/ })
    .click();
  await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  const sums = page.getByRole('region', { name: 'Totalen' });
  await expect(sums.getByText(reason)).toBeVisible();
  await expect(page.locator('[data-component=cart]')).toHaveAttribute('data-mount-state', 'mounted');
  await sums.getByText(/andere postcode kiezen/).click();
  await sums.getByRole('textbox', { name: 'Postcode' }).fill('2000');
  await sums.getByRole('button', { name: 'Wijzig' }).click();
  await expect(sums).toContainText(/Bezorgen naar 2000€\s89,95/);
  expect(said).toEqual([]);
});

test('checkout rule 64: days go by the keyboard, and those after two weeks wait on a phone @lean', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPlank(page);
  await toShipping(page, 'toetsen@example.com');
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await days(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(days(page).nth(1)).toBeChecked();
  await expect(days(page).nth(1)).toBeFocused();
  await expect(days(page).nth(17)).toBeHidden();
  await page.getByRole('button', { name: 'Toon 6 latere dagen' }).press('Enter');
  await expect(days(page).nth(17)).toBeVisible();
  await expect(days(page).nth(12)).toBeFocused();
  await expect(days(page).nth(1)).toBeChecked();
});

test('checkout rule 70: a later day is typed, and one on which nothing is brought says so at its field', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await openPlank(page);
  await toShipping(page, 'later@example.com');
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await page.getByText(/^Na \w+dag \d+ \w+ bezorgen/).click();
  const later = page.getByLabel('Later? Kies zelf een datum');
  const last = (await later.getAttribute('max')) ?? '';

  // A Sunday: nothing is brought, and no other day stays chosen.
  const sunday = new Date(`${last}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() - (sunday.getUTCDay() || 7));
  await later.fill(sunday.toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Naar betaling' }).click();
  await expect(later).toHaveAccessibleDescription(/^Op zondag \d+ \w+ bezorgen we niet\. Kies een andere dag\./);
  await expect(days(page).and(page.locator(':checked'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeVisible();

  // Checkout rule 72: the progress bar does not lead past it either.
  const progress = page.getByRole('navigation', { name: 'Voortgang' });
  await expect(progress.getByRole('button', { name: 'Gegevens' })).toBeVisible();
  await expect(progress.getByRole('button', { name: 'Betaling' })).toHaveCount(0);

  await later.fill(last);
  await expect(progress.getByRole('button', { name: 'Betaling' })).toBeVisible();
  await part(page, /Ochtend/).check();
  await toPay(page);
  await expect(page.getByRole('region', { name: 'Overzicht van je bestelling' })).toContainText(longDay(last));
  await order(page, /iDEAL/);
  await pay(page);
  const [placed] = await ordersOf(page, test.info());
  expect(placed).toMatchObject({ delivery_date: last, delivery_part: 'morning' });
  expect(said).toEqual([]);
});
