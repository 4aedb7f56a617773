import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { build, type PreviewServer, type Rolldown } from 'vite';
import { serve, unpack } from './unpacked';

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

let folder: string;
let server: PreviewServer | undefined;

test.beforeAll(() => {
  folder = unpack();
});

test.afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of ['react', 'lean']) {
  test(`own parts rule 1: a script without a bundler defines a behaviour and a widget beside the kit (${name})`, async ({
    page,
  }) => {
    const site = join(folder, `page-script-${name}`);
    cpSync('templates/examples/page-script', site, { recursive: true });
    cpSync(join(folder, `node_modules/noest/dist/${name}`), join(site, 'noest'), { recursive: true });
    await expectOwnParts(page, site);
  });

  test(`own parts rule 2: a theme's own build defines them, and has one ${name === 'lean' ? 'Preact' : 'React'} with the kit`, async ({
    page,
  }) => {
    const theme = join(folder, `theme-${name}`);
    cpSync('templates/examples/theme-build', theme, { recursive: true });
    const built = await build({
      configFile: false,
      logLevel: 'error',
      root: theme,
      resolve: { alias: name === 'lean' ? LEAN : [] },
    });
    expect(copiesOf(name === 'lean' ? 'preact' : 'react', built)).toBe(1);
    expect(copiesOf('react', built)).toBe(name === 'lean' ? 0 : 1);
    await expectOwnParts(page, join(theme, 'dist'));
  });
}

test('own parts rule 3: the types of the package hold in a theme that is checked strictly', () => {
  const theme = join(folder, 'theme-types');
  cpSync('templates/examples/theme-build', theme, { recursive: true });
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', theme, '--noEmit'], { stdio: 'inherit' });
});

/** How many packages of that name are in a build, by their folders. */
function copiesOf(library: string, built: Awaited<ReturnType<typeof build>>): number {
  const { output } = built as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const folders = modules.flatMap((id) => new RegExp(`^.*/node_modules/${library}/`).exec(id) ?? []);
  return new Set(folders).size;
}

/** As docs/own-parts.md has it for the lean build. */
const LEAN = [
  { find: /^noest$/, replacement: 'noest/lean' },
  { find: /^noest\/(.+)$/, replacement: 'noest/lean/$1' },
  { find: /^react$|^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

async function expectOwnParts(page: Page, site: string): Promise<void> {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const started = await serve(site);
  server = started.server;
  await page.clock.setFixedTime(new Date('2026-03-02T12:00:00'));
  await page.goto(started.address);

  await expect(page.locator('[data-component=opening-hours]')).toHaveText('Open van 8 tot 17 uur. Nu open');
  const planks = page.locator('[data-component=plank-count]');
  await expect(planks).toContainText('Een plank is 145 mm breed.');
  await expect(planks.getByRole('status')).toHaveText('21 planken');
  await planks.getByRole('spinbutton', { name: 'Breedte van de wand in cm' }).fill('145');
  await expect(planks.getByRole('status')).toHaveText('10 planken');
  expect(said).toEqual([]);

  // A part of the kit runs beside them. There is no shop here: the drawer says so.
  const minicart = page.locator('[data-component=minicart]');
  await minicart.getByRole('link').hover();
  await expect(minicart).toHaveAttribute('data-mount-state', 'mounted');
  await minicart.getByRole('link').click();
  await expect(page.getByRole('dialog', { name: /^Winkelwagen/ })).toBeVisible();
}
