import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../parts/importParts';
import { pack } from './pack';

/**
 * `npm run check:package`: packs what is built, and checks the file as its users get it: nothing but what is made for them,
 * every entry point has its file and its types (publint, Are the Types Wrong), and its size.
 */
/** With room for what is added: it tells a file that came in by mistake, such as maps or the files of a build before. */
const MOST_BYTES = 2_000_000;
/** What may be in it. */
const ALLOWED =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|docs\/[\w-]+\.md|templates\/examples\/.+|dist\/(?:react|lean|module|types|data|bin)\/(?!.*\.map$).+)$/;
const REQUIRED = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'docs/start.md',
  'docs/own-parts.md',
  'templates/examples/page-script/index.html',
  'dist/react/noest.js',
  'dist/bin/noest.js',
  'dist/lean/noest.js',
  'dist/module/react/noest.js',
  'dist/module/lean/noest.js',
  'dist/types/public/module/index.d.ts',
  'dist/data/parts.json',
  'dist/data/files.json',
  'dist/data/sbom.json',
  'dist/data/html-custom-data.json',
  'dist/data/web-types.json',
  'dist/data/schemas/noest-config.json',
];

const folder = mkdtempSync(join(tmpdir(), 'noest-package-'));
try {
  const { filename, size, paths } = pack(folder);
  const strange = paths.filter((path) => !ALLOWED.test(path));
  const missing = REQUIRED.filter((path) => !paths.includes(path));
  const isOver = size > MOST_BYTES;
  for (const path of strange) console.error(`${path}: is none of the package's business`);
  for (const path of missing) console.error(`${path}: expected in the package`);
  console.log(`${filename}: ${paths.length} files, ${kilobytes(size)} of ${kilobytes(MOST_BYTES)}`);
  run('npx', ['publint', '--strict', join(folder, filename)]);
  // Themes resolve by `exports`, as ES modules; a style sheet is none.
  const files = ['noest.css', 'tokens.css', 'files/*.css', 'files/*'];
  const sheets = ['--exclude-entrypoints', ...files, ...files.map((file) => `lean/${file}`)];
  run('npx', ['attw', join(folder, filename), '--profile', 'esm-only', '--format', 'table-flipped', ...sheets]);
  if (strange.length > 0 || missing.length > 0 || isOver) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function run(command: string, words: string[]): void {
  execFileSync(command, words, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
