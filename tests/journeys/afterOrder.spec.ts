import { expect, test, type Page } from 'playwright/test';
import { findGuestOrder } from '../support/account';
import { fillContact, fillDutchAddress, order, ordersOf, pay, toPayment } from '../support/checkoutSteps';
import { withdrawnLines } from '../support/database';
import { openList, pasteList, PLANK } from '../support/cutting';
import { consoleErrors, drawer, openBySearch } from '../support/shop';
import { longDay } from '../support/longDay';

/*
 * A plank of 300 cm sawn into seven pieces is 17.00 (cutting.spec.ts has its sum), two of 240 cm are 2 x 8.30 = 16.60.
 * 33.60 + 59.95 = 93.55; VAT 17.00 - 14.05 = 2.95, 16.60 - 13.72 = 2.88, 59.95 - 49.55 = 10.40: 16.23.
 * Withdrawn from the two planks, 93.55 - 16.60 = 76.95 is kept.
 */
const EMAIL = 'verzetter@example.com';

const steps = (page: Page) => page.getByRole('region', { name: 'Voortgang van je bestelling' }).getByRole('listitem');

async function findOrder(page: Page, number: string): Promise<void> {
  await findGuestOrder(page, number, EMAIL);
  await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${number}` })).toBeVisible();
}

test('an order moved to another day and partly withdrawn: from search to order and mail', async ({ page }) => {
  const said = consoleErrors(page);
  await openList(page);
  await pasteList(page);
  await page.getByRole('button', { name: 'Gezaagd in winkelwagen' }).click();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: 'op maat gezaagd' })).toBeVisible();
  await openBySearch(page, 'vuren plank 28 x 145', `${PLANK}, 240 cm`);
  await page.goto(`${new URL(page.url()).pathname}?qty=2`);
  await page.locator('.noest-buy-form').first().getByRole('button', { name: 'In winkelwagen' }).click();
  await drawer(page).getByRole('link', { name: 'Afrekenen' }).click();
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await toPayment(page, /Bezorging aan huis/);
  await expect(
    page
      .getByRole('complementary', { name: 'Je bestelling' })
      .getByText(/€\s93,55/)
      .first(),
  ).toBeVisible();
  await order(page, /iDEAL/);
  await pay(page);
  const [placed] = await ordersOf(page, test.info());
  expect(placed).toMatchObject({ status: 'new', grand_total: 9355, shipping: 5995 });
  const { increment_id: number, delivery_date: first } = placed!;

  await findOrder(page, number);
  await expect(page.getByRole('main')).toContainText(/€\s16,23/);
  await expect(steps(page)).toHaveText([
    /Besteld, klaar/,
    /Gezaagd, nu\s*we zagen/,
    new RegExp(`Ingepland, nog niet\\s*${longDay(first!)}`),
    /Onderweg, nog niet/,
    /Bezorgd, nog niet\s*Dam 1, Amsterdam/,
  ]);
  await page.getByRole('button', { name: 'Andere dag kiezen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Andere bezorgdag' })).toBeVisible();
  await expect(page.getByText(`Nu: ${longDay(first!)}.`)).toBeVisible();
  const days = page.getByRole('group', { name: 'Wanneer?' }).getByRole('radio');
  await expect(page.getByRole('radio', { checked: true })).toHaveValue(first!);
  const free = days.and(page.locator(':enabled:not(:checked)')).nth(2);
  const other = await free.inputValue();
  await free.check();
  await page.getByRole('button', { name: 'Verzet mijn bezorging' }).click();
  await expect(page.getByText(`Verzet naar ${longDay(other)}. Je krijgt een mail ter bevestiging.`)).toBeVisible();
  await expect(steps(page).nth(2)).toContainText(longDay(other));
  const [moved] = await ordersOf(page, test.info());
  expect(moved).toMatchObject({ delivery_date: other, grand_total: 9355 });

  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
  const sawn = page.getByRole('checkbox', { name: /Kan niet: speciaal voor jou gezaagd\./ });
  await expect(sawn).toBeDisabled();
  // The only line that can go back is ticked.
  await expect(page.getByRole('checkbox', { name: /240 cm/ })).toBeChecked();
  await expect(page.getByLabel('E-mailadres voor de bevestiging')).toHaveValue(EMAIL);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText(/^Je krijgt terug/)).toBeVisible();
  await expect(page.locator('.noest-totals__row--main')).toHaveText(/€\s16,60/);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  // Shop rule 143: the page says what was withdrawn, and is there again after a reload.
  await expect(page).toHaveURL(/\/overeenkomst-herroepen\/ontvangen$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Je herroeping is ontvangen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Herroepen' })).toContainText('240 cm');
  await expect(page.getByRole('region', { name: 'Herroepen' })).not.toContainText('300 cm');
  await expect(page.getByRole('main')).toContainText('De rest van je bestelling verandert niet.');

  const build = String(test.info().project.metadata['build'] ?? 'react');
  expect(withdrawnLines(build, number)).toEqual([{ sku: '110109', qty: 2, row_total: 1660 }]);
  // What is sawn still comes, on the new day.
  await findOrder(page, number);
  await expect(steps(page).nth(2)).toContainText(longDay(other));
  await page.goto('/qa/outbox');
  const about = (subject: string) => page.getByRole('article', { name: subject }).filter({ hasText: number });
  const dayMail = about(`Je bestelling ${number} komt op een andere dag`);
  await expect(dayMail).toHaveCount(1);
  await expect(dayMail).toContainText(longDay(other));
  const receipt = about(`We hebben je herroeping ontvangen: bestelling ${number}`);
  await expect(receipt).toContainText(`2 x ${PLANK}, 240 cm`);
  await expect(receipt).not.toContainText('300 cm');
  await expect(receipt).toContainText(/Je krijgt €\s16,60 incl\. btw terug/);
  expect(said).toEqual([]);
});

test(
  'shop rule 96: a day that costs more is no choice, by the keyboard neither; "Toch niet" leads back',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openBySearch(page, 'vuren plank 28 x 145', `${PLANK}, 240 cm`);
    await page.locator('.noest-buy-form').first().getByRole('button', { name: 'In winkelwagen' }).click();
    await drawer(page).getByRole('link', { name: 'Afrekenen' }).click();
    await fillContact(page, EMAIL);
    await fillDutchAddress(page);
    await toPayment(page, /Bezorging aan huis/);
    await order(page, /iDEAL/);
    await pay(page);
    const [placed] = await ordersOf(page, test.info());
    await findOrder(page, placed!.increment_id);
    await page.getByRole('button', { name: 'Andere dag kiezen' }).click();
    const chosen = page.getByRole('radio', { checked: true });
    await chosen.focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(chosen).toBeFocused();
      await expect(chosen).toBeEnabled();
    }
    const saturdays = page.getByRole('radio', { name: /^zaterdag/ });
    await expect(saturdays.first()).toBeDisabled();
    const price = page.locator('.noest-days__day', { has: saturdays }).first().locator('.noest-days__price');
    await expect(price).toHaveText(/\+ €\s25,- \(bel ons\)/, { useInnerText: true });
    await page.getByRole('button', { name: 'Toch niet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${placed!.increment_id}` })).toBeVisible();
    const [kept] = await ordersOf(page, test.info());
    expect(kept).toMatchObject({ delivery_date: placed!.delivery_date });
  },
);
