import { expect, test } from 'playwright/test';
import { followMail, logInByPage } from '../support/account';
import { addByForm } from '../support/checkout';
import { newColleague } from '../support/company';
import { lastDeliveries } from '../support/database';
import { newCustomer } from '../support/newCustomer';

test(
  'without scripts: in two deliveries, chosen in the cart, asked for with both days, and ordered',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow();
    const manager = await newCustomer(page, 'business');
    await logInByPage(page, manager);
    const { page: hers, email: roos } = await newColleague(page, browser, '100');

    // 100 sheets would be free of charge; one and some larch are not: 78.60 and 31.24, less 10% of each.
    await addByForm(hers, '500101', 1);
    await addByForm(hers, '100199', 2);
    await hers.goto('/checkout/cart');
    const totals = hers.getByRole('region', { name: 'Totalen' });
    await expect(hers.getByRole('radio', { name: /^In één keer/ })).toBeChecked();
    await expect(totals).toContainText('49,55');
    await hers.getByRole('radio', { name: /^Wat er is alvast/ }).check();
    await hers.getByRole('button', { name: 'Winkelwagen bijwerken' }).click();
    await expect(hers.getByText('We bezorgen wat er is alvast, en de rest zodra het kan.')).toBeVisible();
    await expect(hers.getByRole('radio', { name: /^Wat er is alvast/ })).toBeChecked();
    await expect(totals).toContainText('99,09');
    await expect(totals).toContainText(/In twee keer: \w+dag .* en de rest op \w+dag/);

    await hers.goto('/checkout');
    await hers.getByRole('link', { name: 'Goedkeuring vragen' }).click();
    const days = ['Bezorging van wat er is', 'Bezorging van de rest'].map((name) => hers.getByLabel(name));
    for (const day of days) await day.selectOption({ index: 1 });
    const words = await Promise.all(days.map((day) => day.locator('option:checked').textContent()));
    await hers.getByRole('radio', { name: 'Op rekening' }).check();
    await hers.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
    await expect(hers.getByText('Je aanvraag is verstuurd. Er is nog niets besteld.')).toBeVisible();

    await followMail(page, manager, 'Roos Prins vraagt je goedkeuring');
    await page.getByRole('button', { name: 'Goedkeuren en bestellen' }).click();
    await expect(page.getByText(/^Goedgekeurd en besteld: bestelling \d{9}\.$/)).toBeVisible();
    const { delivery_date: first, later_date: second, shipping } = lastDeliveries('react', roos);
    // 59.95 twice, and 15 for each part of the day that was chosen.
    expect({ shipping, isBefore: first < second }).toEqual({ shipping: 11_990 + 3000, isBefore: true });
    expect(words.every((each) => each?.includes('tussen 8.00 en 12.00 uur'))).toBe(true);

    await hers.goto('/qa/outbox');
    const mail = hers.getByRole('article', { name: 'Bevestiging van je bestelling' }).filter({ hasText: roos });
    await expect(mail).toContainText(/We bezorgen in twee keer:\s*\w+dag .*: 1 x .*\w+dag .*: 2 x Lariks plank/s);
  },
);
