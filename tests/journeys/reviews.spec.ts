import { expect, test } from 'playwright/test';
import { CUSTOMER, fillLogin } from '../support/account';
import { consoleErrors } from '../support/shop';

const LARCH = '/lariks-plank-22-x-195-mm-400-cm';
/** A title of its own for every run against one shop. */
const newTitle = (): string => `<b>Rechte</b> planken ${Date.now()}`;
const TEXT = '<img src=x onerror=alert(1)> Netjes geschaafd & droog.';

test('a review: written by a customer, read by the shop, then shown, with nothing in it believed', async ({ page }) => {
  const title = newTitle();
  const said = consoleErrors(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const send = page.getByRole('button', { name: 'Plaats review' });
  const field = (name: string) => page.getByRole('textbox', { name });
  const form = page.locator('[data-component="review-form"]');

  await test.step('a guest logs in first, and comes to the form', async () => {
    await page.goto(LARCH);
    await page.getByRole('link', { name: 'Schrijf een review' }).click();
    await fillLogin(page, CUSTOMER);
    await expect(page.getByRole('heading', { level: 1, name: 'Schrijf een review' })).toBeVisible();
  });

  await test.step('on the page of the product it is at hand; what was typed before it came alive stays', async () => {
    await page.goto(LARCH);
    await reviews.getByText('Schrijf een review').click();
    await field('Titel').fill(title);
    await expect(form).toHaveAttribute('data-mount-state', 'mounted');
    await expect(field('Titel')).toHaveValue(title);
    await send.click();
    await expect(page.getByText('Geef een aantal sterren.')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 ster' })).toBeFocused();
  });

  await test.step('by keyboard; a failure keeps it all', async () => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked();
    await expect(field('Titel')).toBeFocused();
    await field('Je review').fill(TEXT);
    await page.route('**/api/customer/reviews', (route) => route.abort());
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Er is iets misgegaan, probeer het opnieuw.');
    await expect(field('Je review')).toHaveValue(TEXT);
    await page.unroute('**/api/customer/reviews');
  });

  await test.step('handed in without leaving the page, and not yet shown', async () => {
    await send.click();
    await expect(reviews.getByRole('status')).toContainText('We lezen hem eerst');
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  });

  await test.step('read and approved by the shop: shown, letter by letter, and counted', async () => {
    await page.goto('/qa/reviews');
    await page.getByRole('article', { name: title }).last().getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/\/qa\/reviews$/);
    await page.goto(LARCH);
    await expect(reviews.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(reviews.getByText(TEXT).first()).toBeVisible();
  });
  // What is said of a request that was cut off, by this test or by leaving the page.
  const isCutOff = (line: string) => /ERR_FAILED|Failed to fetch|api\/customer\/reviews/.test(line);
  expect(said.filter((line) => !isCutOff(line))).toEqual([]);
});
