import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { tokensOfPackage } from '../css/tokens';
import { importParts, ROOT } from '../parts/importParts';
import { checkerBuild } from './checkerBuild';
import { BUILDS } from '../vite/kitBuild';
import { dutchMessages } from './dutchMessages';
import { configSchema, htmlCustomData, propsSchema, webTypes } from './editors';
import { filesManifest } from './filesManifest';
import { moduleBuild } from './moduleBuild';
import { partsManifest } from './partsManifest';
import { billOfMaterials } from './sbom';
import { writeTypes } from './types';

/**
 * `npm run build:package`: what the package holds beside the two builds of files, which are there already: modules for a
 * theme's own bundler, types, the command that checks templates, and what is known of the parts, as data.
 */
const DATA = join(ROOT, 'dist/data');

const { name: packageName, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  'name' | 'version',
  string
>;
const parts = await importParts();
for (const name of BUILDS) {
  if (!existsSync(join(ROOT, `dist/${name}/noest.js`))) {
    throw new Error(`dist/${name}: expected a build; run npm run build and npm run build:lean first`);
  }
  await build(moduleBuild(name, parts, ROOT, `dist/module/${name}`));
}
await build(checkerBuild(parts, ROOT, 'dist/bin'));
writeTypes(ROOT, join(ROOT, 'dist/types'));
mkdirSync(join(DATA, 'schemas'), { recursive: true });
writeFileSync(join(DATA, 'tokens.css'), tokensOfPackage());
write('parts.json', partsManifest(parts, version));
write('files.json', {
  version,
  builds: Object.fromEntries(BUILDS.map((name) => [name, filesManifest(join(ROOT, `dist/${name}`))])),
});
write('sbom.json', billOfMaterials(ROOT, packageName));
write('html-custom-data.json', htmlCustomData(parts));
write('web-types.json', webTypes(parts, version));
write('schemas/noest-config.json', configSchema(dutchMessages(join(ROOT, 'src'))));
for (const part of parts) write(`schemas/${part.declaration.name}.json`, propsSchema(part));

function write(file: string, content: object): void {
  writeFileSync(join(DATA, file), `${JSON.stringify(content, null, 2)}\n`);
}
