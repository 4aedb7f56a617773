import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'playwright/test';

/** A copy of the project in a temporary folder, with the packages that are installed here. */
const NEEDED = [
  'docs',
  'src',
  'fixtures',
  'templates',
  'tools',
  'tests',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const NAME = 'oak-sign';
const FOLDER = `src/widgets/elements/parts/${NAME}`;
const MANY = 100;

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let root: string;
let shop: ChildProcess | undefined;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'noest-'));
  for (const path of [...NEEDED, 'README.md', 'LICENSE']) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});

test.afterAll(() => {
  shop?.kill();
  rmSync(root, { recursive: true, force: true });
});

test('a new part works in a page, in the reference, for testers, in the README and the size table; no other file changes', async ({
  page,
}) => {
  const before = hashes();
  run('npm', 'run', '-s', 'new-part', '--', `elements/${NAME}`);
  run('npm', 'run', '-s', 'readme');
  const touched = [...hashes()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  expect(touched.filter((file) => !file.startsWith(`${FOLDER}/`))).toEqual(['README.md']);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`| \`${NAME}\` | elements | widget |`);

  run('npm', 'run', '-s', 'build');
  // The table is of both builds; that of the project itself will do for the other one.
  cpSync('dist/lean', join(root, 'dist/lean'), { recursive: true });
  expect(sizeTable()).toMatch(new RegExp(`^react ${NAME} +[\\d.]+`, 'm'));

  const address = await startShop();
  await page.goto(`${address}/qa/${NAME}`);
  const part = page.locator(`[data-component=${NAME}]`);
  await expect(part).toHaveAttribute('data-mount-state', 'mounted');
  await expect(part).toHaveText(/Eiken\s+Eiken plank/);
  await page.goto(`${address}/widgets`);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'data-label' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'content' })).toBeVisible();
});

test('a name that a part of another feature has is refused; a feature of two words has parts too', () => {
  const made = (part: string) =>
    spawnSync('npm', ['run', '-s', 'new-part', '--', part], { cwd: root, encoding: 'utf8' });
  expect(made('elements/cart-count').stderr).toContain('src/widgets/cart/parts/cart-count exists already');
  expect(made('elements/OakSign').stderr).toContain(
    'in lower case with hyphens between words, found "elements/OakSign"',
  );
  expect(made('quick-order/oak-list').stderr).toBe('');
  cpSync(join(root, 'src/widgets/quick-order/parts/oak-list'), join(root, 'src/widgets/cart/parts/oak-list'), {
    recursive: true,
  });
  const readme = spawnSync('npm', ['run', '-s', 'readme'], { cwd: root, encoding: 'utf8' });
  expect(readme.stderr).toContain('src/widgets/quick-order/parts/oak-list: expected a name of its own');
  for (const feature of ['quick-order', 'cart']) {
    rmSync(join(root, 'src/widgets', feature, 'parts/oak-list'), { recursive: true });
  }
});

test('with 100 more parts the first load grows by at most 10 bytes for each', { tag: '@long' }, () => {
  const small = firstLoad(sizeTable());
  // By one part's folder, so that no command runs a hundred times.
  for (let part = 0; part < MANY; part += 1) {
    const folder = join(root, 'src/widgets/elements/parts', `${NAME}-${part}`);
    cpSync(join(root, FOLDER), folder, { recursive: true });
    execFileSync('sed', [
      '-i',
      `s/${NAME}/${NAME}-${part}/g`,
      ...readdirSync(folder).map((file) => join(folder, file)),
    ]);
    execFileSync('mv', [join(folder, `${NAME}.css`), join(folder, `${NAME}-${part}.css`)]);
  }
  run('npm', 'run', '-s', 'build');
  const table = sizeTable();
  expect((firstLoad(table) - small) / MANY).toBeLessThanOrEqual(10);
  expect(table).toMatch(/^react first load .*within/m);
});

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The table of sizes, also where some budget is exceeded: that is for the size command to say. */
function sizeTable(): string {
  return spawnSync('npm', ['run', '-s', 'size'], { cwd: root, encoding: 'utf8' }).stdout;
}

/** In bytes, of the React build. */
function firstLoad(size: string): number {
  return Number(/^react first load +([\d.]+)/m.exec(size)?.[1]) * 1000;
}

function hashes(): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules') && !file.startsWith('dist'))
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile());
  return new Map(
    files.map((file) => [relative(root, file), createHash('sha1').update(readFileSync(file)).digest('hex')]),
  );
}

async function startShop(): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SHOP_DB: join(root, 'shop.sqlite'), NOEST_BUILD: 'react' };
  shop = spawn(process.execPath, ['--import', 'tsx', 'fixtures/shop/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return address;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
