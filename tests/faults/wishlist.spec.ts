import { expect, test } from 'playwright/test';
import { logIn } from '../support/account';
import { newCustomer } from '../support/newCustomer';
import { CATEGORY } from '../support/shop';

const FAILED = 'Er is iets misgegaan, probeer het opnieuw.';

for (const path of [CATEGORY, '/search?query=plank'])
  test(
    `account rule 19: a fault of the wish list is told in one line on ${path}`,
    { tag: path === CATEGORY ? [] : '@long' },
    async ({ page }) => {
      await logIn(page, await newCustomer(page));
      await page.goto(path);
      await page.route('**/api/customer/wishlist/**', (route) => route.fulfill({ status: 500, body: 'kapot' }));
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /^Zet op verlanglijst/ })
        .first();
      // Without its code the form is posted, which needs no call.
      await heart.hover();
      await expect(heart.locator('xpath=ancestor::form')).toHaveAttribute('data-mount-state', 'mounted');
      await heart.click();
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expect(heart).toBeVisible();
      await expect(page).toHaveURL(path);
    },
  );
