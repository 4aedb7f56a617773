import { expect, test } from 'playwright/test';
import { followMail, logIn } from '../support/account';
import { field, forward, toPayment } from '../support/checkoutSteps';
import { newColleague } from '../support/company';
import { orderCount, orderedLines, orderSums } from '../support/database';
import { newCustomer } from '../support/newCustomer';
import { RIGHT } from '../support/pastedRows';
import { consoleErrors, openBySearch } from '../support/shop';

/*
 * The 35 articles for a business, excl. VAT and less 10% of each row: post holders 5.91 + 7.40 + 7.81 + 9.30 + 14.09 + 17.07 = 61.58;
 * stain 4 x 33.43 + 5 x 13.35 = 200.47; oil 18.56 + 44.59 + 47.98 + 49.46 + 49.46 + 14.84 = 224.89; saws 25.99 + 20.79 + 18.22 + 22.27
 * + 20.04 = 107.31; drills 4.05 + 4.43 + 5.54 + 6.66 + 24.17 + 14.09 = 58.94; fences 46.82 + 29.72 + 66.91 = 143.45. Together 796.64;
 * 21% of it is 167.29; 963.93 incl. VAT.
 */
const EXCL = /€\s796,64/;
const INCL = /€\s963,93/;

test('40 pasted rows approved by a colleague: from search to order and mail', async ({ page, browser }) => {
  test.slow();
  const build = String(test.info().project.metadata['build'] ?? 'react');
  const said = consoleErrors(page);
  const manager = await newCustomer(page, 'business');
  await logIn(page, manager);
  const { page: hers, email: roos } = await newColleague(page, browser, '500');
  await openBySearch(hers, 'snel bestellen', 'Snel bestellen');
  const part = hers.getByRole('region', { name: 'Snel bestellen' });
  await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  const rows = [
    ...RIGHT.map((sku) => `${sku}\t1`),
    '999999991\t1',
    '999999992\t1',
    '999999993\t1',
    '999999994\t1',
    '100198\t9',
  ];
  expect(rows).toHaveLength(40);
  await hers.getByRole('textbox', { name: 'Artikelnummer en aantal, één per regel' }).fill(rows.join('\n'));
  await hers.getByRole('button', { name: 'Zet 40 regels in de lijst' }).click();
  await expect(hers.getByText('5 regels vragen je aandacht.')).toBeVisible();
  await hers.getByRole('button', { name: 'Zet 35 artikelen in winkelwagen' }).click();
  await expect(hers.getByText('35 regels staan in je winkelwagen.')).toBeVisible();

  await hers.goto('/checkout');
  await expect(hers.getByRole('heading', { level: 1, name: 'Gegevens' })).toBeVisible();
  await toPayment(hers, /Afhalen/);
  await expect(hers.getByRole('radio', { name: /iDEAL/ })).toHaveCount(0);
  await expect(hers.getByText(/^Deze bestelling is €\s796,64 excl\. btw\. Je limiet is €\s500,-\./)).toBeVisible();
  await expect(hers.getByText('Sanne Bakker moet akkoord geven.')).toBeVisible();
  await hers.getByRole('radio', { name: /Overboeking/ }).check();
  await field(hers, 'Je referentie (optioneel)').fill('PO-2026-0417');
  await field(hers, 'Project (optioneel)').fill('Vathorst blok C');
  await hers.getByRole('textbox', { name: /^Toelichting voor je collega/ }).fill('Voor op blok C moet vrijdag dicht.');
  const ask = forward(hers, 'Ter goedkeuring sturen');
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
  await hers.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ }).check();
  await ask.dblclick();
  await expect(hers.getByText('Je aanvraag is verstuurd. Er is nog niets besteld.')).toBeVisible();
  await expect(hers.getByText('Wacht op akkoord')).toBeVisible();
  expect(orderCount(build, roos)).toBe(0);
  await hers.goto('/checkout/cart');
  await expect(hers.getByText('Je winkelwagen is leeg')).toBeVisible();

  // The link of the mail decides nothing: it leads to the request, by the login where that is needed.
  await followMail(hers, manager, 'Roos Prins vraagt je goedkeuring');
  await expect(hers.getByRole('button', { name: 'Goedkeuren en bestellen' })).toHaveCount(0);
  await followMail(page, manager, 'Roos Prins vraagt je goedkeuring');
  const main = page.getByRole('main');
  await expect(main.getByText('Voor op blok C moet vrijdag dicht.')).toBeVisible();
  const sums = main.locator('.noest-totals');
  await expect(sums.locator('.noest-totals__row--main')).toHaveText(INCL);
  await expect(sums.getByText(EXCL).first()).toBeVisible();
  await expect(main.getByText('Prijs gelijk gebleven. Alles leverbaar.')).toBeVisible();
  await main.getByRole('button', { name: 'Goedkeuren en bestellen' }).dblclick();
  await expect(
    page.getByText(/^Goedgekeurd en besteld: bestelling \d{9}\.|^Over deze aanvraag is al beslist\.$/).first(),
  ).toBeVisible();
  const [number = ''] = /1\d{8}/.exec(await main.getByText(/^Door Sanne Bakker/).innerText()) ?? [];

  expect(orderCount(build, roos)).toBe(1);
  expect(orderedLines(build, number).map(({ sku }) => sku)).toEqual(RIGHT);
  expect(orderSums(build, number)).toEqual({
    status: 'pending_payment',
    payment_method: 'paydemo_payment_overboeking',
    reference: 'PO-2026-0417',
    project_name: 'Vathorst blok C',
    tax: 16_729,
    grand_total: 96_393,
  });
  await hers.goto(`/sales/order/view/${number}`);
  await expect(hers.getByText('Project: Vathorst blok C')).toBeVisible();
  await expect(hers.locator('.noest-totals__row--main')).toHaveText(INCL);
  await hers.goto('/qa/outbox');
  const confirmation = hers.getByRole('article', { name: `Bevestiging van je bestelling ${number}` });
  await expect(confirmation).toContainText(roos);
  await expect(confirmation).toContainText(INCL);
  await expect(confirmation).toContainText('Je referentie: PO-2026-0417');
  expect(said).toEqual([]);
});
