import { expect, test, type Page, type Route } from 'playwright/test';
import { agree, field, fillContact, forward, placeButton } from '../support/checkoutSteps';
import { addByPart, addByTheme } from '../support/fakeMagento';
import { BUILDS } from '../support/servers';
import { drawer } from '../support/shop';
import { FORBIDDEN, everyFault } from './everyFault';
import { WRONG_ANSWERS } from './wrongAnswers';

const ORDER_FAILED = 'Je bestelling kon niet worden geplaatst, probeer het later opnieuw.';

test.use({ baseURL: `http://127.0.0.1:${BUILDS[0].magentoPort}` });

/** Mutations; a question has its words in the address. */
const MUTATIONS = '**/graphql';

const trouble = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });

/** With a plank in the cart, at the end of the first step. */
async function begin(page: Page): Promise<void> {
  await addByTheme(page);
  await page.goto('/checkout/');
  await fillContact(page, 'gast@example.com');
  await field(page, 'Postcode').fill('1012 js');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Straatnaam').fill('Dam');
  await field(page, 'Plaats').fill('Amsterdam');
}

/** Breaks what leads to a step, then each fault in turn, then lets it pass. */
async function atStep(page: Page, next: string, words: string): Promise<void> {
  await page.route(MUTATIONS, (route) => route.abort('internetdisconnected'));
  await forward(page, next).click();
  await expect(trouble(page, words)).toHaveCount(1);
  await page.unroute(MUTATIONS);
  await everyFault(page, MUTATIONS, {
    act: () => retryButton(page).click(),
    shown: () => trouble(page, words),
    except: FORBIDDEN,
  });
  await retryButton(page).click();
  await expect(trouble(page, words)).toHaveCount(0);
}

test('checkout rules 45 and 46: without an answer of a Magento each step says so in one line, and the order is placed at the next try', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await begin(page);
  await atStep(page, 'Naar verzending', 'De verzendmethoden konden niet worden geladen.');
  await page.getByRole('radio', { name: /Bezorging/ }).check();
  await atStep(page, 'Naar betaling', 'De betaalmethoden konden niet worden geladen.');
  await page.getByRole('radio', { name: 'Bankoverschrijving' }).check();
  await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await agree(page);

  await test.step('shared rule 40: what comes before the order fails, so nothing was ordered', () =>
    everyFault(page, MUTATIONS, {
      act: () => placeButton(page).click(),
      shown: () => trouble(page, ORDER_FAILED),
      except: FORBIDDEN,
    }));

  for (const { name, answer } of WRONG_ANSWERS)
    await test.step(`the order itself: an API ${name}`, async () => {
      const hasFailed = name === 'answering 500';
      await page.route(MUTATIONS, (route) => (isOrder(route) ? answer(route) : route.fallback()));
      await placeButton(page).click();
      await expect(
        trouble(page, hasFailed ? ORDER_FAILED : /^We weten nog niet of je bestelling is geplaatst\./),
      ).toHaveCount(1);
      await page.unroute(MUTATIONS);
    });
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible();
});

function isOrder(route: Route): boolean {
  return route.request().postData()?.includes('mutation placeOrder') === true;
}

test('cart rule 21: a change that a Magento did not answer is taken back with one line at the product', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await addByPart(page, 'plank');
  const line = drawer(page).getByRole('listitem').filter({ hasText: 'plank' });
  await everyFault(page, MUTATIONS, {
    act: async () => {
      await line.getByRole('button', { name: /^Meer/ }).click();
      await page.clock.fastForward(400);
    },
    shown: () => line.getByRole('alert').filter({ hasText: 'Het aantal kon niet worden gewijzigd.' }),
  });
  await expect(line.getByRole('spinbutton')).toHaveValue('1');
});

test('cart rule 42: after an addition that a Magento did not answer in time the next press posts the form', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const form = page.locator('form[data-sku=plank]');
  await form.hover();
  await expect(form).toHaveAttribute('data-mount-state', 'mounted');
  await addByPart(page, 'plank');
  await page.keyboard.press('Escape');
  await page.route(MUTATIONS, () => {});
  const sent = page.waitForRequest(MUTATIONS);
  await form.getByRole('button', { name: 'In winkelwagen' }).click();
  await sent;
  await page.clock.fastForward(26_000);
  await expect(form.getByRole('alert')).toContainText('kon niet worden toegevoegd');
  await form.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart\/$/);
});
