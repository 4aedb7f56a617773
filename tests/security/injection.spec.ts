import { expect, test, type Page } from 'playwright/test';
import { CORPUS } from '../support/injection';
import { addByForm } from '../support/checkout';
import { begin, field, forward, rememberGuest } from '../support/checkoutSteps';
import { openListing } from '../support/listing';
import { CATEGORY, drawer, ITEMS, openDrawer, searchField } from '../support/shop';

const HOSTILE = Object.values(CORPUS).join(' ');
/** What of it a reader sees. */
const SEEN = CORPUS.text;

/** Takes the policy from every page, so that what it would stop runs; answers what ran or became markup. */
async function withoutPolicy(page: Page): Promise<() => Promise<string[]>> {
  const ran: string[] = [];
  await page.exposeFunction('zq', () => void ran.push('zq()'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  return async () => [
    ...ran,
    ...(await page.evaluate(() => {
      const isHole = (element: Element): boolean =>
        element.localName === 'zq' ||
        element.getAttributeNames().some((name) => name === 'zq' || name.startsWith('on')) ||
        /^\s*java\s*script:/i.test(element.getAttribute('href') ?? element.getAttribute('action') ?? '');
      return [...document.querySelectorAll('*')].filter(isHole).map((element) => element.outerHTML.slice(0, 200));
    })),
  ];
}

/** Keys of answers whose texts are words for a reader; the others are valid as they are. */
const WORDS = /^(?:name|label|\w*title|message|keyword|text|item_variant)$/;

/** Adds the corpus to all words of the answers of the shop. */
async function answerHostile(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.startsWith('{') && !text.startsWith('[')) return route.fulfill({ response });
    return route.fulfill({ response, body: JSON.stringify(hostile(JSON.parse(text))) });
  });
}

function hostile(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return WORDS.test(key) ? `${value} ${HOSTILE}` : value;
  if (Array.isArray(value)) return value.map((one) => hostile(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name)]));
}

test('words of the answers of the shop are text in cart, suggestions, listing and checkout, without a policy too', async ({
  page,
}) => {
  const holes = await withoutPolicy(page);
  await answerHostile(page);
  await rememberGuest(page);
  await page.goto(CATEGORY);
  await addByForm(page, ITEMS.plank.sku, 2);
  await page.goto(CATEGORY);
  await openDrawer(page);
  await expect(drawer(page)).toContainText(SEEN);
  expect.soft(await holes(), 'the drawer').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await searchField(page).fill('douglas');
  await expect(page.locator('[role=option]').first()).toContainText(SEEN);
  expect.soft(await holes(), 'the suggestions').toEqual([]);
  await page.keyboard.press('Escape');
  await openListing(page, CATEGORY);
  await page.getByRole('combobox', { name: 'Sorteren' }).selectOption('price:asc');
  await expect(page.locator('.noest-card').first()).toContainText(SEEN);
  expect.soft(await holes(), 'the listing').toEqual([]);
  await page.goto('/checkout');
  await field(page, 'Herhaal e-mailadres').fill('sanne@example.com');
  await forward(page, 'Naar verzending').click();
  await expect(page.getByRole('main')).toContainText(SEEN);
  expect(await holes(), 'the checkout').toEqual([]);
});

test('what this browser has kept is text again: a search, and each field of an address', async ({ page }) => {
  const holes = await withoutPolicy(page);
  await rememberGuest(page);
  await begin(page);
  for (const [key, label] of [
    ['firstname', 'Voornaam'],
    ['lastname', 'Achternaam'],
    ['city', 'Plaats'],
  ] as const) {
    await page.evaluate(
      ({ name, text }) => {
        const stored = 'checkout-billing-address';
        const address = JSON.parse(localStorage.getItem(stored) ?? '{}') as object;
        localStorage.setItem(stored, JSON.stringify({ ...address, [name]: text }));
      },
      { name: key, text: SEEN },
    );
    await page.reload();
    await expect(field(page, label)).toHaveValue(SEEN);
    expect.soft(await holes(), key).toEqual([]);
  }
  await page.evaluate((text) => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (!storage.getItem(key)?.startsWith('{')) storage.setItem(key, text);
      }
    }
  }, HOSTILE);
  await page.evaluate((text) => localStorage.setItem('noest-recent-searches', JSON.stringify([text])), SEEN);
  await page.goto(CATEGORY);
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(page.locator('[role=option]').first()).toContainText(SEEN);
  expect(await holes(), 'the searches').toEqual([]);
});

test('what would run is seen: markup from a text, a handler and an address', async ({ page }) => {
  const holes = await withoutPolicy(page);
  await page.goto('/klantenservice');
  await page.evaluate((text) => (document.body.innerHTML = text), HOSTILE);
  await expect.poll(holes).toContain('zq()');
});
