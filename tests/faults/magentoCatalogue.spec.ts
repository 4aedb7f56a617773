import { expect, test, type Route } from 'playwright/test';
import { BUILDS } from '../support/servers';
import { WRONG_ANSWERS } from './wrongAnswers';

test.use({ baseURL: `http://127.0.0.1:${BUILDS[0].magentoPort}` });

const FAULTS = [
  ...WRONG_ANSWERS.map(({ name, answer }) => ({
    name: `an API that is ${name}`,
    calls: '**/graphql?*',
    answer,
    tag: [],
  })),
  // Code that does not come is waited for through several tries; `chunks.spec.ts` has this on the storefront.
  {
    name: 'code that can not be fetched',
    calls: '**/noest/chunks/**',
    answer: (route: Route) => route.abort('connectionrefused'),
    tag: '@long',
  },
];

for (const { name, calls, answer, tag } of FAULTS) {
  test(`with ${name} Enter searches`, { tag }, async ({ page }) => {
    await page.route(calls, answer);
    await page.goto('/');
    const field = page.getByRole('search').locator('input');
    await field.click();
    await field.pressSequentially('plank');
    await field.press('Enter');
    await expect(page).toHaveURL('/catalogsearch/result/?q=plank');
  });

  test(`with ${name} the printed list stays, and its filters and pages are links`, { tag }, async ({ page }) => {
    await page.route(calls, answer);
    await page.goto('/planken.html');
    await page.getByRole('article').first().hover();
    await page.getByRole('link', { name: 'Douglas 3' }).click();
    await expect(page).toHaveURL('/planken.html?houtsoort=11');
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.goto('/planken.html');
    await page.getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL('/planken.html?p=2');
  });

  test(`with ${name} the printed form of a product posts itself`, { tag }, async ({ page }) => {
    await page.route(calls, answer);
    await page.goto('/product/CFG');
    const form = page.locator('[data-component=configurable-product]');
    await form.hover();
    const posted = page.waitForRequest('**/checkout/cart/add/');
    await form.getByRole('button', { name: 'In winkelwagen' }).click();
    expect((await posted).method()).toBe('POST');
    // The next test is made in the same page, which is not emptied while it is on its way somewhere.
    await expect(page).toHaveURL('/checkout/cart/');
  });
}
