import { expect, test, type Page } from 'playwright/test';
import { press } from '../support/press';
import { CATEGORY, searchField } from '../support/shop';
import { hold } from '../support/hold';

const SUGGESTIONS = '**/api/catalog/search/autocomplete?*';

const nothing = {
  category_results: { matches: [] },
  filter_results: { matches: [] },
  keyword_results: { matches: [] },
  product_results: { matches: [] },
};
const keyword = (label: string) => ({
  ...nothing,
  keyword_results: { matches: [{ url: `/search?query=${encodeURIComponent(label)}`, label }] },
});

/** Puts the focus in the search field of a page just opened: from there on it is alive. */
async function startSearch(page: Page): Promise<void> {
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await expect(searchField(page)).toBeFocused();
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(CATEGORY);
  await startSearch(page);
}

/** As it was before: what the step before left in the field is gone, and its list with it. */
async function clearSearch(page: Page): Promise<void> {
  await searchField(page).fill('');
  await expect(list(page)).toBeHidden();
}

const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const active = (page: Page) =>
  searchField(page).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? 'gone') : null;
  });

test('search rule 22: a suggestion that is pressed as another answer comes is followed, not the one that takes its place', async ({
  page,
}) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SUGGESTIONS, async (route) => {
    const query = new URL(route.request().url()).searchParams.get('query');
    if (query === 'steen') await held;
    await route.fulfill({ json: keyword(`${query} vlonder`) });
  });
  await openSearch(page);
  await searchField(page).fill('douglas');
  await expect(options(page).first()).toHaveText('douglas vlonder');
  await searchField(page).fill('steen');
  await press(page, options(page).first(), async () => {
    const answered = page.waitForResponse(SUGGESTIONS);
    answer();
    await (await answered).finished();
    await expect(options(page).first()).toHaveText('douglas vlonder');
  });
  await expect(page).toHaveURL(/query=douglas/);
});

test('what is typed is suggested to, kept, cleared and searched for', async ({ page }) => {
  await openSearch(page);

  await test.step('search rule 2: fewer than 3 characters closes and clears, 3 or more suggest', async () => {
    await searchField(page).pressSequentially('do');
    await expect(list(page)).toBeHidden();
    await searchField(page).pressSequentially('u');
    await expect(options(page).first()).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
    await searchField(page).press('Backspace');
    await expect(list(page)).toBeHidden();
    await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('search rule 13: without results it says what to try', async () => {
    await clearSearch(page);
    await searchField(page).fill('qqqqqqqq');
    await expect(page.getByText('Druk op enter of probeer een andere zoekopdracht.')).toBeVisible();
  });

  await test.step('the last keystroke wins, whatever the order of the answers', async () => {
    await clearSearch(page);
    let answerSlowly = (): void => {};
    const slow = new Promise<void>((resolve) => (answerSlowly = resolve));
    await page.route(SUGGESTIONS, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query') ?? '';
      if (query === 'vuren') await slow;
      await route.fulfill({ json: keyword(`antwoord op ${query}`) }).catch(() => {});
    });
    const asked = page.waitForRequest((request) => request.url().includes('query=vuren'));
    await searchField(page).fill('vuren');
    await asked;
    await searchField(page).fill('vuren plank');
    await expect(options(page)).toHaveText(['antwoord op vuren plank']);
    answerSlowly();
    await searchField(page).press('ArrowDown');
    await expect(options(page)).toHaveText(['antwoord op vuren plank']);
    await page.unroute(SUGGESTIONS);
  });

  await test.step('Escape closes the list and keeps the words; a second one clears them', async () => {
    await clearSearch(page);
    await searchField(page).fill('douglas');
    await expect(options(page).first()).toBeVisible();
    await searchField(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchField(page)).toHaveValue('douglas');
    await searchField(page).press('Escape');
    await expect(searchField(page)).toHaveValue('');
  });

  await test.step('Tab leaves and closes; a click outside closes and clears the query (search rules 14 and 16)', async () => {
    await clearSearch(page);
    await searchField(page).fill('douglas');
    await expect(options(page).first()).toBeVisible();
    await searchField(page).press('Tab');
    await expect(list(page)).toBeHidden();

    await searchField(page).fill('douglas plank');
    await expect(options(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
    await expect(list(page)).toBeHidden();
    await expect(searchField(page)).toHaveValue('');
  });

  await test.step('Enter without an active option searches', async () => {
    await clearSearch(page);
    await searchField(page).fill('douglas');
    await expect(options(page).first()).toBeVisible();
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?query=douglas$/);
  });

  await test.step('search rule 11: a number of more than 5 digits leads straight to the product', async () => {
    await startSearch(page);
    await clearSearch(page);
    await searchField(page).fill('100101');
    const product = list(page).getByRole('group', { name: 'Producten' }).getByRole('option').first();
    await product.click();
    await expect(page).not.toHaveURL(/\/search/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search, 'without a query').toBe('');
  });
});

test('by keyboard a suggestion is followed, and from there all results are a click away', async ({ page }) => {
  await page.route(SUGGESTIONS, (route) =>
    route.fulfill({
      json: {
        ...nothing,
        category_results: {
          matches: [
            { url: '/planken', label: 'Planken' },
            { url: '/balken', label: 'Balken' },
          ],
        },
      },
    }),
  );
  await openSearch(page);

  await test.step('arrows walk the options and wrap; Home and End move the caret; Enter follows the active one', async () => {
    await searchField(page).fill('hout');
    await expect(options(page)).toHaveCount(2);
    expect(await active(page)).toBeNull();
    await searchField(page).press('ArrowDown');
    expect(await active(page)).toContain('Planken');
    await searchField(page).press('ArrowUp');
    await searchField(page).press('ArrowUp');
    expect(await active(page)).toContain('Balken');
    await searchField(page).press('Home');
    expect(await searchField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    await searchField(page).press('End');
    expect(await searchField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
    await searchField(page).press('ArrowDown');
    await searchField(page).press('ArrowDown');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/(planken|balken)$/);
  });

  await test.step('search rules 8 and 12: four sections, and above 3 products the way to all results', async () => {
    await page.unroute(SUGGESTIONS);
    await startSearch(page);
    await searchField(page).fill('douglas');
    for (const name of ['Populaire categorieën', 'Suggesties', 'Zoekwoorden', 'Producten']) {
      await expect(list(page).getByRole('group', { name })).toBeVisible();
    }
    await list(page).getByRole('option', { name: 'Toon alle resultaten voor douglas' }).click();
    await expect(page).toHaveURL(/\/search\?query=douglas$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoekresultaten voor "douglas"');
  });
});

test('words still being composed ask for nothing and Enter inside them does not search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/autocomplete'))
      asked.push(new URL(request.url()).searchParams.get('query') ?? '');
  });
  await openSearch(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'doug', selectionStart: 4, selectionEnd: 4 });
  await searchField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
  await client.send('Input.insertText', { text: 'douglas' });
  await expect(options(page).first()).toBeVisible();
  expect(asked).toEqual(['douglas']);
});

