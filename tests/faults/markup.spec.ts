import { expect, test, type Page } from 'playwright/test';
import { cartLink, consoleErrors, drawer } from '../support/shop';

/** What the kit says of each wrong element of the page; one message each. */
const WRONG = [
  { id: 'lege-sku', says: ['add-to-cart: data-sku: expected text that is not empty, found ""'] },
  { id: 'halve-plank', says: ['add-to-cart: data-qty: expected whole number, at least 1, found 1.5'] },
  { id: 'prijs-in-woorden', says: ['price: data-price-incl-tax: expected number, found "vier euro"'] },
  { id: 'kapotte-json', says: ['price: data-props: expected a JSON object, found', 'priceInclTax'] },
  { id: 'geen-getal', says: ['cart-count: data-count: expected number, found "veel"'] },
  {
    id: 'bijna',
    says: ['minicrat: data-component: expected the name of a part, found "minicrat"; did you mean "minicart"?'],
  },
  {
    id: 'onbekend',
    says: ['wereldvrede: data-component: expected the name of a part, found "wereldvrede"; known are'],
  },
  { id: 'geen-trigger', says: ['messages: data-mount: expected the name of a trigger, found "straks"; known are'] },
];

const element = (page: Page, id: string) => page.locator(`#${id}`);

test('each wrong value and unknown name gets one message a developer can act on, and keeps its markup', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await page.goto('/qa/malformed');
  const words = await Promise.all(WRONG.map(({ id }) => element(page, id).innerText()));
  for (const { id } of WRONG) await element(page, id).hover();
  for (const { id } of WRONG) await expect(element(page, id)).toHaveAttribute('data-mount-state', /failed|unknown/);
  for (const { id, says } of WRONG) {
    const about = said.filter((line) => says.every((part) => line.includes(part)));
    expect(about, `${id}\n${said.join('\n')}`).toHaveLength(1);
  }
  expect(said).toHaveLength(WRONG.length);
  expect(await Promise.all(WRONG.map(({ id }) => element(page, id).innerText()))).toEqual(words);
});

test('what stands beside them works', async ({ page }) => {
  await page.goto('/qa/malformed');
  await element(page, 'goed').getByRole('link').click();
  await expect(drawer(page)).toBeVisible();
});

test('its event bubbles, and can be silenced by the page', async ({ page }) => {
  const said = consoleErrors(page);
  await page.addInitScript(() => {
    addEventListener('shop:widget-error', (event) => {
      const { code, part } = (event as CustomEvent<{ code: string; part: string }>).detail;
      document.documentElement.append(document.createComment(`${code} ${part}`));
      event.preventDefault();
    });
  });
  await page.goto('/qa/malformed');
  await element(page, 'bijna').hover();
  await expect(element(page, 'bijna')).toHaveAttribute('data-mount-state', 'unknown');
  const reports = () =>
    [...document.documentElement.childNodes]
      .filter((node) => node.nodeType === Node.COMMENT_NODE)
      .map((node) => node.nodeValue);
  // The code of the error report is fetched with the first error.
  await expect.poll(() => page.evaluate(reports)).toContain('unknown minicrat');
  expect(said).toEqual([]);
});

test('a page configuration that is no JSON leaves a working shop and one message', async ({ page }) => {
  const said = consoleErrors(page);
  await page.route('**/qa/minicart', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(id="noest-config">)[^<]*/, '$1{"locale": nl}');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/qa/minicart');
  await cartLinkOf(page).click();
  await expect(drawer(page)).toBeVisible();
  // What the console says comes in a message of its own.
  await expect.poll(() => said.filter((line) => line.includes('#noest-config'))).toHaveLength(1);
});

const cartLinkOf = (page: Page) =>
  cartLink(page)
    .or(page.getByRole('link', { name: /^Winkelwagen/ }))
    .first();
