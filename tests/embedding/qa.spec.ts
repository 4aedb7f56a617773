import { expect, test } from 'playwright/test';
import { drawer } from '../support/shop';
import { violations } from '../support/violations';
import { cartRows, complaintsOf, OTHER_SITE, part, pressBuy, search, SLOW } from '../support/embedding';

test('five parts hold on a hostile page: its own React, a reset and a strict policy', async ({ page }) => {
  const complaints = complaintsOf(page);
  const before = ((await (await page.request.get(`${OTHER_SITE}/reports`)).json()) as string[]).length;
  await page.goto(`${OTHER_SITE}/qa`);
  await part(page, 'recommendations').evaluate((row) => row.scrollIntoView());
  await expect(part(page, 'recommendations').getByRole('listitem').first()).toBeVisible(SLOW);

  await test.step("a part in the markup of the page's React adds, and that React goes on", async () => {
    await page.getByRole('button', { name: '0 keer gedrukt' }).click();
    const own = page.locator('#app [data-component=add-to-cart]');
    await own.getByRole('button').hover();
    await expect(own).toHaveAttribute('data-mount-state', 'mounted');
    await own.getByRole('button').click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 keer gedrukt' }).click();
    await expect(page.getByRole('button', { name: '2 keer gedrukt' })).toBeVisible();
    await expect(own).toHaveAttribute('data-mount-state', 'mounted');
    expect(await cartRows(page)).toEqual(['1 x 100198']);
  });

  await test.step('suggestions', async () => {
    await search(page, 'douglas');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('the drawer', async () => {
    await pressBuy(page);
    await expect(drawer(page)).toBeVisible();
    await expect(part(page, 'cart-count')).toHaveText('2');
  });

  await test.step('the policy was not broken', async () => {
    const reports = (await (await page.request.get(`${OTHER_SITE}/reports`)).json()) as string[];
    // Another test may have broken the policy of its own page meanwhile.
    expect(reports.slice(before).filter((report) => report.includes(`"${page.url()}"`))).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  // Last, for axe writes a style of its own into the page.
  await test.step('axe finds nothing, with the drawer and without', async () => {
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });
});
