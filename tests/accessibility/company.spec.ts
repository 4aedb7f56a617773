import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { addByForm } from '../support/checkout';
import { acceptInvitation, invite } from '../support/company';
import { newCustomer } from '../support/newCustomer';
import { violations } from '../support/violations';
import { WIDTHS } from '../support/widths';

test(
  'axe finds nothing on an invitation, on what a colleague asks for and on what is refused of it',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.slow();
    await logIn(page, await newCustomer(page, 'business'));
    const roos = `roos.${crypto.randomUUID()}@example.com`;
    await invite(page, roos, '500');
    expect(await violations(page, 'main'), 'an invitation that is open').toEqual([]);
    const hers = await (await browser.newContext()).newPage();
    await acceptInvitation(hers, roos);
    await addByForm(hers, '500101', 10);
    await hers.goto('/checkout/goedkeuring');
    await hers.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
    expect(await violations(hers, 'main'), 'asking, with an error').toEqual([]);
    await hers.getByRole('radio', { name: 'Overboeking' }).check();
    await hers.getByRole('button', { name: 'Ter goedkeuring sturen' }).click();
    await expect(hers.getByText('Je aanvraag is verstuurd. Er is nog niets besteld.')).toBeVisible();
    expect(await violations(hers, 'main'), 'what was asked for').toEqual([]);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/zakelijk/aanvragen');
      await page.getByRole('link', { name: /^Bekijk de aanvraag van Roos Prins/ }).click();
      await page.getByRole('button', { name: 'Afkeuren en Roos Prins mailen' }).click();
      await expect(page.getByRole('link', { name: 'Schrijf waarom je afkeurt.' })).toBeVisible();
      expect(await violations(page, 'main'), 'a refusal without a reason').toEqual([]);
    }
  },
);

test('axe finds nothing on the projects of a company, with budgets, a form that is open and an error', async ({
  page,
}) => {
  await logIn(page, 'zakelijk@example.com');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/zakelijk/projecten');
    await page.getByText('Budget wijzigen').first().click();
    expect(await violations(page, 'main'), 'a form that is open').toEqual([]);
    await page.getByLabel('Budget', { exact: true }).last().fill('veel');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(page.getByRole('link', { name: 'Vul een bedrag in, bijvoorbeeld 12.000 of 2.500,50.' })).toBeVisible();
    expect(await violations(page, 'main'), 'an error').toEqual([]);
  }
});

// `everyPage.spec.ts` visits these pages.
test('axe finds nothing on bills, with what is late, open and paid', { tag: '@long' }, async ({ page }) => {
  await logIn(page, 'zakelijk@example.com');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/facturen');
    await expect(page.getByText(/te laat/)).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
  }
});
