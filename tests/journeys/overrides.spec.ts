import { expect, test, type Page } from 'playwright/test';
import { quoteRows } from '../support/database';
import { filter, openListing } from '../support/listing';
import {
  CATEGORY,
  cartLink,
  consoleErrors,
  drawer,
  ITEMS,
  openDrawer,
  openProduct,
  searchField,
} from '../support/shop';
import { sessionCookie } from '../support/sessionCookie';

/** What a theme's script does on each page: views of its own, by the file that the shop serves beside the kit. */
async function replaceViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', async () => {
      // A name in a variable: the compiler knows no file of the shop.
      const file = '/noest/react.js';
      const { createElement: h, replaceView } = (await import(file)) as typeof import('../../src/public/files/react');
      replaceView('minicart', 'line', ({ item, quantity, changeQuantity, remove }) => {
        if (quantity === 4) throw new Error('no view for four');
        return h(
          'p',
          null,
          h('a', { href: item.url }, `${quantity} stuks ${item.sku}`),
          h('button', { type: 'button', onClick: () => void changeQuantity(quantity + 1) }, 'Eén erbij'),
          h('button', { type: 'button', onClick: () => void remove() }, 'Weg ermee'),
        );
      });
      replaceView('product-list', 'card', ({ product }) =>
        h('article', { className: 'theme-card' }, h('a', { href: product.url }, `Kaart ${product.sku}`)),
      );
      replaceView('autocomplete', 'product', ({ option, href, product }) =>
        h('a', { ...option, href }, `Product ${product.name}`),
      );
      document.documentElement.dataset['replaced'] = '';
    });
  });
}

const rows = async (page: Page): Promise<string> => {
  return quoteRows(String(test.info().project.metadata['build']), await sessionCookie(page))
    .map(({ sku, qty }) => `${qty} x ${sku}`)
    .join(', ');
};

test("overrides rules 1, 2 and 4: a theme's line of the drawer changes, removes and puts back as the kit's does @lean", async ({
  page,
}) => {
  await replaceViews(page);
  await openProduct(page, ITEMS.plank);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  const line = drawer(page).getByRole('listitem');
  await expect(line.getByRole('link', { name: '1 stuks 100101' })).toBeVisible();

  await line.getByRole('button', { name: 'Eén erbij' }).click();
  await expect(line.getByRole('link', { name: '2 stuks 100101' })).toBeVisible();
  await expect.poll(() => rows(page)).toBe('2 x 100101');

  await line.getByRole('button', { name: 'Weg ermee' }).click();
  await expect.poll(() => rows(page)).toBe('');
  await drawer(page)
    .getByRole('button', { name: /^Ongedaan maken/ })
    .click();
  await expect(line.getByRole('link', { name: '2 stuks 100101' })).toBeFocused();
  await expect.poll(() => rows(page)).toBe('2 x 100101');

  await test.step('a line of the cart page stays as it was', async () => {
    await page.goto('/checkout/cart');
    await expect(page.locator('html[data-replaced]')).toBeAttached();
    const fields = page.getByRole('main').getByRole('spinbutton', { name: /^Aantal/ });
    await expect(fields).toHaveValue('2');
    await expect(page.getByRole('main').getByText('2 stuks 100101')).toBeHidden();
  });

  await test.step("a view that throws: the server's link is back, and leads to the cart", async () => {
    await openDrawer(page);
    await line.getByRole('button', { name: 'Eén erbij' }).click();
    await expect(line.getByRole('link', { name: '3 stuks 100101' })).toBeVisible();
    await line.getByRole('button', { name: 'Eén erbij' }).click();
    await expect(page.getByRole('banner').locator('[data-component=minicart]')).toHaveAttribute(
      'data-mount-state',
      'failed',
    );
    await cartLink(page).click();
    await expect(page).toHaveURL('/checkout/cart');
    await expect.poll(() => rows(page)).toBe('4 x 100101');
  });
});

test("overrides rule 3: the server's cards stay, and a theme's card draws what a filter brings; suggestions too", async ({
  page,
}) => {
  const said = consoleErrors(page);
  await replaceViews(page);
  await openListing(page, CATEGORY);
  await expect(page.locator('html[data-replaced]')).toBeAttached();
  await expect(page.locator('.theme-card')).toHaveCount(0);

  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(`${CATEGORY}?page=2`);
  await expect(page.locator('.theme-card')).toHaveCount(24);
  await page.goBack();
  await expect(page.locator('.theme-card')).toHaveCount(0);
  await filter(page, 'Douglas').click();
  await expect(page.getByRole('link', { name: /^Kaart \d+$/ }).first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Zoek in het assortiment' }).focus();
  await searchField(page).fill('vuren plank');
  await page
    .getByRole('option', { name: /^Product Vuren plank/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Vuren plank/ })).toBeVisible();
  expect(said).toEqual([]);
});
