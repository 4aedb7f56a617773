import { expect, test, type Page } from 'playwright/test';
import { BUILDS } from '../support/servers';
import { CATEGORY, cartLink, drawer } from '../support/shop';
import { WRONG_ANSWERS } from './wrongAnswers';

const MAGENTO = `http://127.0.0.1:${BUILDS[0].magentoPort}`;

const part = (page: Page, name: string) => page.locator(`[data-component~="${name}"]`).first();

async function mounted(page: Page, name: string) {
  await part(page, name).hover();
  await expect(part(page, name)).toHaveAttribute('data-mount-state', 'mounted', { timeout: 30_000 });
}

const BACK_ENDS = [
  { name: 'storefront', origin: '', listing: CATEGORY, cart: '/checkout/cart', api: '**/api/**', code: 'WELKOM10' },
  { name: 'magento', origin: MAGENTO, listing: '/', cart: '/checkout/cart/', api: '**/graphql*', code: 'TIEN' },
] as const;

/** Adds by the form of a page that has no parts alive. */
async function addOne(page: Page): Promise<void> {
  await page.goto(`${MAGENTO}/thema`);
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page).toHaveURL(`${MAGENTO}/checkout/cart/`);
}

for (const { name, origin, listing, cart, api, code } of BACK_ENDS) {
  test(`cart rule 42: an addition and a code that ${name} did not answer go by the form of the server`, async ({
    page,
  }) => {
    await page.goto(`${origin}${listing}`);
    await mounted(page, 'add-to-cart');
    await page.route(api, (route) => route.fulfill({ status: 500, body: 'kapot' }));
    const button = part(page, 'add-to-cart').getByRole('button', { name: /In winkelwagen/ });
    await button.click();
    await expect(part(page, 'add-to-cart').getByRole('alert')).toContainText('kon niet worden toegevoegd');
    const posted = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST');
    await button.click();
    expect((await posted).url()).toContain('/checkout/cart/add');
    await page.unroute(api);

    await page.goto(`${origin}${cart}`);
    await mounted(page, 'coupon');
    await expect(part(page, 'cart').getByRole('listitem')).toHaveCount(1);
    await page.route(api, (route) => route.fulfill({ status: 500, body: 'kapot' }));
    await part(page, 'coupon').getByRole('textbox').fill(code);
    const apply = page.getByRole('button', { name: 'Toepassen' });
    await apply.click();
    await expect(part(page, 'coupon').getByRole('alert')).toContainText('kon niet worden toegepast');
    await page.unroute(api);
    await apply.click();
    await expect(
      part(page, 'cart')
        .getByText(/^Korting \(|^Korting$/)
        .first(),
    ).toBeVisible();
  });
}

test('cart rule 41: a Magento that does not answer leaves the printed cart and its forms, the way to the checkout and the one back', async ({
  page,
}) => {
  test.slow();
  await addOne(page);
  for (const { name, answer } of WRONG_ANSWERS) {
    await test.step(`an API ${name}`, async () => {
      await page.route('**/graphql*', answer);
      await page.goto(`${MAGENTO}/checkout/cart/`);
      await expect(part(page, 'cart')).toHaveAttribute('data-mount-state', 'failed', { timeout: 30_000 });
      await expect(page.getByRole('spinbutton', { name: 'Aantal plank' })).toBeVisible();
      await page.getByRole('link', { name: 'Naar afrekenen' }).click();
      await expect(part(page, 'checkout')).toHaveAttribute('data-mount-state', 'failed', { timeout: 30_000 });
      await page.getByRole('link', { name: 'Terug naar winkelwagen' }).click();
      await expect(page).toHaveURL(`${MAGENTO}/checkout/cart/`);
      await page.unroute('**/graphql*');
    });
  }
});

test('without an answer of Magento the drawer leads to the cart page', async ({ page }) => {
  await addOne(page);
  await page.goto(`${MAGENTO}/`);
  await mounted(page, 'minicart');
  await page.route('**/graphql*', (route) => route.abort('connectionrefused'));
  await cartLink(page).click();
  await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click();
  await expect(page).toHaveURL(`${MAGENTO}/checkout/cart/`);
});

test('with every chunk missing a Magento is used as it was printed', async ({ page }) => {
  await page.route('**/noest/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${MAGENTO}/`);
  await part(page, 'add-to-cart').getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page).toHaveURL(`${MAGENTO}/checkout/cart/`);
  const quantity = page.getByRole('spinbutton', { name: 'Aantal plank' });
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  await page.goto(`${MAGENTO}/`);
  await cartLink(page).click();
  await expect(page).toHaveURL(`${MAGENTO}/checkout/cart/`);
  await page.getByRole('link', { name: 'Naar afrekenen' }).click();
  await expect(page.getByRole('link', { name: 'Terug naar winkelwagen' })).toBeVisible();
});
