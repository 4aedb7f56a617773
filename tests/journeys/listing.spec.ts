import { expect, test, type Page } from 'playwright/test';
import { CATEGORY, consoleErrors, drawer } from '../support/shop';
import { cards, chip, count, filter, filters, openListing, promised } from '../support/listing';
import { LISTINGS } from '../support/listingHistory';
import { press } from '../support/press';
import { hold } from '../support/hold';

const list = (page: Page) => page.locator('[data-component="product-list"]');

test('a filter narrows the list in place, by mouse and by keyboard, and its chip takes it away again @both', async ({
  page,
}) => {
  const said = consoleErrors(page);
  await openListing(page, CATEGORY);
  await page.evaluate(() => Object.assign(window, { isThisDocument: true }));
  const expected = await promised(filter(page, 'Douglas'));

  await filter(page, 'Douglas').click();
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
  await expect(count(page)).toHaveText(`${expected} producten`);
  await expect(cards(page)).toHaveCount(Math.min(24, expected));
  await expect(filter(page, 'Douglas')).toHaveAttribute('aria-current', 'true');

  await test.step('an option that would leave nothing can not be chosen', async () => {
    const none = filter(page, '18 mm');
    await expect(none).toHaveAttribute('aria-disabled', 'true');
    await expect(none).toContainText('0');
  });

  await test.step('one of two filters is taken away, then all of them', async () => {
    await filter(page, '28 mm').click();
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas_dikte-28-mm`);
    await chip(page, 'Douglas').click();
    await expect(page).toHaveURL(`${CATEGORY}/_dikte-28-mm`);
    await page.getByRole('link', { name: 'Wis alle filters' }).click();
    await expect(page).toHaveURL(CATEGORY);
  });

  await test.step('by keyboard', async () => {
    await filter(page, 'Grenen').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${CATEGORY}/_Grenen`);
    await expect(filter(page, 'Grenen')).toBeFocused();
    await chip(page, 'Grenen').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(CATEGORY);
    await expect(list(page)).toBeFocused();
  });
  // None of it was a page load.
  expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);
  expect(said).toEqual([]);
});

test('price, search within, sort, page and size: a page change keeps the rest, anything else leads to the first page', async ({
  page,
}) => {
  await openListing(page, `${CATEGORY}?page=2`);
  const to = filters(page).getByRole('textbox', { name: 'tot' });
  const order = page.getByRole('combobox', { name: 'Sorteren op' });

  await test.step('a price range by its fields and by its thumbs', async () => {
    await to.fill('12,50');
    await to.press('Enter');
    await expect(page).toHaveURL(`${CATEGORY}?maxPrice=12.5`);
    await filters(page).getByRole('slider', { name: 'Laagste prijs' }).press('ArrowRight');
    await expect(page).toHaveURL(/\?minPrice=\d+&maxPrice=12\.5$/);
    await expect(filters(page).getByRole('textbox', { name: 'van' })).not.toHaveValue('');
    await chip(page, '€').click();
    await expect(page).toHaveURL(CATEGORY);
    await expect(to).toHaveValue('');
  });

  await test.step('a search within the category is one more thing that narrows it', async () => {
    const within = page.getByRole('searchbox', { name: 'Zoek in vlonderplanken' });
    await within.fill('bamboe');
    await within.press('Enter');
    await expect(page).toHaveURL(`${CATEGORY}?query=bamboe`);
    await expect(cards(page).first()).toContainText(/bamboe/i);
    await order.selectOption({ label: 'Naam (A - Z)' });
    await expect(page).toHaveURL(`${CATEGORY}?query=bamboe&sort=name%3Aasc`);
    await within.fill('zzzz');
    await within.press('Enter');
    await expect(page.getByText('Geen producten gevonden. Pas je filters aan.')).toBeVisible();
    await chip(page, '"zzzz"').click();
    await expect(page).toHaveURL(`${CATEGORY}?sort=name%3Aasc`);
    await expect(within).toHaveValue('');
  });

  await test.step('a page turned to begins at its first product, which is bought from its card', async () => {
    await order.selectOption({ label: 'Prijs (laag - hoog)' });
    await expect(page).toHaveURL(`${CATEGORY}?sort=price%3Aasc`);
    await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
    await expect(page).toHaveURL(`${CATEGORY}?sort=price%3Aasc&page=2`);
    await expect(list(page)).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
    await list(page)
      .getByRole('button', { name: /^In winkelwagen/ })
      .first()
      .click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await page.getByRole('combobox', { name: 'Toon per pagina' }).selectOption('48');
  await expect(page).toHaveURL(`${CATEGORY}?sort=price%3Aasc&page_size=48`);
  await expect(cards(page)).toHaveCount(48);
});

test('listing rule 40: a press on a filter leaves the scroll position; a change of page leads to the list', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await openListing(page, CATEGORY);
  await filter(page, '28 mm').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 300));
  await filter(page, 'Douglas').focus();
  const before = await scrolled();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Douglas')).toBeVisible();
  expect(await scrolled()).toBe(before);

  // A link whose code does not come within a second leads to the page of the server (mount rule 6).
  await openListing(page, CATEGORY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Volgende' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(list(page)).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();
});

