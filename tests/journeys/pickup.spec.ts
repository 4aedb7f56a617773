import { expect, test } from 'playwright/test';
import { begin, field, fillContact, fillDutchAddress, order, pay, toPayment } from '../support/checkoutSteps';

const READY = /Klaar vanaf \w+ \d+ \w+, \d+\.\d0 uur/;
const MOMENT = /\w+ \d+ \w+, \d+\.\d0 - 1\d\.00 uur/;
const PLACE = 'Havenweg 12, 3812 PR Amersfoort';
const HOURS = 'Ma t/m vr 7.30 - 17.00 uur';

test('checkout rule 41: what is collected has a place, hours and a day, and no address of the shopper', async ({
  page,
}) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await page.getByRole('button', { name: 'Naar verzending' }).click();
  await page.getByRole('radio', { name: /Afhalen in Amersfoort/ }).check();
  const shipping = page.getByRole('main');
  await expect(shipping.getByText(PLACE)).toBeVisible();
  await expect(shipping.getByText(HOURS)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wanneer kom je?' }).getByRole('radio').first()).toBeChecked();

  await page.getByRole('button', { name: 'Naar betaling' }).click();
  const overview = page.getByRole('region', { name: 'Overzicht van je bestelling' });
  await expect(overview.getByText('Je haalt je bestelling af')).toBeVisible();
  await expect(overview).not.toContainText('wordt bezorgd');
  await expect(overview).not.toContainText('Dam 1');
  for (const words of [PLACE, HOURS, MOMENT]) await expect(overview).toContainText(words);
  await overview.getByRole('button', { name: 'Wijzigen: Verzending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verzending' })).toBeFocused();
  await page.getByRole('button', { name: 'Naar betaling' }).click();

  await order(page, /iDEAL/);
  await pay(page);
  const success = page.getByRole('main');
  for (const words of [PLACE, HOURS, READY]) await expect(success).toContainText(words);
  await expect(success).not.toContainText('Verzendadres');
  await expect(success).not.toContainText(/bezorg/i);
});

test('checkout rule 39: methods have marks with a text, and the quotation is beside them', async ({ page }) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fillDutchAddress(page);
  await toPayment(page, /Afhalen in Amersfoort/);
  for (const name of ['iDEAL | Wero', 'Visa', 'Mastercard', 'Bancontact', 'Payconiq']) {
    const mark = page.getByRole('img', { name, exact: true });
    await expect(mark).toBeVisible();
    const drawn = () => mark.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]);
    await expect.poll(drawn).toEqual([true, 40]);
  }
  await expect(page.getByRole('radio', { name: /Maestro|[Oo]fferte/ })).toHaveCount(0);
  const choose = page.getByRole('button', { name: 'Kies voor een offerte' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Overzicht van je offerte' })).toBeVisible();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: 'Overzicht van je bestelling' })).toBeVisible();
  await expect(field(page, 'E-mailadres')).toHaveCount(0);
});
