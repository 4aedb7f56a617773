import { expect, test } from 'playwright/test';
import { begin, fillContact, fillDutchAddress, order, pay, toPayment } from '../support/checkoutSteps';
import { consoleErrors, ITEMS, openProduct } from '../support/shop';

test('over http, where a browser has no crypto.randomUUID, a product is added and ordered', async ({ page }) => {
  const said = consoleErrors(page);
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await openProduct(page, ITEMS.plank);
  const added = await page.evaluate((sku) => window.noest.cart.add({ sku }), ITEMS.plank.sku);
  expect(added.ok).toBe(true);
  await begin(page);
  await fillContact(page, `sanne.${crypto.randomUUID()}@example.com`);
  await fillDutchAddress(page);
  await toPayment(page, /Afhalen/);
  await order(page, /iDEAL/);
  await pay(page);
  expect(said).toEqual([]);
});
