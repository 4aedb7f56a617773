import { expect, test } from 'playwright/test';
import { addByForm, readMessages } from '../support/checkout';
import { begin, field } from '../support/checkoutSteps';
import { OBSERVE_SHIFTS, shiftsOf } from '../support/shifts';
import { ITEMS } from '../support/shop';

test('nothing moves when the checkout comes alive, nor when its later steps come', async ({ page }) => {
  await page.addInitScript(OBSERVE_SHIFTS);
  await addByForm(page, ITEMS.plank.sku, 1);
  await addByForm(page, ITEMS.sheet.sku, 2);
  await readMessages(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const laterSteps = page.waitForResponse('**/laterSteps.js');
    await page.goto('/checkout');
    await expect(page.locator('[data-component=checkout]')).toHaveAttribute('data-mount-state', 'mounted');
    await expect(page.getByRole('button', { name: 'Naar verzending' })).toBeAttached();
    await (await laterSteps).finished();
    expect(await shiftsOf(page), `at ${width} px`).toEqual([]);
  }
});

test('on a phone the form stands where it will before the line of the summary above it has arrived', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await begin(page);
  const summary = page.locator('.noest-checkout__aside > .noest-summary').first();
  const whole = await summary.boundingBox();
  await summary.evaluate((details) => details.replaceChildren());
  expect((await summary.boundingBox())?.height).toBe(whole?.height);
});

test('the fields of a company are as wide as those below them on a phone, and share a line on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await begin(page);
  await page.getByRole('checkbox', { name: 'Ik bestel voor een bedrijf' }).check();
  const boxOf = async (name: RegExp) => (await page.getByRole('textbox', { name }).boundingBox())!;
  const company = await boxOf(/^Bedrijfsnaam/);
  expect(company.width).toBe((await field(page, 'Voornaam').boundingBox())!.width);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await boxOf(/^Bedrijfsnaam/)).y).toBe((await boxOf(/^Btw-nummer/)).y);
});
