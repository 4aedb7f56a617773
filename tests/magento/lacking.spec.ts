import { expect, test } from 'playwright/test';
import { MINICART, withNoest } from './withNoest';

/** What a stock Magento has nothing for, each in markup that works by itself. */
const LACKING = `<div style="position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:999;background:#fff">
<div data-component="offer-checkout" data-mount="load" data-phone="033 123 45 67"><a href="/contact/">Offerte aanvragen</a></div>
<div data-component="offer-checkout" data-mount="load" data-phone="033 123 45 67"><a href="/contact/">Offerte per telefoon</a></div>
<form data-component="price-toggle" data-mount="load" action="/contact/"><button name="price_view" value="excl_tax">Excl. btw</button></form>
<form data-component="delivery-promise" data-mount="load" data-sku="TEST-TIER" action="/contact/"><button>Levertijd vragen</button></form></div>`;

test('what the shop can not do keeps the markup of its page, which says so once for each part', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[noest]')) said.push(message.text());
  });
  await withNoest(page, MINICART + LACKING);
  await page.goto('/');
  for (const part of await page
    .locator('[data-component=offer-checkout],[data-component=delivery-promise],[data-component=price-toggle]')
    .all())
    await expect(part).toHaveAttribute('data-mount-state', 'failed');
  await expect(page.getByRole('button', { name: 'Levertijd vragen' })).toBeVisible();
  await expect(page.locator('.noest-minicart__badge')).toHaveAttribute('data-mount-state', 'mounted');
  expect(said.filter((text) => text.includes('quotation'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('delivery-promise'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('tax-views'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Offerte aanvragen' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});
