import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MEDIA_FOLDER } from '../../fixtures/shop/catalogue/media';
import { kitEntry } from '../../fixtures/shop/kitEntry';
import { GUIDES } from '../../fixtures/shop/pages/reference/guides';
import {
  guidePage,
  indexPage,
  llmsText,
  partPage,
  PARTS,
  wordsOf,
  type ReferencePage,
} from '../../fixtures/shop/pages/reference/pages';
import { createRenderer } from '../../fixtures/shop/render/engine';
import { ROOT } from '../parts/importParts';
import { fileOf, withRelativeLinks } from './links';

/**
 * `npm run build:docs`: the reference as files for any static server, in dist/docs. `-- https://shop.example` names a fixture shop that
 * its links to test pages lead to.
 */
const [shop = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const FOLDER = join(ROOT, 'dist/docs');
const KIT = join(ROOT, 'dist/react');
if (!existsSync(join(KIT, 'noest.js'))) throw new Error('dist/react: expected a build; run npm run build first');

const renderer = createRenderer(() => kitEntry(KIT));
const assets = new Set<string>();

rmSync(FOLDER, { recursive: true, force: true });
writePage('/widgets', indexPage(''));
for (const { declaration } of PARTS) {
  const { name, qa } = declaration;
  // An example that asks a shop has none here.
  writePage(`/widgets/${name}`, partPage(name, new URLSearchParams()), qa?.error === undefined);
}
for (const { name } of GUIDES) writePage(`/widgets/guides/${name}`, guidePage(name));
write('llms.txt', llmsText(fileOf));
write(
  'search.json',
  JSON.stringify(Object.fromEntries(PARTS.map(({ declaration }) => [declaration.name, wordsOf(declaration)]))),
);
cpSync(join(ROOT, 'fixtures/widgets/reference.js'), join(FOLDER, 'reference.js'));
cpSync(KIT, join(FOLDER, 'noest'), { recursive: true, filter: (file) => !/\.map$|[\\/]\.vite/.test(file) });
for (const asset of assets) writeAsset(asset);
console.log(`${PARTS.length} parts and ${GUIDES.length} guides in dist/docs`);

function writePage(path: string, page: ReferencePage | null, isLive = false): void {
  if (!page) throw new Error(`${path}: expected a page`);
  const { title, description = '', sheet = '' } = page.head;
  const html = renderer.render(page.template, {
    ...page.model,
    frame: 'reference',
    isServed: false,
    isLive,
    page: { title, description, sheet },
    shop: { csrfToken: '', address: '/', cartCount: 0, wishes: [], messages: [], priceView: 'incl_tax' },
  });
  const { text, local } = withRelativeLinks(html, shop);
  for (const asset of local) assets.add(asset);
  write(fileOf(path), text);
}

/** A file of the theme, whose sheet may ask for others beside it, or a picture of the catalogue. */
function writeAsset(path: string): void {
  if (path.startsWith('/media/'))
    return cpSync(new URL(path.slice('/media/'.length), MEDIA_FOLDER), join(FOLDER, path));
  const file = renderer.theme.file(path.slice('/theme/'.length));
  if (!file) throw new Error(`${path}: the theme has no such file`);
  if (!path.endsWith('.css')) return write(path, file.bytes);
  const sheet = Buffer.from(file.bytes).toString('utf8');
  for (const [, beside = ''] of sheet.matchAll(/url\(["']?(\/theme\/[^"')]+)/g)) writeAsset(beside);
  write(path, sheet.replaceAll('/theme/', ''));
}

function write(path: string, content: string | Uint8Array): void {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