test('words typed before the code has arrived are kept and searched for', async ({ page }) => {
  const arrive = await hold(page, '**/noest/chunks/*/autocomplete.*');
  await page.goto(CATEGORY);
  await page.getByPlaceholder('Zoek in het assortiment').click();
  await page.keyboard.type('dougla');
  arrive();
  await expect(searchField(page)).toHaveValue('dougla');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('s');
  await expect(searchField(page)).toHaveValue('douglas');
  await expect(options(page).first()).toBeVisible();
});

test('search rule 21: what was searched for is offered in the empty field of every page, and erased', async ({
  page,
}) => {
  await openSearch(page);
  await searchField(page).fill('osb 18mm');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/query=osb/);

  await page.goto(CATEGORY);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await startSearch(page);
  await expect(list(page).getByRole('option', { name: 'osb 18mm' })).toBeVisible();
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
  expect(sent.filter((url) => /osb/i.test(url))).toEqual([]);
  await searchField(page).press('ArrowDown');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?query=osb/);
  await expect(page.getByRole('heading', { name: /^OSB-plaat 18/ }).first()).toBeVisible();

  await page.goto(CATEGORY);
  await startSearch(page);
  await list(page).getByRole('option', { name: 'Wis recente zoekopdrachten' }).click();
  await expect(list(page)).toBeHidden();
  await page.reload();
  await startSearch(page);
  await expect(list(page)).toBeHidden();
});

test('search rule 11: the address of a product has the query once', async ({ page }) => {
  await openSearch(page);
  await searchField(page).fill('rvs vlonder');
  await list(page).getByRole('group', { name: 'Producten' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/rvs-vlonderschroeven\?query=rvs%20vlonder$/);
});

test('fixture shop rule 41: a search for help leads to the page that answers it', async ({ page }) => {
  await openSearch(page);
  await searchField(page).fill('verzenden');
  await list(page).getByRole('option', { name: 'Bezorgen en afhalen' }).click();
  await expect(page).toHaveURL(/\/klantenservice#bezorgen$/);
  await expect(page.getByRole('heading', { name: 'Bezorgen en afhalen' })).toBeVisible();
});

test('search rule 9: the picture of a product is 75 by 75 pixels', async ({ page }) => {
  await openSearch(page);
  await searchField(page).fill('douglas');
  const box = await list(page).locator('img').first().boundingBox();
  expect([box?.width, box?.height]).toEqual([75, 75]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('search rules 8 and 12: products first, and the way to all results in view', async ({ page }) => {
    await page.goto(CATEGORY);
    await page.getByPlaceholder('Zoek in het assortiment').tap();
    await searchField(page).fill('douglas');
    await expect(options(page).first()).toContainText('€');
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('Producten');
    await expect(options(page).first()).toBeInViewport({ ratio: 1 });
    const all = list(page).getByRole('option', { name: 'Toon alle resultaten voor douglas' });
    await expect(all).toBeInViewport({ ratio: 1 });
    // The last option before it stops above it.
    await searchField(page).press('ArrowUp');
    await searchField(page).press('ArrowUp');
    const [last, end] = [await list(page).locator('[aria-selected=true]').boundingBox(), await all.boundingBox()];
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 1);
  });

  test('a tap opens a suggestion, and the page behind an open list stays where it is (search rule 15) @lean', async ({
    page,
  }) => {
    await page.goto(CATEGORY);
    await page.getByPlaceholder('Zoek in het assortiment').tap();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill('douglas');
    await expect(options(page).first()).toBeVisible();
    expect(
      await page.evaluate(
        () => getComputedStyle(document.documentElement).overflow + getComputedStyle(document.body).overflow,
      ),
    ).toMatch(/hidden|clip/);
    await list(page).getByRole('group', { name: 'Producten' }).getByRole('option').first().tap();
    await expect(page).not.toHaveURL(new RegExp(`${CATEGORY}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
