import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { loadMessages } from '../../fixtures/shop/render/messages';
import { importParts } from '../../tools/parts/importParts';
import { statesOf, type PartState, type StateName } from '../../tools/parts/states';

/** The browser that drew the pictures: another one draws its letters and corners otherwise. */
const BROWSER = new URL('browser.txt', import.meta.url);
/** In the others the server's markup stands. */
const PICTURED = new Set<StateName>(['ready', 'busy', 'empty', 'error']);
const FONT = 'templates/theme/fonts/bricolage-grotesque-noest.woff2';
const DAY = String.raw`(?:maan|dins|woens|donder|vrij|zater|zon)dag \d+ [a-z]+`;

const t = loadMessages();
const PARTS = (await importParts()).map(({ declaration }) => declaration);

test.beforeAll(({ browser }, { config }) => {
  const drawn = existsSync(BROWSER) ? readFileSync(BROWSER, 'utf8').trim() : '';
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
    return writeFileSync(BROWSER, `${browser.version()}\n`);
  const words = `the pictures were drawn by Chromium ${drawn}: run it by CHROMIUM_PATH, or draw them anew with -- -u`;
  expect(browser.version(), words).toBe(drawn);
});

for (const part of PARTS) {
  for (const state of statesOf(part).filter(({ name }) => PICTURED.has(name))) {
    test(`${part.name}: ${state.name}`, async ({ page }) => {
      await page.route('**/pictures.woff2', (route) => route.fulfill({ path: FONT }));
      await page.goto(state.address);
      await reach(page, part.name, state);
      await page.evaluate(settle, DAY);
      await expect(page).toHaveScreenshot(`${part.name}-${state.name}.png`);
    });
  }
}

async function reach(page: Page, part: string, { acts, mount, shows, says }: PartState): Promise<void> {
  if (acts.length > 0) await expect(page.locator('html')).toHaveAttribute('data-qa-acts', 'done');
  await expect(page.locator(`[data-component~="${part}"]`).first()).toHaveAttribute(
    'data-mount-state',
    mount ?? 'mounted',
  );
  if (says) await expect(page.getByText(t(says, {}).split('{')[0]!.trim()).first()).toBeAttached();
  if (shows) await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
}

/**
 * Runs in the page: one font, which comes with the theme; the same day in all texts; no photographs, which are
 * the catalogue's.
 */
async function settle(day: string): Promise<void> {
  const font = new FontFace('pictures', 'url(/qa/pictures.woff2)', { weight: '200 800' });
  document.fonts.add(await font.load());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after { font-family: pictures !important; caret-color: transparent !important }
    img { visibility: hidden !important }`);
  document.adoptedStyleSheets.push(sheet);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const fixed = text.nodeValue?.replace(new RegExp(day, 'g'), 'woensdag 25 november') ?? '';
    if (fixed !== text.nodeValue) text.nodeValue = fixed;
  }
}
