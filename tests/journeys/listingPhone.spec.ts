import { expect, test, type Page } from 'playwright/test';
import { CATEGORY } from '../support/shop';
import { filter, filters, openListing } from '../support/listing';
import { hold } from '../support/hold';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

/** The card in the middle of the window, and where it is. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.noest-product-list .noest-card')];
    const card = cards.find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
    const link = card?.querySelector('a');
    return { path: link?.getAttribute('href')?.split('?')[0] ?? '', top: card?.getBoundingClientRect().top ?? 0 };
  });

/** Where the card of an address is now; far away where it is gone. */
const topOf = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      document
        .querySelector(`.noest-product-list .noest-card__link[href^="${wanted}"]`)
        ?.closest('.noest-card')
        ?.getBoundingClientRect().top ?? 1e6,
    path,
  );

for (const kind of ['as it was printed', 'with its code']) {
  for (const far of [1500, 4500]) {
    const tag = far === 4500 ? [] : '@long';
    test(`listing rule 20: Back to a listing ${kind} returns to the card at ${far} px`, { tag }, async ({ page }) => {
      const address = `${CATEGORY}?page_size=48`;
      if (kind === 'with its code') await openListing(page, address);
      else await page.goto(address);
      await page.evaluate((top) => scrollTo(0, top), far);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(far);
      // Cards that come into view are laid out in the next frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { path, top } = await inView(page);
      await page.evaluate(
        (wanted) => document.querySelector<HTMLElement>(`.noest-card__link[href^="${wanted}"]`)?.click(),
        path,
      );
      await page.waitForURL((url) => url.pathname === path);
      await page.goBack();
      await expect.poll(async () => Math.abs((await topOf(page, path)) - top)).toBeLessThan(2);
      if (kind !== 'with its code') return;
      await expect(page.locator('[data-component="product-list"]')).toHaveAttribute('data-mount-state', 'mounted');
      await expect.poll(async () => Math.abs((await topOf(page, path)) - top)).toBeLessThan(2);
    });
  }
}

/** Deep in a list the order is changed, without a move of the page. @returns the card that was in view */
async function toAnotherOrder(page: Page) {
  await openListing(page, `${CATEGORY}?page_size=48`);
  await page.evaluate(() => scrollTo(0, 4000));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const card = await inView(page);
  await page.evaluate(() => {
    const order = document.querySelector<HTMLSelectElement>('select[name="sort"]')!;
    order.value = 'name:asc';
    order.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/sort=name/);
  return card;
}

test(
  'listing rule 20: Back from another order of the list returns to the card that was in view',
  { tag: '@long' },
  async ({ page }) => {
    const { path, top } = await toAnotherOrder(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf(page, path)) - top)).toBeLessThan(2);
  },
);

test('listing rule 20: Back returns to the card that was in view, though what stands above it changes a few frames later', async ({
  page,
}) => {
  const { path, top } = await toAnotherOrder(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    const list = document.querySelector<HTMLElement>('[data-component="product-list"]')!;
    const inFrames = (frames: number, work: () => void): void =>
      void requestAnimationFrame(() => (frames > 1 ? inFrames(frames - 1, work) : work()));
    const afterReturn = (): void => {
      if (scrollY === 0) return inFrames(1, afterReturn);
      inFrames(3, () => (list.style.marginTop = '40px'));
      inFrames(6, () => (list.querySelector('li')!.style.marginBottom = '30px'));
      inFrames(9, () => (list.dataset['changed'] = ''));
    };
    afterReturn();
  });
  await page.goBack();
  await expect(page.locator('[data-component="product-list"][data-changed]')).toBeAttached();
  await expect.poll(async () => Math.abs((await topOf(page, path)) - top)).toBeLessThan(2);
});

test('product rule 38: the names of cards are whole, so that neighbours can be told apart', async ({ page }) => {
  await page.goto(CATEGORY);
  const cut = await page
    .locator('.noest-card__link')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollHeight > name.clientHeight + 1 && getComputedStyle(name).overflow !== 'visible')
        .map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
});

test('listing rule 36: what is for pages without scripts is not shown where they run, and nothing moves as the parts come alive', async ({
  page,
}) => {
  const release = await hold(page, '**/noest/chunks/**');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${CATEGORY}?minPrice=5&maxPrice=30`, { waitUntil: 'commit' });
  const order = page.getByRole('combobox', { name: 'Sorteren op' });
  const thumbs = page.getByRole('slider');
  await expect(order).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sortering en aantal toepassen' })).toBeHidden();
  await expect(thumbs).toHaveCount(2);
  const look = async () => ({
    order: await order.boundingBox(),
    thumbs: await thumbs.evaluateAll((all: HTMLInputElement[]) =>
      all.map((thumb) => [thumb.min, thumb.max, thumb.value, JSON.stringify(thumb.getBoundingClientRect())]),
    ),
  });
  await expect(page.locator('article').nth(20)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const before = await look();
  release();
  // A pointer that rests there before the registry listens is no hint.
  await expect(page.locator('[data-component="toolbar"]')).toHaveAttribute('data-mount-state', /./);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').hover();
  for (const part of ['toolbar', 'sort-select', 'filters']) {
    await expect(page.locator(`[data-component="${part}"]`)).toHaveAttribute('data-mount-state', 'mounted');
  }
  expect(await look()).toEqual(before);
});

test('elements rule 14, listing rule 42: a menu or the filters that are open while a tablet is turned are closed where the page shows them otherwise', async ({
  page,
}) => {
  const upright = { width: 820, height: 1180 };
  await page.setViewportSize(upright);
  await openListing(page, CATEGORY);
  const scrolls = async () => {
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo(0, 0));
  };
  for (const [button, drawer] of [
    [page.getByRole('button', { name: 'Menu' }), page.locator('#menu')],
    [page.getByRole('button', { name: 'Filters' }), page.locator('[data-component="filters"]')],
  ] as const) {
    await button.tap();
    await expect.poll(() => drawer.evaluate((element) => element.matches(':modal, :popover-open'))).toBe(true);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => drawer.evaluate((element) => element.matches(':modal, :popover-open'))).toBe(false);
    await scrolls();
    await page.setViewportSize(upright);
  }
});

test('listing rule 22: a filter of the open drawer that fails says so in the drawer, and comes when asked again there', async ({
  page,
}) => {
  const listings = '**/api/catalog/**/product/list**';
  await openListing(page, CATEGORY);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.route(listings, (route) => route.fulfill({ status: 500, body: '' }));
  await filter(page, 'Douglas').click();
  const told = filters(page).getByText('konden niet worden geladen');
  await expect(told).toBeInViewport({ ratio: 1 });
  // The notice of the list below is the one that is read aloud.
  const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: 'konden niet worden geladen' });
  await expect(alerts).toHaveCount(1);

  await page.unroute(listings);
  await filters(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(filter(page, 'Douglas')).toHaveAttribute('aria-current', 'true');
  await expect(told).toHaveCount(0);
  await expect(filters(page)).toBeFocused();
});
