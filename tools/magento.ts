import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chosenBuild } from './vite/kitBuild';

/**
 * `npm run build:magento`: puts the built kit into the Magento module, where Magento publishes it from. `NOEST_BUILD=lean`
 * takes the lean build.
 */
const build = path.resolve('dist', chosenBuild());
const kit = path.resolve('templates/magento/Noest_Widgets/view/frontend/web/kit');
if (!existsSync(path.join(build, 'noest.js'))) throw new Error(`${build}: expected a build, run npm run build first`);
rmSync(kit, { recursive: true, force: true });
// Only tools read the manifest, and a shop need not publish maps of the source.
cpSync(build, kit, { recursive: true, filter: (file) => path.basename(file) !== '.vite' && !file.endsWith('.map') });
writeFileSync(path.join(kit, 'noest.all.css'), allSheets(path.join(kit, 'chunks')));
console.log(`${kit}: copied from ${build}`);

/** What every part looks like. By its custom properties no part fetches a sheet that is in it (shared rule 44). */
function allSheets(chunks: string): string {
  const [version] = readdirSync(chunks);
  if (version === undefined) throw new Error(`${chunks}: expected a folder of chunks`);
  const sheets = readdirSync(path.join(chunks, version)).filter((file) => file.endsWith('.css'));
  const [shared, own] = [sheets.filter(isShared), sheets.filter((file) => !isShared(file))];
  const marks = sheets.map((file) => `--noest-has-${path.basename(file, '.css')}:1`).join(';');
  const rules = [...shared, ...own].map((file) => readFileSync(path.join(chunks, version, file), 'utf8'));
  return `${rules.join('\n')}\n:root{${marks}}\n`;
}

/** The sheets of libraries come first, as where a part loads them. */
function isShared(file: string): boolean {
  return ['look.css', 'rules.css', 'fields.css', 'idle.css'].includes(file);
}
