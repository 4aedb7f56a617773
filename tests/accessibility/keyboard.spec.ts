import { expect, test, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { addByForm } from '../support/checkout';
import { begin } from '../support/checkoutSteps';
import { hiddenFocus } from '../support/keyboard';
import { CATEGORY, ITEMS } from '../support/shop';

const SHORT = { width: 375, height: 400 };

test.use({ viewport: SHORT });

test(
  'WCAG 2.4.11: on the way back nothing that has the focus is hidden behind what sticks',
  { tag: '@long' },
  async ({ page }) => {
    await addByForm(page, ITEMS.plank.sku, 12);
    for (const [path, width] of [
      ['/', 375],
      [CATEGORY, 375],
      ['/douglas-vlonderplank-28-x-145-mm', 375],
      ['/qa/quotation-popup', 375],
      ['/checkout/cart', 1280],
      ['/checkout', 1280],
    ] as const) {
      await page.setViewportSize({ ...SHORT, width });
      await page.goto(path);
      await page.evaluate(() => {
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input)')];
        controls.findLast((control) => control.checkVisibility())?.focus();
      });
      expect.soft(await hiddenFocus(page, 'Shift+Tab', 40), `${path}, ${width} px wide`).toEqual([]);
    }
  },
);

for (const [width, height] of [
  [320, 740],
  [640, 360],
  [1280, 720],
] as const) {
  test(`WCAG 2.4.11: at ${width} x ${height} the popup with a quotation hides nothing that has the focus, at the end of the page neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await begin(page);
    await expect(page.locator('[data-component="quotation-popup"]')).toHaveAttribute('data-mount-state', 'mounted');
    await page.clock.fastForward('04:00');
    await expect(page.getByRole('complementary', { name: 'Offerte aanvragen' })).toBeVisible();
    await page.clock.resume();
    expect(await hiddenFocus(page, 'Tab', 60)).toEqual([]);
    expect(await coveredLinks(page)).toEqual([]);
  });
}

test('WCAG 2.4.3: on a phone Tab goes through the menu of the account as it is seen, from the page one is on', async ({
  page,
}) => {
  await logIn(page, 'zakelijk@example.com');
  await page.goto('/offertes');
  const menu = page.getByRole('navigation', { name: 'Mijn account' });
  const current = menu.getByRole('link', { name: 'Offertes' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await current.focus();
  const seen = await menu.locator('a').evaluateAll((links) =>
    links
      .map((link) => ({ name: link.textContent, at: link.getBoundingClientRect().left }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ name }) => name),
  );
  const reached: (string | null)[] = [];
  while (reached.length < seen.length) {
    reached.push(await menu.locator(':focus').textContent());
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(seen);
});

/** The links of the footer of which nothing is seen while they have the focus. */
const coveredLinks = (page: Page): Promise<string[]> =>
  page.locator('footer a').evaluateAll((links) =>
    links.flatMap((link) => {
      (link as HTMLElement).focus();
      const { left, top, width, height } = link.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && (link.contains(there) || there.contains(link)) ? [] : [link.outerHTML];
    }),
  );