test('listing rule 41: a link that is pressed as another list comes is followed', async ({ page }) => {
  await openListing(page, CATEGORY);
  const answer = await hold(page, LISTINGS);
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Prijs (laag - hoog)' });
  await press(page, page.getByRole('link', { name: 'Pagina 2', exact: true }), async () => {
    const answered = page.waitForResponse(LISTINGS);
    answer();
    await (await answered).finished();
  });
  await expect(page).toHaveURL(/page=2$/);
  await expect(list(page)).toBeFocused();
});

test('listing rule 41: also where the press begins as the address has changed and the list has not', async ({
  page,
}) => {
  await openListing(page, CATEGORY);
  // The page is busy for as long as it takes to press: the press is the first thing after that.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      console.log('pushed');
      for (const end = performance.now() + 400; performance.now() < end;);
    };
  });
  const next = page.getByRole('link', { name: 'Pagina 2', exact: true });
  await next.scrollIntoViewIfNeeded();
  const { x, y } = (await next.boundingBox())!;
  await page.mouse.move(x + 4, y + 4);
  const pushed = page.waitForEvent('console', (message) => message.text() === 'pushed');
  await page.getByRole('combobox', { name: 'Sorteren op' }).selectOption({ label: 'Prijs (laag - hoog)' });
  await pushed;
  await page.mouse.down();
  await page.waitForTimeout(600);
  await page.mouse.up();
  await expect(page).toHaveURL(/page=2$/);
});

test('Back, Forward, reload and a shared link show the same listing; Back returns to the scroll position and the control', async ({
  page,
  context,
}) => {
  await openListing(page, CATEGORY);
  const narrowed = `${await promised(filter(page, 'Douglas'))} producten`;
  await filter(page, 'Douglas').focus();
  await page.evaluate(() => scrollTo(0, 300));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
  await page.evaluate(() => scrollTo(0, 0));
  await filter(page, '28 mm').click();
  await expect(page).toHaveURL(`${CATEGORY}/_Douglas_dikte-28-mm`);

  await page.goBack();
  await expect(count(page)).toHaveText(narrowed);
  await page.goBack();
  await expect(page).toHaveURL(CATEGORY);
  await expect(chip(page, 'Douglas')).toHaveCount(0);
  await expect(filter(page, 'Douglas')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  await page.goForward();
  await expect(chip(page, 'Douglas')).toBeVisible();
  await expect(filter(page, '28 mm')).toBeFocused();
  await filter(page, 'Bamboe').focus();
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await expect(count(page)).toHaveText(narrowed);
  await expect(filter(page, 'Bamboe')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  // A listing that was alive comes alive again by itself, and knows the places of before.
  await expect(page.locator('[data-component="filters"]')).toHaveAttribute('data-mount-state', 'mounted');
  await expect(filter(page, 'Bamboe')).toBeFocused();
  await page.goBack();
  await expect(filter(page, 'Douglas')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(count(shared)).toHaveText(narrowed);
});

test('search results are the same listing, without a category', async ({ page }) => {
  await openListing(page, '/search?query=douglas');
  await filter(page, 'Lariks').or(filter(page, '28 mm')).first().click();
  await expect(page).toHaveURL(/\/search\/_[^?]+\?query=douglas$/);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the filters are a drawer with their number on its button, and stay open while the list behind follows @lean', async ({
    page,
  }) => {
    await openListing(page, CATEGORY);
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await filter(page, 'Douglas').click();
    await expect(page).toHaveURL(`${CATEGORY}/_Douglas`);
    await expect(filters(page)).toBeVisible();
    await filters(page)
      .getByRole('button', { name: /^Toon \d+ product/ })
      .click();
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filters\s*, gekozen: 1$/ })).toBeVisible();
  });
});

test.describe('listing rule 42: the focus returns to the button of the filters', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('also where it was pressed before the toolbar had its code', async ({ page }) => {
    await page.goto(CATEGORY);
    await page.getByRole('button', { name: 'Filters' }).click();
    for (const part of ['toolbar', 'filters']) {
      await expect(page.locator(`[data-component="${part}"]`)).toHaveAttribute('data-mount-state', 'mounted');
    }
    await filters(page).getByRole('button', { name: 'Sluiten' }).click();
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
});
