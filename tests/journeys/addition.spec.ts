import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { begin, field, fillContact, forward, order, ordersOf, pay, toPayment } from '../support/checkoutSteps';
import { newCustomer } from '../support/newCustomer';

const list = (page: Page) => page.getByRole('combobox', { name: 'Toevoeging' });

async function fill(page: Page, postcode: string, houseNumber: string): Promise<void> {
  await field(page, 'Postcode').fill(postcode);
  await field(page, 'Huisnummer').fill(houseNumber);
}

const posted = (page: Page, prefix: string) =>
  page.evaluate(
    (name) => new FormData(document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.form!).get(name),
    `${prefix}[addition]`,
  );

test('checkout rules 21 and 22: of several additions one is asked for, and none stays with the next address @lean', async ({
  page,
}) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fill(page, '1016GV', '263');
  await expect(list(page)).toHaveValue('');
  await forward(page, 'Naar verzending').click();
  await expect(list(page)).toBeFocused();
  await expect(list(page)).toHaveAccessibleDescription(/Toevoeging is verplicht/);
  await list(page).selectOption('A');
  await fill(page, '1012JS', '1');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
  await expect(field(page, 'Toevoeging (optioneel)')).toHaveValue('');
  await toPayment(page, /Afhalen/);
  await order(page, /iDEAL/);
  await pay(page);
  const [row] = await ordersOf(page, test.info());
  expect(JSON.parse(row?.billing_address ?? '{}')).toMatchObject({ street: ['Dam', '1', ''] });
});

test('checkout rule 22: an addition that was chosen is not asked again after a reload', async ({ page }) => {
  await begin(page);
  await fillContact(page, 'sanne@example.com');
  await fill(page, '1016GV', '263');
  await list(page).selectOption('B');
  await page.reload();
  await expect(list(page)).toHaveValue('B');
});

test('checkout rules 21 and 22: the same in the registration form', { tag: '@long' }, async ({ page }) => {
  await page.goto('/customer/account/create');
  await field(page, 'Postcode').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-component="postcode-lookup"]')).toHaveAttribute('data-mount-state', 'mounted');
  await fill(page, '1016GV', '263');
  await expect(list(page)).toHaveValue('');
  await page.getByRole('main').getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(list(page)).toBeFocused();
  await expect(list(page)).toHaveAccessibleDescription(/Toevoeging is verplicht/);
  await list(page).selectOption('A');
  await expect.poll(() => posted(page, 'register')).toBe('A');
  await fill(page, '1012JS', '1');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
  await expect.poll(() => posted(page, 'register')).toBe('');
  await field(page, 'Toevoeging (optioneel)').fill('achterhuis links');
  await expect.poll(() => posted(page, 'register')).toBe('achterhuis links');
});

test('checkout rules 21 and 22: the same in the address book', { tag: '@long' }, async ({ page }) => {
  await logIn(page, await newCustomer(page));
  await page.goto('/customer/address/new');
  await field(page, 'Postcode').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-component="postcode-lookup"]')).toHaveAttribute('data-mount-state', 'mounted');
  await fill(page, '1016GV', '263');
  await expect(list(page)).toHaveValue('');
  await list(page).selectOption('A');
  await expect.poll(() => posted(page, 'address')).toBe('A');
  await fill(page, '1012JS', '1');
  await expect(page.getByText('Adres gevonden: Dam 1, Amsterdam')).toBeVisible();
  await expect.poll(() => posted(page, 'address')).toBe('');
});

test('checkout rule 23: the list that takes the place of the field has its focus, and so has the field that comes back @both', async ({
  page,
}) => {
  await begin(page);
  await field(page, 'Postcode').fill('1016GV');
  await field(page, 'Huisnummer').fill('263');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeFocused();
  await page.keyboard.press('B');
  await expect(list(page)).toHaveValue('B');
  await list(page).selectOption('Andere toevoeging');
  await expect(field(page, 'Toevoeging (optioneel)')).toBeFocused();
});
