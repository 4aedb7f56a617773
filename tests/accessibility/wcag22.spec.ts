import { expect, test, type Locator, type Page } from 'playwright/test';
import { logIn } from '../support/account';
import { addByForm } from '../support/checkout';
import { CATEGORY, ITEMS } from '../support/shop';
import { violationsOf } from '../support/violations';
import { WIDTHS } from '../support/widths';

/** Success criterion 2.5.8, in CSS pixels. */
const SMALLEST_TARGET = 24;

async function heights(links: Locator): Promise<number[]> {
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
}

/** Links to the fields that are wrong, in a list below its words. */
const summaryLinks = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').and(page.locator('[href^="#"]'));

test.describe('targets are 24 px high at least (WCAG 2.5.8)', () => {
  for (const width of WIDTHS) {
    test(`in the error summary of creating an account, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/customer/account/create');
      await expect(page.locator('[data-component~=form]')).toHaveAttribute('data-mount-state', 'mounted');
      await page.getByRole('main').getByRole('button', { name: 'Account aanmaken' }).click();
      const found = await heights(summaryLinks(page));
      expect(found.length).toBeGreaterThan(4);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    });

    test(`in the error summary of the first step of the checkout, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await addByForm(page, ITEMS.plank.sku, 1);
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Naar verzending' }).click();
      const found = await heights(summaryLinks(page));
      expect(found.length).toBeGreaterThan(4);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    });

    test(`on the reference, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of ['/widgets', '/widgets/slider']) {
        await page.goto(address);
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  }

  test('with an error on a page without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 900 } });
    const page = await context.newPage();
    await page.goto('/customer/account/forget/');
    const main = page.getByRole('main');
    await main.getByLabel('E-mailadres').evaluate((field: HTMLInputElement) => (field.form!.noValidate = true));
    await main.getByRole('button', { name: 'Wachtwoord herstellen' }).click();
    const box = await summaryLinks(page).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    await context.close();
  });
});

/** What axe finds too small and too close together; links within a sentence may be. */
const smallTargets = (page: Page): Promise<string[]> => violationsOf(page, {}, { runOnly: ['target-size'] });

test('no page is wider than a window of 320 px, a review that is written included (WCAG 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page);
  for (const path of ['/review/new?sku=100101', '/widgets', CATEGORY, '/customer/account/edit', '/checkout/cart']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
  }
  await page.goto('/review/new?sku=100101');
  const stars = page.getByRole('main').getByRole('radio');
  await stars.first().focus();
  await expect(page.locator('[data-component=review-form]')).toHaveAttribute('data-mount-state', 'mounted');
  for (let star = 0; star < 5; star += 1) {
    await stars.nth(star).check();
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
    const label = page.locator('.noest-stars__label').nth(star);
    const { x = 0, width = 999 } = (await label.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
  }
});

test.describe("with the reader's own text spacing no name on a card is cut (WCAG 1.4.12)", () => {
  for (const width of [320, 375, 1280]) {
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(CATEGORY);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      const names = page.locator('.noest-card__link');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((links) =>
        links
          .filter((link) => link.scrollHeight > link.clientHeight + 1 || link.scrollWidth > link.clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
      expect(await names.count()).toBeGreaterThan(10);
    });
  }
});
