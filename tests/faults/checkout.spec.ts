import { expect, test, type Page } from 'playwright/test';
import { addByForm, placeOrder } from '../support/checkout';
import {
  agree,
  begin,
  field,
  forward,
  ordersOf,
  pay,
  placeButton,
  rememberGuest,
  rememberedToPayment,
} from '../support/checkoutSteps';
import { ITEMS } from '../support/shop';
import {
  ANY_ANSWER,
  ANSWERED_BADLY,
  FORBIDDEN,
  REFUSED,
  WORDS,
  everyFault,
  holdFirst,
  leaveHanging,
} from './everyFault';

const API = '**/api/checkout';
const trouble = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });
const retryButton = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });
const rows = (page: Page) => ordersOf(page, test.info());
const isLocked = (page: Page) => expect(placeButton(page)).toHaveAttribute('aria-disabled', 'true');
const isFree = (page: Page) => expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
const summary = (page: Page) => page.getByRole('complementary', { name: 'Je bestelling' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await rememberGuest(page);
});

test('checkout rule 12, isEmailAvailable: a failure offers a login, claims no account and blocks nothing', async ({
  page,
}) => {
  const call = `${API}/customers/isEmailAvailable`;
  const known = page.getByText('Er bestaat al een account met dit e-mailadres.');
  const offered = page.getByRole('status').filter({ hasText: /^Heb je al een account\? Inloggen$/ });
  const fill = async (email: string) => {
    await field(page, 'E-mailadres').fill(email);
    await field(page, 'E-mailadres').press('Tab');
  };
  await begin(page);
  await everyFault(page, call, {
    act: (attempt) => fill(`slecht${attempt}@example.com`),
    shown: () => offered,
    // Anything truthy means that the address is free.
    except: ANY_ANSWER.slice(1),
  });
  await expect(known).toHaveCount(0);
  const release = await holdFirst(page, call);
  await fill('langzaam@example.com');
  await expect(known).toHaveCount(0);
  const answered = page.waitForResponse(call);
  await fill('snel@example.com');
  await answered;
  await release((route) => route.fulfill({ json: false }));
  await expect(known).toHaveCount(0);
});

test('the postcode lookup: only its 400 is a wrong address, and by hand is always a way', async ({ page }) => {
  const call = '**/api/postcode/lookup/**';
  await begin(page);
  await page.getByRole('button', { name: 'Adres automatisch zoeken' }).click();
  // Without a number nothing is asked yet: the first question is the one that is answered badly.
  await field(page, 'Huisnummer').fill('');
  await field(page, 'Postcode').fill('2371DJ');
  const found = (number: number) => page.getByText(`Adres gevonden: Regenboogweg ${number}, Roelofarendsveen`);
  await everyFault(page, call, {
    act: (attempt) => field(page, 'Huisnummer').fill(String(10 + attempt)),
    shown: (fault) =>
      page.getByText(
        fault === REFUSED ? 'Ongeldig adres. Weet je zeker dat het klopt?' : 'Het adres kan nu niet worden opgezocht.',
      ),
  });
  await expect(page.getByRole('button', { name: /het adres handmatig in|Adres handmatig/ })).toBeVisible();
  const release = await holdFirst(page, call);
  const asked = page.waitForRequest(call);
  await field(page, 'Huisnummer').fill('31');
  await asked;
  await field(page, 'Huisnummer').fill('32');
  await expect(found(32)).toBeVisible();
  await release((route) => route.fulfill({ status: 400, json: { code: 'no', message: WORDS } }));
  await expect(found(32)).toBeVisible();
});

test('the later steps and the shipping methods: shown at their step, requested again, and the old ones stay', async ({
  page,
}) => {
  const call = `${API}/shipping/collectShippingMethods`;
  const home = page.getByRole('radio', { name: /Bezorging aan huis/ });
  const toDetails = () => page.getByRole('button', { name: 'Gegevens' }).click();
  const toShipping = () => forward(page, 'Naar verzending').click();
  await page.route('**/laterSteps.js', (route) => route.abort('internetdisconnected'));
  await begin(page);
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  await toShipping();
  await expect(trouble(page, 'Er is iets misgegaan, probeer het opnieuw.')).toBeVisible();
  await page.unroute('**/laterSteps.js');
  const shown = (fault: string) =>
    trouble(page, fault === REFUSED ? WORDS : 'De verzendmethoden konden niet worden geladen.');
  await everyFault(page, call, { act: () => retryButton(page).click(), shown });
  await retryButton(page).click();
  await expect(home).toBeVisible();
  await expect(retryButton(page)).toHaveCount(0);

  await test.step('with an offer that is there already', async () => {
    await toDetails();
    await page.route(call, (route) => route.abort());
    await toShipping();
    await expect(shown('offline')).toBeVisible();
    await expect(home).toBeVisible();
    await page.unroute(call);
    await toDetails();
  });
  const release = await holdFirst(page, call);
  const asked = page.waitForRequest(call);
  await toShipping();
  await asked;
  await toDetails();
  await toShipping();
  await expect(forward(page, 'Naar betaling')).not.toHaveAttribute('aria-disabled', 'true');
  await release((route) => route.fulfill({ status: 500 }));
  await expect(retryButton(page)).toHaveCount(0);
});

