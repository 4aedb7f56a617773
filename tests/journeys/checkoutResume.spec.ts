import { expect, test } from 'playwright/test';
import { addByForm } from '../support/checkout';
import {
  backFromBank,
  bar,
  changeDelivery,
  EMAIL,
  fillToPayment,
  isAt,
  payAgain,
  walkSteps,
} from '../support/checkoutResume';
import { agree, field, fillContact, fillDutchAddress, forward } from '../support/checkoutSteps';
import { ITEMS } from '../support/shop';

test('checkout rule 3: each step has its address; Back, Forward and reload lead to it @lean', async ({ page }) => {
  await walkSteps(page);
});

test('checkout rule 3: a step whose earlier steps are not valid is not shown, and its address is not kept', async ({
  page,
}) => {
  await addByForm(page, ITEMS.plank.sku, 1);
  await page.goto('/checkout?step=payment');
  await isAt(page, 'Gegevens');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(bar(page, 'Verzending')).toHaveCount(0);
  await fillContact(page, EMAIL);
  await fillDutchAddress(page);
  await expect(bar(page, 'Verzending')).toBeVisible();
  await expect(bar(page, 'Betaling')).toHaveCount(0);
});

test('checkout rule 3: every valid step can be reached from the progress bar, forward too', async ({ page }) => {
  await fillToPayment(page);
  await bar(page, 'Gegevens').click();
  await isAt(page, 'Gegevens');
  await bar(page, 'Betaling').click();
  await isAt(page, 'Betaling');
  await bar(page, 'Gegevens').click();
  await field(page, 'Telefoonnummer').fill('06');
  await expect(bar(page, 'Betaling')).toHaveCount(0);
  await expect(bar(page, 'Verzending')).toHaveCount(0);
  await field(page, 'Telefoonnummer').fill('0612345678');
  await bar(page, 'Verzending').click();
  await isAt(page, 'Verzending');
  await page.goBack();
  await isAt(page, 'Gegevens');
});

for (const [outcome, press] of [
  ['failed', 'Mislukken'],
  ['cancelled', 'Annuleren'],
] as const) {
  // `checkout.spec.ts` has one that is failed, and Back from the bank takes the same way.
  test(
    `checkout rule 49: a payment that is ${outcome} leads to the payment step, with everything as it was`,
    { tag: '@long' },
    async ({ page }) => {
      await payAgain(page, press);
    },
  );
}

test('checkout rule 49: Back from the bank leads to the payment step, with everything as it was', async ({ page }) => {
  await backFromBank(page);
});

test('checkout rule 42: the agreement is asked again for another order, and by a new visit', async ({ page }) => {
  const agreement = page.getByRole('checkbox', { name: /Ik heb mijn bestelling gecontroleerd/ });
  await fillToPayment(page);
  await agree(page);
  await bar(page, 'Verzending').click();
  await forward(page, 'Naar betaling').click();
  await expect(agreement).toBeChecked();
  await bar(page, 'Verzending').click();
  await page.getByRole('radio', { name: /Bezorging aan huis/ }).check();
  await forward(page, 'Naar betaling').click();
  await isAt(page, 'Betaling');
  await expect(agreement).not.toBeChecked();
  await agree(page);
  await page.goto('/checkout');
  await bar(page, 'Betaling').click();
  await expect(agreement).not.toBeChecked();
});

test('checkout rule 38: the summary follows at once when delivery changes, and never shows a total of another choice', async ({
  page,
}) => {
  await changeDelivery(page);
});
