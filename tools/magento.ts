import { cpSync, existsSync, rmSync } from 'node:fs';
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
console.log(`${kit}: copied from ${build}`);