test('the payment methods and the totals: shown at their step, and nothing can be ordered without them', async ({
  page,
}) => {
  const call = `${API}/payment/collectPaymentMethods`;
  const shown = (fault: string) =>
    trouble(page, fault === REFUSED ? WORDS : 'De betaalmethoden konden niet worden geladen.');
  await begin(page);
  await page.route(call, (route) => route.abort());
  await rememberedToPayment(page);
  await expect(shown('offline')).toBeVisible();
  await isLocked(page);
  await page.unroute(call);
  await everyFault(page, call, { act: () => retryButton(page).click(), shown });
  await retryButton(page).click();
  await isFree(page);

  await test.step('overtaken, with an offer that is there already', async () => {
    const toShipping = () => page.getByRole('button', { name: 'Verzending', exact: true }).click();
    await toShipping();
    const release = await holdFirst(page, call);
    const asked = page.waitForRequest(call);
    await forward(page, 'Naar betaling').click();
    await asked;
    await isLocked(page);
    await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible();
    await toShipping();
    await forward(page, 'Naar betaling').click();
    await isFree(page);
    await release((route) => route.fulfill({ status: 500 }));
    await expect(retryButton(page)).toHaveCount(0);
    await page.unroute(call);
  });

  const failed = trouble(page, 'Het totaal kon niet opnieuw worden berekend.');
  const choose = (method: RegExp) => page.getByRole('radio', { name: method }).check();
  for (const total of [`${API}/set-payment-information`, `${API}/totals/collect`]) {
    await everyFault(page, total, {
      act: (attempt) => (attempt === 0 ? choose(/Bancontact/) : retryButton(page).click()),
      shown: () => failed,
      except: total.endsWith('set-payment-information') ? ANY_ANSWER : [],
    });
    await retryButton(page).click();
    await isFree(page);
    await expect(failed).toHaveCount(0);
    const release = await holdFirst(page, total);
    const asked = page.waitForRequest(total);
    await choose(/Payconiq/);
    await asked;
    await isLocked(page);
    await choose(/iDEAL/);
    // Of two questions about one cart the page asks the second only once it knows that the first is of no use.
    await release((route) => (total.endsWith('collect') ? route.continue() : route.fulfill({ status: 500 })));
    await isFree(page);
    await expect(failed).toHaveCount(0);
    await page.unroute(total);
  }
});

const notKnown = (page: Page) => trouble(page, 'We weten nog niet of je bestelling is geplaatst.');
const notOrdered = (page: Page) => trouble(page, 'Je bestelling kon niet worden geplaatst, probeer het later opnieuw.');
const notPaid = (page: Page) =>
  trouble(page, 'Je bestelling is geplaatst, maar de betaalpagina kon niet worden geopend.');

