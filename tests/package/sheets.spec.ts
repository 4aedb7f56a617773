import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { BUILDS } from '../../tools/vite/kitBuild';
import { unpack } from './unpacked';

let folder: string;

test.beforeAll(() => {
  folder = unpack();
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sheet(file: string): string {
  return readFileSync(join(folder, 'node_modules/noest/dist', file), 'utf8');
}

test('a theme that imports the tokens has the sizes of the kit in a rem of ten pixels, and the colours of a dark page', async ({
  page,
}) => {
  const theme = `html { font-size: 62.5% } p { padding: var(--noest-space-4); color: var(--noest-color-ink) }`;
  const sheets = [sheet('data/tokens.css'), sheet('react/noest.dark.css'), theme].map((css) => `<style>${css}</style>`);
  await page.setContent(
    `<!doctype html><html lang="nl"><head>${sheets.join('')}</head><body><p>Plank</p></body></html>`,
  );
  const text = page.getByText('Plank');
  await expect(text).toHaveCSS('padding-top', '16px');
  await expect(text).toHaveCSS('color', 'rgb(29, 27, 24)');
  await page.evaluate(() => (document.documentElement.dataset['noestScheme'] = 'dark'));
  await expect(text).toHaveCSS('color', 'rgb(241, 238, 232)');
});

test('every name of docs/own-parts.md and docs/theming.md leads to a file, on the lean build too', () => {
  const { resolve } = createRequire(join(folder, 'index.js'));
  const names = ['noest.css', 'tokens.css', 'parts/minicart'];
  const files = ['noest.all.css', 'noest.all.unlayered.css', 'noest.dark.css', 'head.js', 'sheets/minicart.css'];
  const both = [...names, ...BUILDS.flatMap((name) => files.map((file) => `files/${name}/${file}`))];
  const paths = [...both, ...both.map((path) => `lean/${path}`)];
  expect(paths.filter((path) => !existsSync(resolve(`noest/${path}`)))).toEqual([]);
});
