import { expect, test, type Page } from 'playwright/test';
import { begin } from '../support/checkoutSteps';
import { CATEGORY, ITEMS, cartLink, openProduct } from '../support/shop';

/* What axe can not tell; docs/accessibility.md names the test of each criterion. */

const PAGES = [
  '/',
  CATEGORY,
  '/search?query=douglas',
  '/checkout/cart',
  '/customer/account/login',
  '/toegankelijkheid',
];

test('WCAG 1.3.4: in landscape on a phone everything is there, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 640);
  }
});

test('WCAG 1.3.5 and 3.3.8: fields about the shopper say so, and a password may be filled in or pasted', async ({
  page,
  context,
}) => {
  await page.goto('/customer/account/create');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Voornaam')).toHaveAttribute('autocomplete', 'given-name');
  await expect(main.getByLabel('Achternaam')).toHaveAttribute('autocomplete', 'family-name');
  await expect(main.getByLabel('E-mailadres')).toHaveAttribute('autocomplete', 'email');
  await expect(main.locator('[type=password]').first()).toHaveAttribute('autocomplete', 'new-password');

  await page.goto('/customer/account/login');
  const password = page.getByRole('main').locator('[type=password]').first();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Welkom-01'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('Welkom-01');

  await openProduct(page, ITEMS.plank);
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
  await page.goto('/checkout/cart');
  await begin(page);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true }).first();
  await expect(field('E-mailadres')).toHaveAttribute('autocomplete', /\bemail$/);
  await expect(field('Voornaam')).toHaveAttribute('autocomplete', /\bgiven-name$/);
  await expect(field('Postcode')).toHaveAttribute('autocomplete', /\bpostal-code$/);
  await expect(field('Telefoonnummer')).toHaveAttribute('autocomplete', /\btel$/);
});

test('WCAG 1.4.11: in forced colours every field and button has an edge, and what is chosen is seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of PAGES) {
    await page.goto(path);
    expect.soft(await withoutEdge(page), path).toEqual([]);
  }
  await openProduct(page, ITEMS.configurable);
  expect.soft(await withoutEdge(page), ITEMS.configurable.name).toEqual([]);

  // What is chosen, how far one is, and the line of the slider have colours of their own, or an edge.
  await page.goto(CATEGORY);
  const isDrawn = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { borderTopStyle, backgroundImage } = getComputedStyle(element, part);
        return borderTopStyle !== 'none' || backgroundImage !== 'none';
      }, pseudo);
  expect.soft(await isDrawn('.noest-paginator__link[aria-current]')).toBe(true);
  expect.soft(await isDrawn('.noest-range', '::before')).toBe(true);
  await begin(page);
  const steps = page.locator('.noest-progress__step');
  await expect(steps).toHaveCount(3);
  const bars = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).borderTopColor));
  expect.soft(new Set(bars.slice(0, 2)).size).toBe(2);
});

/** Fields and buttons of the page whose edge is their background alone, which forced colours take away; a slider has its thumb. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [
      ...main.querySelectorAll<HTMLElement>(
        'button, input:not([type=hidden], [type=range]), select, textarea, a[class*=button]',
      ),
    ]
      .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, appearance, textDecorationLine } =
          getComputedStyle(control);
        const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px';
        const isText = textDecorationLine === 'underline' || control.querySelector('svg') !== null;
        return !hasBorder && outlineStyle === 'none' && appearance === 'none' && !isText;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

test('WCAG 2.4.1: the first Tab is a link to what the page is about', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('WCAG 2.4.2: each page has a title of its own', async ({ page }) => {
  const titles: string[] = [];
  for (const path of [...PAGES, `${CATEGORY}?page=2`, '/dit-bestaat-niet']) {
    await page.goto(path);
    titles.push(await page.title());
  }
  expect(titles.every((title) => title.includes('Noest'))).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('WCAG 2.5.2: a press that leaves the button before it ends does nothing', async ({ page }) => {
  await openProduct(page, ITEMS.plank);
  const button = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first();
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await button.click();
  await expect(cartLink(page)).toHaveAccessibleName('Winkelwagen, 1 artikel');
});

test('WCAG 2.1.4: no single letter does anything outside a field', async ({ page }) => {
  await page.goto(CATEGORY);
  const before = page.url();
  for (const key of ['a', 'c', 'k', 'm', 's', 'z', '1', '/', '?', '-', '+']) await page.keyboard.press(key);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(before);
});

test('WCAG 3.2.3 and 3.2.6: menu, search, cart and telephone number stand in one order on every page', async ({
  page,
}) => {
  const orders = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const names = await page
      .getByRole('banner')
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll((controls) =>
        controls.map((control) => control.getAttribute('href') ?? control.getAttribute('name')),
      );
    orders.add(JSON.stringify(names));
    const call = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /033 123 45 67/ })
      .first();
    await expect(call).toHaveAttribute('href', /^tel:/);
  }
  expect([...orders]).toHaveLength(1);
});