test('checkout rule 46, placeOrder: what is not known is said, and nothing is ordered; a lost answer is asked after, and never sent again', async ({
  page,
}) => {
  const call = `${API}/payment/placeOrder`;
  const place = () => placeButton(page).click();
  await begin(page);
  await rememberedToPayment(page);
  await agree(page);
  await everyFault(page, call, {
    act: place,
    shown: (fault) => {
      if (fault === REFUSED) return trouble(page, WORDS);
      return ANSWERED_BADLY.includes(fault) ? notOrdered(page) : notKnown(page);
    },
    client: 'commerce',
    except: [...FORBIDDEN, ...ANY_ANSWER],
  });
  expect(await rows(page)).toEqual([]);

  let sent = 0;
  await page.route(call, async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await everyFault(page, `${call}/*`, {
    act: place,
    shown: () => notKnown(page),
    client: 'commerce',
    except: FORBIDDEN,
  });
  const asked = page.waitForRequest(`${call}/*`);
  await place();
  await asked;
  await pay(page);
  expect(sent).toBe(1);
  expect(await rows(page)).toMatchObject([{ status: 'new' }]);
});

test('checkout rule 77: a page that is loaded anew before the answer leads to the order, or says that it is not known', async ({
  page,
}) => {
  const call = `${API}/payment/placeOrder`;
  const thanks = page.getByRole('heading', { name: 'Bedankt voor je bestelling' });
  await begin(page);
  await rememberedToPayment(page);
  await test.step('the shop has not heard of it yet', async () => {
    await page.getByRole('radio', { name: /Overboeking/ }).check();
    await agree(page);
    await leaveHanging(page, call, () => placeButton(page).click());
    await page.reload();
    await expect(trouble(page, 'We weten nog niet of je bestelling is geplaatst.')).toBeVisible();
    await page.unroute(call);
  });
  await test.step('the shop has made it', async () => {
    const isMade = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/placeOrder'));
    await page.route(call, async (route) => void (await route.fetch(), await page.reload()));
    await placeButton(page).click();
    await isMade;
    await expect(thanks).toBeVisible();
  });
  expect(await rows(page)).toMatchObject([{ status: 'pending_payment' }]);
  await page.goto('/checkout/cart');
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
  await expect(page.getByText(/of je bestelling is geplaatst/)).toHaveCount(0);
});

test('an order that can not be paid yet is not made again; who loads the page anew meanwhile has the cart back', async ({
  page,
}) => {
  const call = `${API}/payment/placeOrder`;
  const place = () => placeButton(page).click();
  const anew = async () => {
    await page.reload();
    await expect(summary(page).getByText(/Vuren plank/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeVisible();
    await agree(page);
  };
  await begin(page);
  await rememberedToPayment(page);
  await agree(page);
  await test.step('the outcome is asked after', async () => {
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await leaveHanging(page, `${call}/*`, place);
    await anew();
    await page.unroute(call);
  });
  await everyFault(page, `${API}/redirectPay/*`, { act: place, shown: () => notPaid(page), except: FORBIDDEN });
  await test.step('the way to the payment is asked for', async () => {
    await leaveHanging(page, `${API}/redirectPay/*`, place);
    await anew();
  });
  let sent = 0;
  await page.route(call, async (route) => {
    sent += 1;
    // It says that it can't be used now; pressed all the same it does nothing.
    await placeButton(page).click({ force: true });
    await route.continue();
  });
  await placeButton(page).dblclick();
  await pay(page);
  // The key of an order that was given up is no good any more: the shop says so, and a new one is taken at once.
  expect(sent).toBe(2);
  expect((await rows(page)).map(({ status }) => status)).toEqual(['canceled', 'canceled', 'new']);
});

test('restore-quote: its error is shown above, it can be retried, and the cart is back; while it is slow the form can be filled in', async ({
  page,
}) => {
  const call = '**/api/custom/checkout/restore-quote';
  const failed = trouble(page, 'Je winkelwagen kon niet worden hersteld.');
  await addByForm(page, ITEMS.plank.sku, 1);
  await placeOrder(page);
  await everyFault(page, call, {
    act: async (attempt) => void (await (attempt === 0 ? page.goto('/checkout') : retryButton(page).click())),
    shown: () => failed,
    except: ANY_ANSWER,
  });
  await leaveHanging(page, call, () => retryButton(page).click());
  await expect(retryButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Gegevens' }).click();
  await field(page, 'Voornaam').fill('Joost');
  await page.reload();
  await expect(summary(page).getByText(/Vuren plank/)).toBeVisible();
  await page.getByRole('button', { name: 'Gegevens' }).click();
  await expect(failed).toHaveCount(0);
  await expect(field(page, 'Voornaam')).toHaveValue('Joost');
  expect(await rows(page)).toMatchObject([{ status: 'canceled' }]);
});

test('a coupon and a gift voucher: an error is shown at the field, and pressed twice while it is slow it is sent once', async ({
  page,
}) => {
  const call = `${API}/payment/coupons/*`;
  const removal = `${API}/payment/coupons`;
  const apply = () => page.getByRole('button', { name: 'Toepassen' }).click();
  const code = page.getByRole('textbox', { name: 'Kortingscode of cadeaubon' });
  const remove = page.getByRole('button', { name: /^Verwijderen: (HOUT5|CADEAU25)/ });
  // After an error the next press sends the server's form (cart rule 42), so each begins on a new page.
  const open = async () => {
    await page.goto('/checkout/cart');
    await expect(page.locator('[data-component=coupon]')).toHaveAttribute('data-mount-state', 'mounted');
  };
  await addByForm(page, ITEMS.plank.sku, 2);
  await everyFault(page, call, {
    act: async (attempt) => {
      await open();
      await expect(code).toHaveValue(attempt === 0 ? '' : 'HOUT5');
      await code.fill('HOUT5');
      await apply();
    },
    shown: (fault) =>
      trouble(
        page,
        fault === REFUSED ? WORDS : 'De kortingscode kon niet worden toegepast, probeer het later opnieuw.',
      ),
  });
  await open();
  await apply();
  await everyFault(page, removal, {
    act: () => remove.click(),
    shown: (fault) =>
      trouble(
        page,
        fault === REFUSED ? WORDS : 'De kortingscode kon niet worden verwijderd, probeer het later opnieuw.',
      ),
  });
  await remove.click();

  await code.fill('CADEAU25');
  let sent = 0;
  await page.route(call, async (route) => {
    sent += 1;
    await page.getByRole('button', { name: 'Toepassen' }).click({ force: true });
    await route.continue();
  });
  await apply();
  await expect(page.getByRole('main').getByText('Kortingscode CADEAU25 is toegepast').first()).toBeVisible();
  expect(sent).toBe(1);
});
