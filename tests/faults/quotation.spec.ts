import { expect, test, type Page } from 'playwright/test';
import { addByForm } from '../support/checkout';
import { field, forward, rememberGuest } from '../support/checkoutSteps';
import { quotationRows } from '../support/database';
import { longestTask } from '../support/longestTask';
import { ITEMS } from '../support/shop';
import { isLong } from '../support/isLong';
import { ANY_ANSWER, FORBIDDEN, REFUSED, WORDS, everyFault, holdFirst } from './everyFault';
import { sessionCookie } from '../support/sessionCookie';

const COMPLETE = '**/api/custom/checkout/offer/complete';
const FALLBACK = /Er is iets misgegaan bij het versturen van je offerteaanvraag/;
const request = (page: Page) => page.getByRole('button', { name: 'Offerte aanvragen' });
const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

async function count(page: Page): Promise<number> {
  const session = await sessionCookie(page);
  return quotationRows('react', session).length;
}

const ready = (page: Page) => expect(request(page)).not.toHaveAttribute('aria-disabled', 'true');
const toOverview = (page: Page) => forward(page, 'Naar overzicht').click();

/** A guest with planks in the cart, who stands at the first step with everything filled in. */
async function begin(page: Page): Promise<void> {
  await page.clock.install();
  await rememberGuest(page);
  await addByForm(page, ITEMS.plank.sku, 2);
  await page.goto('/offerte-aanvragen/checkout');
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
}

test('an error of sending the details is shown at its step, can be retried, and a slow answer is overtaken by a later one', async ({
  page,
}) => {
  const retry = () => page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  const toDetails = () => page.getByRole('button', { name: 'Gegevens' }).click();
  const failed = alert(page, 'Je gegevens konden niet worden doorgegeven.');
  await begin(page);
  for (const name of ['payment/collectPaymentMethods', 'set-payment-information', 'totals/collect']) {
    await test.step(`the details can't be sent: ${name}`, async () => {
      const call = `**/api/checkout/${name}`;
      await everyFault(page, call, {
        act: (attempt) => (attempt === 0 ? toOverview(page) : retry()),
        shown: () => failed,
        except: name === 'set-payment-information' ? ANY_ANSWER : [],
      });
      await expect(request(page)).toHaveAttribute('aria-disabled', 'true');
      await retry();
      await ready(page);
      await toDetails();
      const release = await holdFirst(page, call);
      const asked = page.waitForRequest(call);
      await toOverview(page);
      await asked;
      await toDetails();
      await toOverview(page);
      // A read that is under way is shared: whoever asks again waits for the same answer.
      if (name === 'totals/collect') await release((route) => route.continue());
      await ready(page);
      await release((route) => route.fulfill({ status: 500 }));
      await expect(failed).toHaveCount(0);
      await toDetails();
      await page.unroute(call);
    });
  }
});

test('a quotation that can not be completed: nothing is lost, and trying again makes one', async ({ page }) => {
  await begin(page);
  await toOverview(page);
  await page.getByLabel('Heb je vragen of opmerkingen?').fill('Graag voor maart.');
  await page.getByRole('checkbox', { name: /gecontroleerd/ }).check();
  await everyFault(page, COMPLETE, {
    act: async () => {
      await ready(page);
      await request(page).click();
    },
    shown: (fault) => alert(page, fault === REFUSED ? WORDS : FALLBACK),
    except: FORBIDDEN,
  });

  for (const [answer, words] of [
    [{ status: 200, json: { error: 'We offreren deze week niet.' } }, 'We offreren deze week niet.'],
    [{ status: 503, json: { error: 'Even geduld.' } }, 'Even geduld.'],
    [{ status: 200, json: { error: '' } }, FALLBACK],
    [{ status: 200, json: { redirect: 'https://elders.example/' } }, FALLBACK],
  ] as const) {
    await test.step(`checkout rule 56: ${JSON.stringify(answer)}`, async () => {
      await page.route(COMPLETE, (route) => route.fulfill(answer));
      await ready(page);
      await request(page).click();
      await expect(alert(page, words)).toBeVisible();
      await page.unroute(COMPLETE);
    });
  }

  for (const status of [401, 403]) {
    await test.step(`checkout rule 51: ${status} says that the session is lost, and not that something went wrong`, async () => {
      await page.route(COMPLETE, (route) => route.fulfill({ status, body: '' }));
      await ready(page);
      await request(page).click();
      await expect(alert(page, 'Je sessie is verlopen.')).toBeVisible();
      await expect(alert(page, FALLBACK)).toHaveCount(0);
      await page.unroute(COMPLETE);
      await page.reload();
      await expect(page.getByLabel('Heb je vragen of opmerkingen?')).toHaveValue('Graag voor maart.');
      await page.getByRole('checkbox', { name: /gecontroleerd/ }).check();
    });
  }

  await test.step('an answer that is lost: the same attempt again is the same quotation', async () => {
    await page.route(COMPLETE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await request(page).click();
    await expect(alert(page, FALLBACK)).toBeVisible();
    await expect(page.getByLabel('Heb je vragen of opmerkingen?')).toHaveValue('Graag voor maart.');
    await page.unroute(COMPLETE);
    await request(page).click();
    await expect(page.getByRole('heading', { name: 'We hebben je offerteaanvraag ontvangen' })).toBeVisible();
    expect(await count(page)).toBe(1);
  });
});

test('500 pasted rows are added, and those that are wrong are told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/offerte-aanvragen');
  const rows = Array.from({ length: 500 }, (_, row) => `${row % 5 === 0 ? '999999' : ITEMS.plank.sku}\t1`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
  const longest = await longestTask(page, async () => {
    await page.getByLabel('Artikelnummers en aantallen').focus();
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: 'Lijst toevoegen' }).click();
    await page.waitForURL('**#lijst');
  });
  await expect(page.getByText('400 regels zijn toegevoegd.')).toBeVisible();
  await expect(page.getByText('100 regels kloppen niet.')).toBeVisible();
  // In CPU time, which a busy machine stretches: asserted in a long run only.
  if (isLong) expect(longest).toBeLessThan(50);
});
